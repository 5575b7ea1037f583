/** Value of a selector such as `$.record.status` in a log line. */
const valueAt = (line: unknown, selector: string): unknown =>
  selector
    .replace('$.', '')
    .split('.')
    .reduce<unknown>(
      (here, key) =>
        typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[key] : undefined,
      line,
    );

/** `"Runtime.*"` fits whatever begins so. */
const fits = (value: unknown, wanted: string): boolean =>
  typeof value === 'string' &&
  (wanted.endsWith('*') ? value.startsWith(wanted.slice(0, -1)) : value === wanted);

const comparison = /^\((\$[\w.]+) (=|!=) "([^"]*)"\)$/;

/** Of a term, `$.a = "b"`, or of several with && in brackets. What a line does not have equals nothing and differs from nothing. */
const holds = (term: string, line: unknown): boolean =>
  term
    .slice(1, -1)
    .split(' && ')
    .every((part) => {
      const [, selector, operator, wanted] = comparison.exec(`(${part})`) ?? [];
      if (!selector || wanted === undefined) throw new Error(`Not understood in a filter: ${part}`);
      const value = valueAt(line, selector);
      return operator === '=' ? fits(value, wanted) : value !== undefined && !fits(value, wanted);
    });

/**
 * Whether CloudWatch Logs would count a line: the part of its filter language for JSON that the house uses, bracketed
 * terms joined by ||, each of comparisons joined by &&. Throws for what else the language has.
 */
export const countsLine = (pattern: string, text: string): boolean => {
  const body = /^\{ (.*) \}$/.exec(pattern)?.[1];
  if (!body) throw new Error(`No filter for JSON: ${pattern}`);
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return false;
  }
  return body.split(' || ').some((term) => holds(term, line));
};
