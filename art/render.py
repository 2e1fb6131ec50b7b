"""Develops one picture of pictures.json: -- NAME OUT WIDTH HEIGHT THREADS full|draft"""

import importlib
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))

import bpy  # noqa: E402

from studio.develop import develop  # noqa: E402

name, out, width, height, threads, quality = sys.argv[sys.argv.index("--") + 1 :]
row = json.loads((here / "pictures.json").read_text())[name]
bpy.ops.wm.read_factory_settings(use_empty=True)
importlib.import_module(f"scenes.{row['scene']}").scene(**row.get("with", {}))
develop(int(width), int(height), int(threads), row.get("exposure", 0), quality == "draft")
bpy.context.scene.render.filepath = out
bpy.ops.render.render(write_still=True)
