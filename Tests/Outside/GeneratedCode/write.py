"""write.py COUNT SEED: writes COUNT random banners without faults as b1.banner.yaml, b2.banner.yaml … into this folder."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Agreement"))
import specs

count, seed = map(int, sys.argv[1:])
numbers = random.Random(seed)
source = specs.Specs(numbers)
for number in range(1, count + 1):
    text = specs.text_of(source.weighted(), numbers)
    pathlib.Path(f"b{number}.banner.yaml").write_text(text, encoding="utf-8")
