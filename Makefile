# Village Companion.  make run: play.  make lab: the notebooks, to read and change.
# make check: everything that is checked without a browser.  make test: that, and all that a browser shows.
# make site: the pages as files, which need no server.
# Needs Python 3.11 or newer and make; all else is installed into .venv, at the versions of the two lists.

PINS   := binder/requirements.txt tests/requirements.txt
PYTHON := .venv/bin/python
PIP    := $(PYTHON) -m pip install --quiet --disable-pip-version-check $(addprefix --constraint ,$(PINS))
# Handed on to Voila by `make run`, for example: make run VOILA="--Voila.ip=0.0.0.0" lets the phones at the table in.
VOILA  :=
# Tests run side by side, a file at a time, one a core: each worker first reads all tests (and compiles them, the first time), and
# begins a parent of processes, which costs more than a further one would gain while some wait. A browser waits twice as long as it
# works: there can be two of them a core.
CORES  := $(shell getconf _NPROCESSORS_ONLN)
PYTEST := $(PYTHON) -m pytest --dist loadfile --no-loadscope-reorder --durations 10

.PHONY: run lab check types scripts tests test bench site badge clean
.DEFAULT_GOAL := run

run: .venv/ready-to-run
	@$(PYTHON) -m village_widgets.host.serving $(VOILA)

lab: .venv/ready-to-run
	@$(PYTHON) -m village_widgets.host.serving --lab

# Hundreds of processes are started: what Python compiles is kept for the next, whatever the shell says. Thousands of small
# databases are made and soon gone: they lie in memory, where there is such a folder, and wait for no disk.
check test: export PYTHONDONTWRITEBYTECODE :=
check test: export PYTEST_DEBUG_TEMPROOT := $(wildcard /dev/shm)

# All side by side, so that no core waits; the tests show how they go on.
check: .venv/ready-to-test tests/scripts/node_modules/ready
	@$(MAKE) --no-print-directory --jobs types scripts tests

types:
	@$(PYTHON) -m ruff check --quiet .
	@$(PYTHON) -m ruff format --quiet --check .
	@$(PYTHON) -m mypy

scripts:
	@said=$$(npm --prefix tests/scripts --silent test 2>&1) || { echo "$$said"; exit 1; }

tests:
	@$(PYTEST) -n $(CORES) --ignore tests/browser

# The laws are tried on more random games with `make test VILLAGE_SAMPLES=long` (some five minutes), on all with VILLAGE_SAMPLES=whole.
# What a browser did not do in time among others is asked once more with the machine to itself, and has to hold then.
test: check
	$(PYTEST) -n $$((2 * $(CORES))) tests/browser || $(PYTHON) -m pytest --last-failed --last-failed-no-failures none --exitfirst tests/browser

bench: .venv/ready-to-test
	@$(PYTHON) -m tests.benchmarks

# The pages that need no server: a folder of files, for any place that serves files. Python for browsers comes from npm.
SITE    := build/site
PARTS   := build/parts
PYODIDE := 314.0.7
MADE_FOR := --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
site: .venv/ready-to-run $(PARTS)/$(PYODIDE)
	@$(PYTHON) -m village_widgets.anywhere $(SITE) $(PARTS)

$(PARTS)/$(PYODIDE):
	@command -v npm >/dev/null || { echo "Python for browsers comes from npm (on Debian and Ubuntu: nodejs and npm)." >&2; exit 1; }
	@echo "Fetching Python for browsers (once) ..."
	@rm -rf $(PARTS) && mkdir -p $(PARTS)
	@npm install --prefix $(PARTS) --silent --no-save --no-package-lock pyodide@$(PYODIDE)
	@$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps $(MADE_FOR) --constraint binder/requirements.txt --dest $(PARTS) msgspec
	@touch $@

# The line of the README that ends so becomes the button that opens the pages on Binder.
BINDER := https://mybinder.org
badge: PAGE = $(BINDER)/v2/gh/$(OWNER)/village-companion/HEAD?urlpath=voila%2Frender%2Fnotebooks%2Fplay.ipynb
badge:
	@case "$(OWNER)" in ""|OWNER|*[!A-Za-z0-9-]*) echo "Say who hosts the repository: make badge OWNER=name" >&2; exit 2;; esac
	@sed 's|^.*<!-- badge -->$$|[![Open the pages on Binder]($(BINDER)/badge_logo.svg)]($(PAGE)) <!-- badge -->|' README.md > README.new
	@mv README.new README.md

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis tests/scripts/node_modules

# An environment is ready when it is newer than what it was made from.
.venv/ready-to-run: .venv/made pyproject.toml $(PINS)
	@echo "Installing what the pages need (about a minute, once) ..."
	@$(PIP) --editable .
	@touch $@

.venv/ready-to-test: .venv/made pyproject.toml $(PINS)
	@echo "Installing what the tests need (about a minute, once) ..."
	@$(PIP) --editable ".[test,bench]"
	@touch $@ .venv/ready-to-run

# Types, lint and tests of the pages' scripts come from npm. Nothing else needs node.
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
