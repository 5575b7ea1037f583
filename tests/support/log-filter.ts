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

/** `"Runtime.*"` matches every text that begins with it. */
const fits = (value: unknown, wanted: string): boolean =>
  typeof value === 'string' &&
  (wanted.endsWith('*') ? value.startsWith(wanted.slice(0, -1)) : value === wanted);

const comparison = /^\((\$[\w.]+) (=|!=) "([^"]*)"\)$/;

/** Evaluates a term, `$.a = "b"`, or several with && in brackets. A missing value is neither equal nor different. */
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
 * Whether CloudWatch Logs would count a line. It knows the part of the filter language for JSON that we use: terms in brackets
 * joined by ||, each with comparisons joined by &&. Throws for other parts of the language.
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
