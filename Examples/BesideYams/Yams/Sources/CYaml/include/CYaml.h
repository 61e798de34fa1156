const char *stub_name(void);
