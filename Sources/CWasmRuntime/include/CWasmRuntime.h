// Nothing to call: the compiler's own code does, and libyaml's.
