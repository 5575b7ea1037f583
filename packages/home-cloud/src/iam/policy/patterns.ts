const special = /[.*+?^${}()|[\]\\]/g;

/** A pattern is compiled once: the same few stand in every policy. */
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

/** A star at the end of a segment may run on over colons, as IAM has it; elsewhere wildcards stay in their segment. */
const withinSegments = (pattern: string): string =>
  pattern.replace(special, (character, at: number) => {
    if (character === '?') return '[^:]';
    if (character !== '*') return `\\${character}`;
    const next = pattern[at + 1];
    return next === undefined || next === ':' ? '.*' : '[^:]*';
  });

/** Whether a policy's action (`s3:Get*`) covers this one. Actions are compared without regard to case. */
export const actionMatches = (pattern: string, action: string): boolean =>
  expression(pattern, anything, 'is').test(action);

/** Whether a policy's resource (an ARN with `*` and `?`, or `*` alone) covers this ARN. */
export const resourceMatches = (pattern: string, resource: string): boolean =>
  pattern === '*' || expression(pattern, withinSegments, 's').test(resource);

/** Whether a text is like a pattern with `*` and `?`, as StringLike compares. */
export const textMatches = (pattern: string, text: string): boolean =>
  expression(pattern, anything, 's').test(text);
