/** Paths of routes: words, `{parameters}`, and at the end perhaps `{proxy+}`, which is all that follows. */

export const segmentsOf = (path: string): string[] => path.slice(1).split('/');

export const isParameter = (segment: string): boolean => segment.startsWith('{');

const GREEDY = '{proxy+}';

export const greedyBelow = (prefix: string): string => `${prefix}/${GREEDY}`;

export const isGreedy = (path: string): boolean => path.endsWith(GREEDY);

/** The words and parameters of a path before what is greedy. */
const namedIn = (path: string): string[] => segmentsOf(path).filter((segment) => segment !== GREEDY);

/** True when some request matches both paths. */
export const overlap = (one: string, other: string): boolean => {
  const [these, those] = [namedIn(one), namedIn(other)];
  const agree = these.every(
    (segment, at) =>
      at >= those.length || isParameter(segment) || isParameter(those[at] ?? '') || segment === those[at],
  );
  // What is greedy takes at least one segment more.
  const long = isGreedy(one) ? those.length > these.length || isGreedy(other) : those.length <= these.length;
  const enough = isGreedy(other)
    ? these.length > those.length || isGreedy(one)
    : these.length <= those.length;
  return agree && long && enough;
};

/** Sorts the path that API Gateway prefers first, of two that match the whole path of a request: a word before a parameter. */
export const specificity = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (isParameter(segment) ? 'b' : 'a'))
    .join('');
