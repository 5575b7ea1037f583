import type { Node } from 'acorn';

/**
 * The syntax that AWS lists for CloudFront's JavaScript runtime 2.0: ECMAScript 5.1, and from later editions `const`, `let`,
 * arrow functions, rest parameters, template literals, `**`, `async` and `await`. Everything else is unsupported:
 * `for…of`, classes, generators, destructuring, spreading and default values.
 */
const listed = new Set([
  // ECMAScript 5.1
  'Program',
  'ArrayExpression',
  'AssignmentExpression',
  'BinaryExpression',
  'BlockStatement',
  'BreakStatement',
  'CallExpression',
  'CatchClause',
  'ConditionalExpression',
  'ContinueStatement',
  'DoWhileStatement',
  'EmptyStatement',
  'ExpressionStatement',
  'ForInStatement',
  'ForStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'Identifier',
  'IfStatement',
  'LabeledStatement',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'Property',
  'ReturnStatement',
  'SequenceExpression',
  'SwitchCase',
  'SwitchStatement',
  'ThisExpression',
  'ThrowStatement',
  'TryStatement',
  'UnaryExpression',
  'UpdateExpression',
  'VariableDeclaration',
  'VariableDeclarator',
  'WhileStatement',
  // Later editions
  'ArrowFunctionExpression',
  'AwaitExpression',
  'RestElement',
  'TemplateElement',
  'TemplateLiteral',
  // The built-in modules
  'ImportDeclaration',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
  'ImportSpecifier',
]);

/** Dynamic code and timers: AWS names them as restricted. */
export const restrictedNames: ReadonlySet<string> = new Set([
  'eval',
  'Function',
  'setTimeout',
  'setInterval',
  'setImmediate',
]);

type Any = Node & Record<string, unknown>;

/** Newer forms of a listed kind of syntax. */
const isLater = (node: Any): boolean => {
  if (node.generator === true) return true;
  if (node.type === 'Property')
    return node.shorthand === true || node.computed === true || node.method === true;
  const flags = (node.regex as { flags: string } | undefined)?.flags ?? '';
  return /[^gim]/.test(flags);
};

/** True if AWS lists this piece of syntax. */
export const isListed = (node: Any, parent: Any | undefined): boolean => {
  // A rest parameter is listed. The rest of a pattern is not, but the pattern itself is refused anyway.
  if (node.type === 'RestElement') return Array.isArray(parent?.params);
  return listed.has(node.type) && !isLater(node);
};

const spoken: Readonly<Record<string, string>> = {
  ForOfStatement: 'for…of',
  ClassDeclaration: 'a class',
  ClassExpression: 'a class',
  ObjectPattern: 'destructuring',
  ArrayPattern: 'destructuring',
  AssignmentPattern: 'a default value',
  SpreadElement: 'spreading',
  TaggedTemplateExpression: 'a tagged template',
  Property: 'a short, computed or method property',
};

/** The message for a refused piece of syntax. */
export const syntaxProblem = (node: Any): string =>
  `${node.generator === true ? 'a generator' : (spoken[node.type] ?? node.type)}, which AWS does not list for the runtime`;
