/** AWS's limits and checks as pure functions, for checks at synthesis. */
export { compilePattern } from '../events/pattern.ts';
export { compileStatement } from '../gateway/waf/statements.ts';
export type { Statement } from '../gateway/waf/web-acl-config.ts';
export { arnMatches } from '../iam/policy/patterns.ts';
export { EDGE_CODE_MAX_BYTES, edgeCodeProblems } from './edge-code.ts';
export { namesakes } from './unique-names.ts';
