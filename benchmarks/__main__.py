"""`python -m benchmarks`: the engines beside their peers."""

from .engines import main

main()
