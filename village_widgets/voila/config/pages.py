"""Filters of the pages' template (index.html.j2), for Voila (voila.py) and the Jupyter server."""

c = get_config()

c.VoilaExporter.filters = {
    "shared_file": "village_widgets.host.files.keep_shared",
    "widget": "village_widgets.host.outputs.embed_widget",
}
