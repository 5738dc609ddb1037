"""Speed, side by side with peers in the same run. `make bench` measures the engines."""
