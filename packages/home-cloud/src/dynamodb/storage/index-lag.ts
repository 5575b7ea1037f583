import type { Clock } from '../../types.ts';
import type { Change, Database } from './database.ts';
import { globalIndexSpaces } from './keys.ts';

/** Global indexes that lag behind their tables, as on AWS: eventually consistent. */
export interface IndexLag {
  /** Records changes before they are made. `stored` returns the value of a key before the change. */
  note(changes: readonly Change[], stored: (key: string) => unknown): void;
  /** The values of a range that an index shows now. */
  values(database: Database, range: Range): AsyncIterable<unknown>;
}

/** The old value that an index still shows for a key until the change arrives there. */
interface Pending {
  readonly arrivesAt: number;
  /** The value before the change, or undefined. */
  readonly before: unknown;
}

interface Range {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  readonly reverse?: boolean;
  /** -1 for no limit. */
  readonly limit?: number;
}

/**
 * Delays the visibility of each change of a global index. Pending changes are only in memory, so after a kill the indexes are up to
 * date, which is allowed at any time.
 */
export const createIndexLag = (lagMs: number, clock: Clock): IndexLag => {
  /** The pending changes by key, oldest first. */
  const pending = new Map<string, readonly Pending[]>();

  const forgetArrived = (): void => {
    for (const [key, changes] of pending) {
      const late = changes.filter(({ arrivesAt }) => arrivesAt > clock.now());
      if (late.length === 0) pending.delete(key);
      else pending.set(key, late);
    }
  };

  return {
    note: (changes, stored) => {
      forgetArrived();
      const arrivesAt = clock.now() + lagMs;
      for (const { key } of changes)
        if (key.startsWith(globalIndexSpaces))
          pending.set(key, [...(pending.get(key) ?? []), { arrivesAt, before: stored(key) }]);
    },
    values: (database, range) => {
      forgetArrived();
      const shown = [...pending]
        .filter(([key]) => isWithin(range, key))
        .map(([key, [oldest]]) => [key, oldest?.before] as const);
      return shown.length === 0 ? database.values(range) : overlaid(database, range, new Map(shown));
    },
  };
};

const isWithin = ({ gt, gte, lt, lte }: Range, key: string): boolean =>
  (gt === undefined || key > gt) &&
  (gte === undefined || key >= gte) &&
  (lt === undefined || key < lt) &&
  (lte === undefined || key <= lte);

/** The values of a range in order. Values in `shown` replace the stored ones. */
async function* overlaid(database: Database, range: Range, shown: ReadonlyMap<string, unknown>) {
  const { reverse = false, limit = -1 } = range;
  const inOrder = [...shown.keys()].sort();
  if (reverse) inOrder.reverse();
  let left = limit === -1 ? Number.POSITIVE_INFINITY : limit;
  for await (const [key, value] of withKeys(database.iterator({ ...range, limit: -1 }), inOrder, reverse)) {
    const seen = shown.has(key) ? shown.get(key) : value;
    if (seen === undefined) continue;
    if (left === 0) return;
    left -= 1;
    yield seen;
  }
}

/** Adds missing keys to a sequence of entries. Both are in the same order. */
async function* withKeys(
  entries: AsyncIterable<[string, unknown]>,
  keys: readonly string[],
  reverse: boolean,
): AsyncIterable<[string, unknown]> {
  const rest = [...keys];
  const isFirst = (one: string, other: string) => (reverse ? one > other : one < other);
  for await (const [key, value] of entries) {
    while (rest[0] !== undefined && isFirst(rest[0], key)) yield [rest.shift() ?? '', undefined];
    if (rest[0] === key) rest.shift();
    yield [key, value];
  }
  for (const key of rest) yield [key, undefined];
}
