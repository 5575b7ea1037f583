/** A field that two people changed in different ways. */
export interface Clash {
  /** Its name in the form, `phone.display`. */
  readonly field: string;
  readonly theirs: unknown;
}

interface Rebased<Value> {
  readonly value: Value;
  readonly clashes: readonly Clash[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => same(each, other[index]));
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => same(one[name], other[name]));
};

const rebaseField = (base: unknown, mine: unknown, theirs: unknown, field: string): Rebased<unknown> => {
  if (same(mine, base)) return { value: theirs, clashes: [] };
  if (same(theirs, base) || same(theirs, mine)) return { value: mine, clashes: [] };
  if (!isFields(base) || !isFields(mine) || !isFields(theirs))
    return { value: mine, clashes: [{ field, theirs }] };
  const value: Fields = {};
  const clashes: Clash[] = [];
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const below = rebaseField(base[name], mine[name], theirs[name], field ? `${field}.${name}` : name);
    value[name] = below.value;
    clashes.push(...below.clashes);
  }
  return { value, clashes };
};

/**
 * Applies my changes to what somebody else has saved meanwhile (a rebase): their value where I changed nothing, mine
 * where I did. Lists are taken whole. `clashes` are the fields that both changed.
 */
export const rebase = <Value>(base: Value, mine: Value, theirs: Value): Rebased<Value> =>
  rebaseField(base, mine, theirs, '') as Rebased<Value>;
