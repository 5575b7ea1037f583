/**
 * Flags for Node when it runs the product at home, and the suites that start it. Without the accessor `__proto__` a name that a
 * stranger chose cannot reach the prototype that all objects share. This is the second protection; the first is grouping by Map.
 * Workers, in which functions run, inherit the flag from the process that starts them. On AWS the functions run without the flag:
 * Lambda's own runtime cannot be tried with it here, and if the flag broke the runtime, every answer would fail.
 */
export const productFlags = ['--disable-proto=delete'];
