/** True if an event matches (or a record, for event source mappings). */
export type Matcher = (event: unknown) => boolean;

/** A pattern has an unsupported or malformed operator. */
class PatternError extends Error {
  override readonly name = 'InvalidEventPatternException';
}

type Test = (value: unknown) => boolean;

/**
 * Compiles an event pattern. Throws a PatternError for anything unsupported, so that a pattern never silently matches too much or too
 * little.
 */
export const compilePattern = (pattern: unknown): Matcher => {
  return compileObject(pattern, '$');
};

const compileObject = (pattern: unknown, path: string): Matcher => {
  if (!isRecord(pattern)) throw new PatternError(`${path}: a pattern is an object`);
  const parts = Object.entries(pattern).map(([key, inner]): Matcher => {
    const at = `${path}.${key}`;
    if (key === '$or') return compileOr(inner, at);
    const test = Array.isArray(inner) ? compileField(inner, at) : nested(compileObject(inner, at));
    return (event) => test(isRecord(event) ? event[key] : undefined);
  });
  return (event) => parts.every((part) => part(event));
};

const compileOr = (alternatives: unknown, path: string): Matcher => {
  if (!Array.isArray(alternatives) || alternatives.length < 2) {
    throw new PatternError(`${path}: $or wants a list of two patterns or more`);
  }
  const compiled = alternatives.map((it, index) => compileObject(it, `${path}[${index}]`));
  return (event) => compiled.some((matches) => matches(event));
};

/** An array in an event matches if any of its entries does. */
const nested =
  (matches: Matcher): Test =>
  (value) =>
    Array.isArray(value) ? value.some((it) => matches(it)) : matches(value);

const compileField = (choices: readonly unknown[], path: string): Test => {
  if (choices.length === 0) throw new PatternError(`${path}: an empty list matches nothing`);
  const tests = choices.map((choice) => compileChoice(choice, path));
  return (value) => tests.some((test) => test(value));
};

const anyEntry =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) ? value.some(test) : value !== undefined && test(value);

const compileChoice = (choice: unknown, path: string): Test => {
  if (!isRecord(choice)) {
    if (Array.isArray(choice)) throw new PatternError(`${path}: a list inside a list`);
    return anyEntry((value) => value === choice);
  }
  const [operator, ...others] = Object.keys(choice);
  if (operator === undefined || others.length > 0) {
    throw new PatternError(`${path}: one operator at a time, not ${JSON.stringify(choice)}`);
  }
  if (operator === 'exists') return exists(choice.exists, path);
  if (operator === 'anything-but') return anythingBut(choice[operator], path);
  return anyEntry(comparison(operator, choice[operator], path));
};

/** `exists` works only on leaves. */
const exists = (wanted: unknown, path: string): Test => {
  if (typeof wanted !== 'boolean') throw new PatternError(`${path}: exists is true or false`);
  return (value) => (value !== undefined && !isRecord(value)) === wanted;
};

/** The field exists, and none of the given values or operators matches it. */
const anythingBut = (unwanted: unknown, path: string): Test => {
  const choices = Array.isArray(unwanted) ? unwanted : [unwanted];
  const tests = choices.flatMap((choice): Test[] => {
    if (!isRecord(choice)) return [(value) => value === choice];
    return Object.entries(choice).flatMap(([operator, argument]) =>
      (Array.isArray(argument) ? argument : [argument]).map((it) => comparison(operator, it, path)),
    );
  });
  if (tests.length === 0) throw new PatternError(`${path}: anything-but wants values`);
  return (value) => {
    if (value === undefined || isRecord(value)) return false;
    return Array.isArray(value)
      ? value.some((it) => !tests.some((test) => test(it)))
      : !tests.some((test) => test(value));
  };
};

const comparison = (operator: string, argument: unknown, path: string): Test => {
  switch (operator) {
    case 'prefix':
      return affix(argument, path, operator, (value, wanted) => value.startsWith(wanted));
    case 'suffix':
      return affix(argument, path, operator, (value, wanted) => value.endsWith(wanted));
    case 'equals-ignore-case':
      return text(argument, path, operator, (value, wanted) => value.toLowerCase() === wanted.toLowerCase());
    case 'wildcard': {
      const expression = wildcard(String(argument));
      return text(argument, path, operator, (value) => expression.test(value));
    }
    case 'numeric':
      return numeric(argument, path);
    default:
      throw new PatternError(`${path}: the cloud at home does not know the operator ${operator}`);
  }
};

const text = (
  wanted: unknown,
  path: string,
  operator: string,
  fits: (value: string, wanted: string) => boolean,
): Test => {
  if (typeof wanted !== 'string') throw new PatternError(`${path}: ${operator} wants a text`);
  return (value) => typeof value === 'string' && fits(value, wanted);
};

/** Prefix and suffix accept a text or `{ "equals-ignore-case": text }`. */
const affix = (
  argument: unknown,
  path: string,
  operator: string,
  fits: (value: string, wanted: string) => boolean,
): Test => {
  if (!isRecord(argument)) return text(argument, path, operator, fits);
  return text(argument['equals-ignore-case'], path, operator, (value, wanted) =>
    fits(value.toLowerCase(), wanted.toLowerCase()),
  );
};

/** `*` matches any characters, and `\*` matches a star. */
const wildcard = (pattern: string): RegExp => {
  const source = pattern.replace(/\\([\\*])|\*|[.+?^${}()|[\]\\]/g, (found, escaped?: string) => {
    if (escaped !== undefined) return `\\${escaped}`;
    return found === '*' ? '[\\s\\S]*' : `\\${found}`;
  });
  return new RegExp(`^${source}$`);
};

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

const numeric = (argument: unknown, path: string): Test => {
  if (!Array.isArray(argument) || argument.length === 0 || argument.length % 2 !== 0) {
    throw new PatternError(`${path}: numeric wants pairs of a comparison and a number`);
  }
  const tests: ((value: number) => boolean)[] = [];
  for (let at = 0; at < argument.length; at += 2) {
    const compare = comparisons[String(argument[at])];
    const bound = argument[at + 1];
    if (compare === undefined || typeof bound !== 'number') {
      throw new PatternError(`${path}: numeric does not know ${JSON.stringify(argument)}`);
    }
    tests.push((value) => compare(value, bound));
  }
  return (value) => typeof value === 'number' && tests.every((test) => test(value));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
