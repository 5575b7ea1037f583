import type { Parser, ParserContext } from './shapes.ts';
import { typeOf } from './values.ts';

/** Placeholder in a cached expression for a value of the request. */
const SLOT = Symbol('value');
interface Slot {
  readonly [SLOT]: string;
}

interface CachedExpression {
  readonly expression: unknown;
  readonly names: readonly string[];
  readonly values: readonly string[];
}

const MAXIMUM_CACHED = 500;
/** The validity of these depends on the values, not only on their types. */
const BY_VALUE = /between|attribute_type/i;

/**
 * Caches parsed expressions, because handlers send the same few expressions thousands of times, and parsing took a third of a write.
 * Requests with the same text, names and types of values get the same expression with their own values. Refused expressions are not
 * cached.
 */
export const parseOnce = (parser: Parser): void => {
  const { parse } = parser;
  const kept = new Map<string, CachedExpression>();
  parser.parse = (text, options) => {
    const { context } = options;
    const key = BY_VALUE.test(text) ? undefined : keyOf(text, context);
    const known = key === undefined ? undefined : kept.get(key);
    if (known !== undefined) return filled(known, context);
    const { unusedAttrNames, unusedAttrVals } = context;
    const [names, values] = [Object.keys(unusedAttrNames), Object.keys(unusedAttrVals)];
    const parsed = parse(text, options);
    if (key === undefined || typeof parsed === 'string') return parsed;
    const used = names.filter((name) => !(name in unusedAttrNames));
    const { expression, found } = withSlots(parsed, context);
    const isWhole = values.every((name) => name in unusedAttrVals || found.has(name));
    if (kept.size >= MAXIMUM_CACHED) kept.clear();
    if (isWhole) kept.set(key, { expression, names: used, values: [...found] });
    return parsed;
  };
};

const keyOf = (text: string, { attrNames, attrVals, isKeyCondition }: ParserContext): string =>
  JSON.stringify([
    text,
    isKeyCondition,
    attrNames,
    Object.entries(attrVals ?? {}).map(([name, value]) => [name, typeOf(value)]),
  ]);

/**
 * The expression with a slot for each of the request's values in it, and the names of the values. Another expression of the same request
 * may have the same value and may already have counted it as used.
 */
const withSlots = (parsed: unknown, { attrVals = {} }: ParserContext) => {
  const slots = new Map<unknown, Slot>(
    Object.entries(attrVals).map(([name, value]) => [value, { [SLOT]: name }]),
  );
  const found = new Set<string>();
  const expression = copied(parsed, (part) => {
    const slot = slots.get(part);
    if (slot !== undefined) found.add(slot[SLOT]);
    return slot;
  });
  return { expression, found };
};

const filled = ({ expression, names, values }: CachedExpression, context: ParserContext): unknown => {
  const { attrVals = {}, unusedAttrNames, unusedAttrVals } = context;
  for (const name of names) delete unusedAttrNames[name];
  for (const name of values) delete unusedAttrVals[name];
  return copied(expression, (part) => (isSlot(part) ? attrVals[part[SLOT]] : undefined));
};

const isSlot = (part: object): part is Slot => SLOT in part;

/** A deep copy. `instead` may replace a part, and replacements are not copied. */
const copied = (part: unknown, instead: (part: object) => unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  const other = instead(part);
  if (other !== undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(part)
    ? (new Array(part.length) as never)
    : Object.create(Object.getPrototypeOf(part));
  for (const [name, value] of Object.entries(part)) copy[name] = copied(value, instead);
  return copy;
};
