import { db } from './dynalite.ts';
import type { AttributeValue, Expression, Item, Operand } from './shapes.ts';
import { contains, equal, sizeOf, startsWith, typeOf } from './values.ts';

type Value = AttributeValue | null | undefined;

/**
 * True if an item satisfies a parsed condition or filter.
 *
 * dynalite parses expressions well, but treats empty strings as missing attributes and compares lists, maps and sets by identity. So
 * dynalite parses them and this function evaluates them.
 */
export const satisfies = (item: Item, expression: Expression): boolean => {
  const { type, args } = expression;
  if (type === 'and') return args.every((part) => satisfies(item, part as Expression));
  if (type === 'or') return args.some((part) => satisfies(item, part as Expression));
  if (type === 'not') return !satisfies(item, args[0] as Expression);
  const test = tests[type === 'function' ? String(expression.name) : type];
  if (test === undefined) throw new Error(`Conditions do not know ${expression.name ?? type}`);
  return test(...args.map((operand) => resolve(operand, item)));
};

const tests: Record<string, (...operands: Value[]) => boolean> = {
  '=': (a, b) => isThere(a) && isThere(b) && equal(a, b),
  '<>': (a, b) => !(isThere(a) && isThere(b) && equal(a, b)),
  '<': (a, b) => ordered('<', a, b),
  '<=': (a, b) => ordered('<=', a, b),
  '>': (a, b) => ordered('>', a, b),
  '>=': (a, b) => ordered('>=', a, b),
  between: (a, low, high) => ordered('>=', a, low) && ordered('<=', a, high),
  in: (a, ...candidates) =>
    isThere(a) && candidates.some((candidate) => isThere(candidate) && equal(a, candidate)),
  attribute_exists: (a) => isThere(a),
  attribute_not_exists: (a) => !isThere(a),
  attribute_type: (a, type) => isThere(a) && typeOf(a) === type?.S,
  begins_with: (a, prefix) => isThere(a) && isThere(prefix) && startsWith(a, prefix),
  contains: (a, part) => isThere(a) && isThere(part) && contains(a, part),
};

const isThere = (value: Value): value is AttributeValue => value !== null && value !== undefined;

/** Compares two strings, two numbers or two byte values. Other types have no order. */
const ordered = (operator: string, a: Value, b: Value): boolean => {
  if (!isThere(a) || !isThere(b)) return false;
  const type = typeOf(a);
  return type === typeOf(b) && ['S', 'N', 'B'].includes(type) && db.compare(operator, a, b);
};

const resolve = (operand: Operand, item: Item): Value => {
  if (Array.isArray(operand)) return db.mapPath(operand, item);
  if (!isExpression(operand)) return operand as AttributeValue;
  const [of] = operand.args;
  const measured = of === undefined ? undefined : resolve(of, item);
  return isThere(measured) ? sizeOf(measured) : undefined;
};

const isExpression = (operand: Operand): operand is Expression => 'args' in operand;
