/** AWS's own limits and checks as pure functions, for infrastructure code that wants them before anything runs. */
export { compilePattern } from '../events/pattern.ts';
export { compileStatement } from '../gateway/waf/statements.ts';
export type { Statement } from '../gateway/waf/web-acl-config.ts';
export { EDGE_CODE_CAP, edgeCodeProblems } from './edge-code.ts';
export { namesakes } from './unique-names.ts';
