import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DueList, duePosition, workDueList } from './due-list.ts';

const START = Date.parse('2026-11-24T12:00:00.000Z');
const at = (minute: number) => new Date(START + minute * 60_000);

/** What is to be done, as the table keeps it, and the index that follows a few reads later. */
const world = (minutes: readonly number[], lag = 0) => {
  const waiting = new Map(
    minutes.map((minute, id) => [duePosition(at(minute).toISOString(), `${id}`), minute]),
  );
  const known = [...waiting.keys()];
  const effects: string[] = [];
  let reads = 0;
  const indexed: string[][] = [];
  const due: DueList = async (now, after, limit) => {
    indexed.push([...waiting.keys()]);
    const listed = indexed[Math.max(0, reads - lag)] ?? known;
    reads += 1;
    return listed
      .toSorted()
      .filter((one) => one < `${now.toISOString()}$` && (after === undefined || one > after))
      .slice(0, limit)
      .map((position) => ({ position, item: { position } }));
  };
  /** Idempotent, as every handler is: it looks at the thing first. */
  const handle = async (position: string) => {
    if (waiting.delete(position)) effects.push(position);
  };
  return { due, handle, effects, waiting };
};

const failures: unknown[] = [];
const log = { error: (_message: string, extra: unknown) => void failures.push(extra) };
const unhurried = () => 60_000;

test('what is due is done once, and nothing before its time, although the index lags and runs are short', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 60 }),
      fc.nat({ max: 3 }),
      fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
      async (minutes, lag, short) => {
        const { due, handle, effects, waiting } = world(minutes, lag);
        const run = async (items: number) => {
          let left = items;
          const time = () => {
            left -= 1;
            return left < 0 ? 0 : 60_000;
          };
          await workDueList(
            { due, handle: ({ position }) => handle(String(position)), clock: () => at(0), log },
            time,
          );
        };
        for (const items of short) await run(items);
        await run(1_000);
        expect(effects).toHaveLength(minutes.filter((minute) => minute <= 0).length);
        expect(new Set(effects).size).toBe(effects.length);
        expect([...waiting.values()].every((minute) => minute > 0)).toBe(true);
      },
    ),
  );
});

test('one that always fails keeps none of the others waiting, and stays for the next run', async () => {
  const { due, handle, effects, waiting } = world(Array.from({ length: 60 }, (_, minute) => -minute));
  const poisoned = [...waiting.keys()].toSorted()[0];
  const work = {
    due,
    handle: async ({ position }: Readonly<Record<string, unknown>>) => {
      if (position === poisoned) throw new Error('It cannot be read.');
      await handle(String(position));
    },
    clock: () => at(0),
    log,
  };
  failures.length = 0;
  expect(await workDueList(work, unhurried)).toEqual({ done: 59, failed: 1 });
  expect(effects).toHaveLength(59);
  expect(failures).toMatchObject([{ due: poisoned }]);
  expect(await workDueList(work, unhurried)).toEqual({ done: 0, failed: 1 });
});

test('what gets due while others are done is done in the same run', async () => {
  const { due, handle, effects } = world([-1, 1]);
  let minute = 0;
  const clock = () => at(minute);
  const work = {
    due,
    handle: async ({ position }: Readonly<Record<string, unknown>>) => {
      await handle(String(position));
      minute = 2;
    },
    clock,
    log,
  };
  expect(await workDueList(work, unhurried)).toEqual({ done: 2, failed: 0 });
  expect(effects).toHaveLength(2);
});
