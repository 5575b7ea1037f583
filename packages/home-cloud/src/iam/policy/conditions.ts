import { resourceMatches, textMatches } from './patterns.ts';

/** What is known about a request, by the lower-case name of the condition key. */
export type RequestContext = Readonly<Record<string, string>>;

/** Operator → condition key → values, as a policy writes them. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Operator {
  /** How one value of the policy meets the request's. */
  readonly meets: (wanted: string, actual: string) => boolean;
  /** True for those that hold when none of the values is met. */
  readonly negated?: boolean;
}

const same = (wanted: string, actual: string): boolean => wanted === actual;

const operators: Readonly<Record<string, Operator>> = {
  StringEquals: { meets: same },
  StringNotEquals: { meets: same, negated: true },
  StringLike: { meets: textMatches },
  StringNotLike: { meets: textMatches, negated: true },
  ArnEquals: { meets: resourceMatches },
  ArnLike: { meets: resourceMatches },
  ArnNotEquals: { meets: resourceMatches, negated: true },
  ArnNotLike: { meets: resourceMatches, negated: true },
  Bool: { meets: (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase() },
};

/** The keys that every request at home has, or of which it is known that it has none. */
const keys = new Set([
  'aws:securetransport',
  'aws:principalarn',
  'aws:principalaccount',
  'aws:sourcearn',
  'aws:sourceaccount',
]);

const ifExists = 'IfExists';
const baseOf = (operator: string): string =>
  operator.endsWith(ifExists) ? operator.slice(0, -ifExists.length) : operator;

/** What of these conditions is not understood here; undefined when all of it is. */
export const unknownCondition = (conditions: Conditions): string | undefined => {
  for (const [operator, byKey] of Object.entries(conditions)) {
    if (!Object.hasOwn(operators, baseOf(operator))) return `the condition operator ${operator}`;
    const strange = Object.keys(byKey).find((key) => !keys.has(key.toLowerCase()));
    if (strange !== undefined) return `the condition key ${strange}`;
  }
  return undefined;
};

/** Whether every condition holds. A key that a request does not have fails, unless the operator is a negation. */
export const conditionsHold = (conditions: Conditions, context: RequestContext): boolean =>
  Object.entries(conditions).every(([name, byKey]) => {
    const operator = operators[baseOf(name)];
    if (operator === undefined) return false;
    const { meets, negated = false } = operator;
    return Object.entries(byKey).every(([key, wanted]) => {
      const actual = context[key.toLowerCase()];
      if (actual === undefined) return negated || name.endsWith(ifExists);
      return wanted.some((value) => meets(value, actual)) !== negated;
    });
  });
