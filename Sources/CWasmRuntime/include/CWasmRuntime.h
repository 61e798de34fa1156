// No declarations: only the code that the compiler emits and libyaml call these functions.
