import { arnMatches, textMatches } from './patterns.ts';

/** The known facts about a request, by condition key in lower case. */
export type RequestContext = Readonly<Record<string, string>>;

/** Operator → condition key → values, as in a policy. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Operator {
  /** True if the request's value matches a value of the policy. */
  readonly meets: (wanted: string, actual: string) => boolean;
  /** True for operators that hold when none of the values matches. */
  readonly negated?: boolean;
}

const same = (wanted: string, actual: string): boolean => wanted === actual;

const operators: Readonly<Record<string, Operator>> = {
  StringEquals: { meets: same },
  StringNotEquals: { meets: same, negated: true },
  StringLike: { meets: textMatches },
  StringNotLike: { meets: textMatches, negated: true },
  ArnEquals: { meets: arnMatches },
  ArnLike: { meets: arnMatches },
  ArnNotEquals: { meets: arnMatches, negated: true },
  ArnNotLike: { meets: arnMatches, negated: true },
  Bool: { meets: (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase() },
};

/** The keys that are supported: each request has them, or certainly does not. */
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

/** The first unsupported part of these conditions, or undefined. */
export const unknownCondition = (conditions: Conditions): string | undefined => {
  for (const [operator, byKey] of Object.entries(conditions)) {
    if (!Object.hasOwn(operators, baseOf(operator))) return `the condition operator ${operator}`;
    const strange = Object.keys(byKey).find((key) => !keys.has(key.toLowerCase()));
    if (strange !== undefined) return `the condition key ${strange}`;
  }
  return undefined;
};

/** True if all conditions hold. A key that the request does not have fails, unless the operator is negated. */
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
