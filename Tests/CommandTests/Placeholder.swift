// Replaced by the first real suite.
