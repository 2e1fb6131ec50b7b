"""Renders where a picture of pictures.json shows things, not ground, as its alpha: -- NAME OUT WIDTH HEIGHT THREADS"""

import importlib
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))

import bpy  # noqa: E402

from studio.develop import develop  # noqa: E402

name, out, width, height, threads = sys.argv[sys.argv.index("--") + 1 :]
row = json.loads((here / "pictures.json").read_text())[name]
bpy.ops.wm.read_factory_settings(use_empty=True)
importlib.import_module(f"scenes.{row['scene']}").scene(**row.get("with", {}))
develop(int(width), int(height), int(threads))
scene = bpy.context.scene
scene.cycles.samples, scene.cycles.max_bounces = 16, 0
scene.render.film_transparent = True
scene.render.image_settings.color_mode = "RGBA"
for thing in bpy.data.objects:
    if thing.name.startswith("sweep") or thing.type == "LIGHT":
        thing.hide_render = True
scene.render.filepath = out
bpy.ops.render.render(write_still=True)
