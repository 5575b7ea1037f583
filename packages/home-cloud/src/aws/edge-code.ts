import { type Node, parse } from 'acorn';
import { isListed, restrictedNames, syntaxProblem } from './edge-syntax.ts';

/** The largest code that CloudFront accepts for a function. */
export const EDGE_CODE_MAX_BYTES = 10_240;

/** The modules that the runtime can import. Only their default exports exist. */
const modules = new Set(['cloudfront', 'crypto', 'querystring', 'buffer']);

/** The latest edition with syntax that the runtime supports: async functions of 2017, named groups of 2018. */
const edition = 2018;

type Any = Node & Record<string, unknown>;

const isNode = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Any): readonly Any[] => Object.values(node).flat().filter(isNode);

/** The problem of an import, if CloudFront would not accept it. */
const importProblem = (node: Any): string | undefined => {
  const module = String((node.source as Any).value);
  if (!modules.has(module)) return `imports ${module}; the runtime has ${[...modules].join(', ')}`;
  const [only, ...others] = node.specifiers as Any[];
  return only?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? undefined
    : `imports parts of ${module}; the runtime gives the default export only`;
};

const problemOf = (node: Any, parent: Any | undefined): string | undefined => {
  if (!isListed(node, parent)) return `uses ${syntaxProblem(node)}`;
  if (node.type === 'ImportDeclaration') return importProblem(node);
  if (node.async === true && parent?.type !== 'Program') return 'uses an async function inside an expression';
  if (node.type === 'AwaitExpression' && (parent?.arguments as unknown[] | undefined)?.includes(node))
    return 'uses await as an argument';
  if (node.type === 'Identifier' && restrictedNames.has(String(node.name)))
    return `names ${String(node.name)}, which the runtime keeps from functions`;
  return undefined;
};

/** Problems of a node and its children, each kind at most once per line. */
const visit = (node: Any, parent: Any | undefined, found: (node: Any, problem: string) => void): void => {
  const problem = problemOf(node, parent);
  if (problem !== undefined) found(node, problem);
  for (const child of childrenOf(node)) visit(child, node, found);
};

const lineOf = (code: string, { start }: Node): number => code.slice(0, start).split('\n').length;

const syntaxProblems = (code: string): readonly string[] => {
  let program: Any;
  try {
    program = parse(code, { ecmaVersion: edition, sourceType: 'module' }) as Node as Any;
  } catch (error) {
    return [`is not JavaScript as the runtime reads it: ${(error as Error).message}`];
  }
  const problems: string[] = [];
  visit(program, undefined, (node, problem) => {
    problems.push(`line ${lineOf(code, node)} ${problem}`);
  });
  const hasHandler = (program.body as Any[]).some((part) => (part.id as Any | undefined)?.name === 'handler');
  return hasHandler ? problems : [...problems, 'has no function named handler'];
};

/**
 * The problems of a function that CloudFront's JavaScript runtime 2.0 would not accept. CloudFront publishes such a function anyway and
 * then responds to each request with 503, so the code is checked before it is deployed or run.
 */
export const edgeCodeProblems = (code: string): readonly string[] => {
  const size = Buffer.byteLength(code);
  const tooLarge =
    size > EDGE_CODE_MAX_BYTES ? [`has ${size} bytes of code; CloudFront takes ${EDGE_CODE_MAX_BYTES}`] : [];
  return [...tooLarge, ...syntaxProblems(code)];
};
