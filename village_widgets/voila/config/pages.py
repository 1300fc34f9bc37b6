"""What the template of the pages (index.html.j2) asks of Python. Read by Voila (voila.py) and by the Jupyter server."""

c = get_config()

c.VoilaExporter.filters = {
    "shared_file": "village_widgets.host.files.keep_shared",
    "widget": "village_widgets.host.outputs.embed_widget",
}
