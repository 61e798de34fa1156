// Nothing to call: libyaml's code and the compiler's own do.
