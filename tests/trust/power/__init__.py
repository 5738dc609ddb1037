"""What a power cut leaves of the database, tried on a log of everything that was done to it."""
