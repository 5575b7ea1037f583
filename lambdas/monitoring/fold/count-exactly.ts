import { again, knownFirst, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Clock } from '../../runtime/clock.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { CounterItem, CounterStore, Counts } from '../counters/counter-store.ts';
import { nameOf } from '../counters/counter-store.ts';
import { countedUpTo, type Sequence, withCounted } from '../counters/watermarks.ts';
import type { Addition } from './additions/addition.ts';

/** An addition with its sequence number in the shard. */
export interface OrderedAddition extends Addition {
  readonly sequence: Sequence;
}

export interface CountDeps {
  readonly counters: Pick<CounterStore, 'read' | 'readNow' | 'write'>;
  readonly clock: Clock;
  readonly pause: Pause;
}

/**
 * Adds the new additions of one shard to one item and returns its counts. Those at or below the watermark are counted
 * already. The write uses an optimistic lock: when two writers meet, the second one reads again.
 */
const countInto = (
  { counters, clock, pause }: CountDeps,
  shardId: string,
  additions: readonly [OrderedAddition, ...OrderedAddition[]],
  found: CounterItem | undefined,
): Promise<Counts> => {
  const [{ key, expiresAt }] = additions;
  const itemNow = knownFirst(found, () => counters.readNow(key));
  const count = async () => {
    const item = await itemNow();
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
    return (await counters.write(key, next, expiresAt)) ? next.counts : again;
  };
  return untilWritten(`${key.pk} ${key.sk}`, count, { pause });
};

const grouped = (additions: readonly OrderedAddition[]) =>
  [...Map.groupBy(additions, ({ key }) => nameOf(key)).values()] as [OrderedAddition, ...OrderedAddition[]][];

/**
 * Adds the additions of one shard to all their items, in the order of the shard, and returns the counts by `nameOf`. It is
 * idempotent: stopped anywhere and started again with any pieces, it counts every addition once.
 */
export const countExactly =
  (deps: CountDeps) =>
  async (shardId: string, additions: readonly OrderedAddition[]): Promise<ReadonlyMap<string, Counts>> => {
    const items = grouped(additions);
    const found = await deps.counters.read(items.map(([{ key }]) => key));
    const counted = await mapConcurrently(items, async (ofItem) => {
      const name = nameOf(ofItem[0].key);
      return [name, await countInto(deps, shardId, ofItem, found.get(name))] as const;
    });
    return new Map(counted);
  };
