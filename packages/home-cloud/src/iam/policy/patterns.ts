const special = /[.*+?^${}()|[\]\\]/g;

/** Compiled patterns, because policies repeat the same few. */
const compiled = new Map<string, RegExp>();

const expression = (pattern: string, source: (pattern: string) => string, flags: string): RegExp => {
  const key = `${flags}${pattern}`;
  const known = compiled.get(key) ?? new RegExp(`^${source(pattern)}$`, flags);
  compiled.set(key, known);
  return known;
};

const anything = (pattern: string): string =>
  pattern.replace(special, (character) =>
    character === '*' ? '.*' : character === '?' ? '.' : `\\${character}`,
  );

/** A star at the end of a segment also matches colons, as in IAM. Other wildcards match within their segment. */
const withinSegments = (pattern: string): string =>
  pattern.replace(special, (character, at: number) => {
    if (character === '?') return '[^:]';
    if (character !== '*') return `\\${character}`;
    const next = pattern[at + 1];
    return next === undefined || next === ':' ? '.*' : '[^:]*';
  });

/** True if a policy's action (`s3:Get*`) covers this action. Case is ignored. */
export const actionMatches = (pattern: string, action: string): boolean =>
  expression(pattern, anything, 'is').test(action);

/** True if a policy's resource (an ARN with `*` and `?`, or `*` alone) covers this ARN. */
export const resourceMatches = (pattern: string, resource: string): boolean =>
  pattern === '*' || expression(pattern, withinSegments, 's').test(resource);

/** The six parts of an ARN. The last one keeps its colons. */
const partsOf = (arn: string): readonly string[] => {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
};

/** True if a text matches a pattern with `*` and `?`, as in StringLike. */
export const textMatches = (pattern: string, text: string): boolean =>
  expression(pattern, anything, 's').test(text);

/** True if an ARN matches another with `*` and `?`, as in ArnLike: each of its six parts by itself. */
export const arnMatches = (pattern: string, arn: string): boolean => {
  const actual = partsOf(arn);
  return pattern === '*' || partsOf(pattern).every((part, index) => textMatches(part, actual[index] ?? ''));
};
