"""A server clears what a killed one has left, and nothing else."""

from __future__ import annotations

from pathlib import Path

from village_widgets.host import leftovers


def test_only_folders_of_servers_that_run_no_more_are_cleared(tmp_path: Path) -> None:
    """A folder whose server was killed is cleared; those of a running server and of another program stay, and so does a link."""
    folders = [tmp_path / f"voila_{name}" for name in ("killed", "running", "foreign")]
    for folder in folders:
        folder.mkdir()
        (folder / "kernel-1.json").write_text("{}")
    killed, running = (leftovers.claim(folder) for folder in folders[:2])
    leftovers.clear(tmp_path, "voila_")
    assert len(list(tmp_path.iterdir())) == 3
    killed.close()  # the system closes files of a killed process
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    leftovers.claim(elsewhere).close()
    (tmp_path / "voila_link").symlink_to(elsewhere)
    leftovers.clear(tmp_path, "voila_")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["elsewhere", "voila_foreign", "voila_link", "voila_running"]
    running.close()
