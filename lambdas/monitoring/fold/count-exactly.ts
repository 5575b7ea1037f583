import type { Clock } from '../../runtime/clock.ts';
import type { Pause } from '../../runtime/pause.ts';
import { sideBySide } from '../../runtime/side-by-side.ts';
import type { CounterItem, CounterStore, Counts } from '../counters/counter-store.ts';
import { nameOf } from '../counters/counter-store.ts';
import { countedUpTo, type Sequence, withCounted } from '../counters/watermarks.ts';
import type { Addition } from './additions/addition.ts';

/** An addition and its place in the order of its shard. */
export interface OrderedAddition extends Addition {
  readonly sequence: Sequence;
}

export interface CountDeps {
  readonly counters: Pick<CounterStore, 'read' | 'readNow' | 'write'>;
  readonly clock: Clock;
  readonly pause: Pause;
}

/** Two shards that keep meeting at one item part within a few tries. */
const TRIES = 10;

/**
 * Adds what is new of one shard to one item and answers its counts. What the item's watermark has passed is in it
 * already. The write is made on the version that was read, so that of two who count at once the second reads again.
 */
const countInto = async (
  { counters, clock, pause }: CountDeps,
  shardId: string,
  additions: readonly [OrderedAddition, ...OrderedAddition[]],
  found: CounterItem | undefined,
): Promise<Counts> => {
  const [{ key, expiresAt }] = additions;
  let item = found;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const seen = item?.seen ?? {};
    const counted = countedUpTo(seen, shardId);
    const fresh = additions.filter(({ sequence }) => sequence > counted);
    const last = fresh.at(-1);
    if (last === undefined) return item?.counts ?? {};
    const next: CounterItem = {
      counts: fresh.reduce<Counts | undefined>((counts, { add }) => add(counts), item?.counts) ?? {},
      version: (item?.version ?? 0) + 1,
      seen: withCounted(seen, shardId, last.sequence, clock()),
    };
    if (await counters.write(key, next, expiresAt)) return next.counts;
    await pause(attempt);
    item = await counters.readNow(key);
  }
  throw new Error(`${key.pk} ${key.sk} could not be counted: others kept writing it.`);
};

const grouped = (additions: readonly OrderedAddition[]) =>
  [...Map.groupBy(additions, ({ key }) => nameOf(key)).values()] as [OrderedAddition, ...OrderedAddition[]][];

/**
 * Adds to every counter item what of a shard is not in it yet, in the order given, which is the shard's. Answers the
 * counts of each item, by `nameOf`. Cut off anywhere and begun again, in the same pieces or others, it counts all once.
 */
export const countExactly =
  (deps: CountDeps) =>
  async (shardId: string, additions: readonly OrderedAddition[]): Promise<ReadonlyMap<string, Counts>> => {
    const items = grouped(additions);
    const found = await deps.counters.read(items.map(([{ key }]) => key));
    const counted = await sideBySide(items, async (ofItem) => {
      const name = nameOf(ofItem[0].key);
      return [name, await countInto(deps, shardId, ofItem, found.get(name))] as const;
    });
    return new Map(counted);
  };
