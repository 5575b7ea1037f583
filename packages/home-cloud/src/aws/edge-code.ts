import { type Node, parse } from 'acorn';
import { isListed, restrictedNames, tellsOf } from './edge-syntax.ts';

/** Bytes of code that CloudFront takes for one function. */
export const EDGE_CODE_CAP = 10_240;

/** What the runtime can import, each by its default export alone. */
const modules = new Set(['cloudfront', 'crypto', 'querystring', 'buffer']);

/** The latest edition with syntax that the runtime supports: async functions of 2017, named groups of 2018. */
const edition = 2018;

type Any = Node & Record<string, unknown>;

const isNode = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Any): readonly Any[] => Object.values(node).flat().filter(isNode);

/** What CloudFront would not understand about one import. */
const importProblem = (node: Any): string | undefined => {
  const module = String((node.source as Any).value);
  if (!modules.has(module)) return `imports ${module}; the runtime has ${[...modules].join(', ')}`;
  const [only, ...others] = node.specifiers as Any[];
  return only?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? undefined
    : `imports parts of ${module}; the runtime gives the default export only`;
};

const problemOf = (node: Any, parent: Any | undefined): string | undefined => {
  if (!isListed(node, parent)) return `uses ${tellsOf(node)}`;
  if (node.type === 'ImportDeclaration') return importProblem(node);
  if (node.async === true && parent?.type !== 'Program') return 'uses an async function inside an expression';
  if (node.type === 'AwaitExpression' && (parent?.arguments as unknown[] | undefined)?.includes(node))
    return 'uses await as an argument';
  if (node.type === 'Identifier' && restrictedNames.has(String(node.name)))
    return `names ${String(node.name)}, which the runtime keeps from functions`;
  return undefined;
};

/** Problems of a node and its children, each kind at most once per line. */
const walk = (node: Any, parent: Any | undefined, found: (node: Any, problem: string) => void): void => {
  const problem = problemOf(node, parent);
  if (problem !== undefined) found(node, problem);
  for (const child of childrenOf(node)) walk(child, node, found);
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
  walk(program, undefined, (node, problem) => {
    problems.push(`line ${lineOf(code, node)} ${problem}`);
  });
  const hasHandler = (program.body as Any[]).some((part) => (part.id as Any | undefined)?.name === 'handler');
  return hasHandler ? problems : [...problems, 'has no function named handler'];
};

/**
 * What CloudFront's JavaScript runtime 2.0 would refuse about a function. CloudFront publishes such a function all the
 * same and answers every request with 503, so whoever describes or runs one asks here first. An empty list is a
 * function that the runtime can read; only running it shows that it does what it should.
 */
export const edgeCodeProblems = (code: string): readonly string[] => {
  const size = Buffer.byteLength(code);
  const tooLarge =
    size > EDGE_CODE_CAP ? [`has ${size} bytes of code; CloudFront takes ${EDGE_CODE_CAP}`] : [];
  return [...tooLarge, ...syntaxProblems(code)];
};
