# make run: opens the pages.  make lab: opens the notebooks in JupyterLab.
# make check: runs every check that needs no browser.  make test: runs all tests.
# make site: writes the pages as files that need no server.  make bench: measures.  make clean: removes what make made.
# Needs make and Python 3.11 or newer; everything else is installed into .venv at the pinned versions.

PINS   := binder/requirements.txt tests/requirements.txt
PYTHON := .venv/bin/python
PIP    := $(PYTHON) -m pip install --quiet --disable-pip-version-check
# Options for Voila, e.g. make run VOILA="--Voila.ip=0.0.0.0" to let the phones at the table in.
VOILA  :=
# One test worker a core, a file at a time: each worker imports all tests and starts a process from which pages are forked, so that
# more workers would cost more than they gain. Browser tests mostly wait, so they get two workers a core.
CORES  := $(shell getconf _NPROCESSORS_ONLN)
PYTEST := $(PYTHON) -m pytest --dist loadfile --no-loadscope-reorder --durations 10

.PHONY: run lab check types scripts tests test bench site badge clean
.DEFAULT_GOAL := run

run: .venv/ready-to-run
	@$(PYTHON) -m village_widgets.host.serving $(VOILA)

lab: .venv/ready-to-run
	@$(PYTHON) -m village_widgets.host.serving --lab

# Tests start hundreds of processes, so Python keeps compiled files whatever the shell's settings. They make thousands of small
# databases, so their temporary files are in memory if the system has a folder there.
check test: export PYTHONDONTWRITEBYTECODE :=
check test: export PYTEST_DEBUG_TEMPROOT := $(wildcard /dev/shm)

# The three parts run in parallel, so that no core idles; only the tests print their progress. They take longest, and at times wait
# for a process: the other parts give way to them, and fill their gaps.
check: .venv/ready-to-test tests/scripts/node_modules/ready
	@$(MAKE) --no-print-directory --jobs types scripts tests

types:
	@nice $(PYTHON) -m ruff check --quiet .
	@nice $(PYTHON) -m ruff format --quiet --check .
	@nice $(PYTHON) -m mypy

scripts:
	@said=$$(nice npm --prefix tests/scripts --silent test 2>&1) || { echo "$$said"; exit 1; }

tests:
	@$(PYTEST) -n $(CORES) --ignore tests/browser

# `make test VILLAGE_SAMPLES=long` tries the laws on more random games (about five minutes), `VILLAGE_SAMPLES=whole` on all.
# Browser tests that fail run once more, alone on the machine, and must pass then.
test: check
	$(PYTEST) -n $$((2 * $(CORES))) tests/browser || $(PYTHON) -m pytest --last-failed --last-failed-no-failures none --exitfirst tests/browser

bench: .venv/ready-to-test
	@$(PYTHON) -m tests.benchmarks

# Pages without a server, in a folder that any web server can offer. Python for browsers (pyodide) comes from npm.
SITE    := build/site
PARTS   := build/parts
PYODIDE := 314.0.7
MADE_FOR := --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
site: .venv/ready-to-run $(PARTS)/$(PYODIDE)
	@$(PYTHON) -m village_widgets.site $(SITE) $(PARTS)

$(PARTS)/$(PYODIDE):
	@command -v npm >/dev/null || { echo "Python for browsers comes from npm (on Debian and Ubuntu: nodejs and npm)." >&2; exit 1; }
	@echo "Fetching Python for browsers (once) ..."
	@rm -rf $(PARTS) && mkdir -p $(PARTS)
	@npm install --prefix $(PARTS) --silent --no-save --no-package-lock pyodide@$(PYODIDE)
	@sed -n '/^msgspec==/,/[^\\]$$/p' binder/requirements.txt > $(PARTS)/wheels.txt
	@$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps $(MADE_FOR) --require-hashes --requirement $(PARTS)/wheels.txt --dest $(PARTS)
	@touch $@

# Replaces the README's line that ends in <!-- badge --> by a button that opens the pages on Binder, and the targets of its links
# by language by the pages there.
BINDER := https://mybinder.org
badge: PAGES = $(BINDER)/v2/gh/$(OWNER)/village-companion/HEAD?urlpath=voila%2Frender%2Fnotebooks%2F
badge:
	@case "$(OWNER)" in ""|OWNER|*[!A-Za-z0-9-]*) echo "The owner of the repository is missing or no name: make badge OWNER=name" >&2; exit 2;; esac
	@sed -e 's|^.*<!-- badge -->$$|[![Open the pages on Binder]($(BINDER)/badge_logo.svg)]($(PAGES)play.ipynb) <!-- badge -->|' \
		-e 's|([^ ()]*lang=\([A-Za-z-]*\))|($(PAGES)00_welcome.ipynb%3Flang%3D\1)|' \
		-e 's|([^ ()]*lang%3D\([A-Za-z-]*\))|($(PAGES)00_welcome.ipynb%3Flang%3D\1)|' README.md > README.new
	@mv README.new README.md

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis tests/scripts/node_modules

# Install the packages of some pins, and this project with its extras. The pins are complete for Python 3.11 on Linux, where pip
# checks their hashes. Elsewhere other packages are needed too, and pip only uses the pinned versions.
comma := ,
define install
	if $(PYTHON) -c 'import sys; sys.exit((*sys.version_info[:2], sys.platform) != (3, 11, "linux"))'; then \
		$(PIP) --require-hashes $(addprefix --requirement ,$(1)) && $(PIP) --no-deps --editable .; \
	else \
		sed '/--hash=/d; s/ *\\$$//; s/\[.*\]//' $(1) > .venv/pins.txt && $(PIP) --constraint .venv/pins.txt --editable "$(2)"; \
	fi
endef

# An environment is ready if its mark is newer than the pins and the project file.
.venv/ready-to-run: .venv/made pyproject.toml $(PINS)
	@echo "Installing what the pages need (about a minute, once) ..."
	@$(call install,binder/requirements.txt,.)
	@touch $@

.venv/ready-to-test: .venv/made pyproject.toml $(PINS)
	@echo "Installing what the tests need (about a minute, once) ..."
	@$(call install,$(PINS),.[test$(comma)bench])
	@touch $@ .venv/ready-to-run

# The tools that check the scripts come from npm. Only they and `make site` need node.
tests/scripts/node_modules/ready: tests/scripts/package.json
	@command -v npm >/dev/null || { echo "The pages' scripts are checked with node and npm (on Debian and Ubuntu: nodejs and npm)." >&2; exit 1; }
	@echo "Installing what checks the scripts (once) ..."
	@npm --prefix tests/scripts install --silent
	@touch $@

.venv/made:
	@suitable='import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'; \
	for python in python3.11 python3.12 python3.13 python3.14 python3 python; do \
		if $$python -c "$$suitable" >/dev/null 2>&1; then \
			echo "Making .venv with $$($$python --version) ..."; \
			$$python -m venv .venv && touch $@ && exit 0; \
			exit 1; \
		fi; \
	done; \
	echo "Village Companion needs Python 3.11 or newer, with its venv module, and found none." >&2; \
	echo "Install it from your system's packages (on Debian and Ubuntu: python3 and python3-venv), then run make again." >&2; \
	exit 1
