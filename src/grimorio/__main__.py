from grimorio.cli import main

main()
