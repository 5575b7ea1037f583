import type { AttributeValue } from './shapes.ts';

/** The value's type in wire format: `S`, `N`, `M`, … */
export const typeOf = (value: AttributeValue): string => Object.keys(value)[0] ?? '';

const contentOf = (value: AttributeValue): unknown => value[typeOf(value)];
const bytes = (base64: unknown): Buffer => Buffer.from(String(base64), 'base64');

/** True if two values are deeply equal. The order within a set does not matter. */
export const equal = (a: AttributeValue, b: AttributeValue): boolean => {
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  const [left, right] = [contentOf(a), contentOf(b)];
  if (type === 'L') return sameList(left as AttributeValue[], right as AttributeValue[]);
  if (type === 'M') return sameMap(left as Values, right as Values);
  if (Array.isArray(left) && Array.isArray(right)) return sameSet(left, right);
  return left === right;
};

type Values = Readonly<Record<string, AttributeValue>>;

const sameSet = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((member) => b.includes(member));

const sameList = (a: readonly AttributeValue[], b: readonly AttributeValue[]): boolean =>
  a.length === b.length && a.every((value, at) => equal(value, b[at] ?? {}));

const sameMap = (a: Values, b: Values): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => equal(value, (Object.hasOwn(b, name) && b[name]) || {}));

/** The value of `size(x)`: characters, bytes or members, as a number value. Undefined for a type without a size. */
export const sizeOf = (value: AttributeValue): AttributeValue | undefined => {
  const content = contentOf(value);
  switch (typeOf(value)) {
    case 'S':
      return number(String(content).length);
    case 'B':
      return number(bytes(content).length);
    case 'M':
      return number(Object.keys(content as Values).length);
    default:
      return Array.isArray(content) ? number(content.length) : undefined;
  }
};

const number = (count: number): AttributeValue => ({ N: String(count) });

/** True if a string or byte value starts with another of the same type. */
export const startsWith = (value: AttributeValue, prefix: AttributeValue): boolean => {
  if (typeOf(value) !== typeOf(prefix)) return false;
  if (typeOf(value) === 'S') return String(value.S).startsWith(String(prefix.S));
  if (typeOf(value) !== 'B') return false;
  const start = bytes(prefix.B);
  return bytes(value.B).subarray(0, start.length).equals(start);
};

/** True if a string contains the substring, or a set or list the member. */
export const contains = (value: AttributeValue, part: AttributeValue): boolean => {
  const [type, partType] = [typeOf(value), typeOf(part)];
  if (type === 'S' && partType === 'S') return String(value.S).includes(String(part.S));
  if (type === 'B' && partType === 'B') return bytes(value.B).includes(bytes(part.B));
  if (type === 'L') return (value.L as AttributeValue[]).some((member) => equal(member, part));
  return type === `${partType}S` && (contentOf(value) as unknown[]).includes(contentOf(part));
};
