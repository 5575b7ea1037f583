/**
 * How Node runs the product at home, and the suites that start it. Without the accessor `__proto__` no code can reach the prototype
 * that all objects share by a name that a stranger chose: the second line behind grouping by Map. The workers in which functions
 * run follow the process that starts them. On AWS the functions run without it: Lambda's own runtime cannot be tried
 * under it here, and what they would lose by a defect of it is every answer.
 */
export const productFlags = ['--disable-proto=delete'];
