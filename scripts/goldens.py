"""Write the golden playthroughs and perft counts anew; read the difference before committing."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.golden import write_all

if __name__ == "__main__":
    write_all()
