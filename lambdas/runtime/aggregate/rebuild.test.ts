import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type List, type Place, type Progress, throughLists, walkOn } from './rebuild.ts';

interface State {
  readonly place?: Place | undefined;
  readonly version: number;
}

/** Progress as the table keeps it. */
const kept = () => {
  let stored: State = { version: 0 };
  const progress: Progress<State> = {
    read: async () => stored,
    save: async (before, place) => {
      if (before.version !== stored.version) return undefined;
      stored = { place, version: before.version + 1 };
      return stored;
    },
  };
  return progress;
};

/** A list of rows, with positions that are numbers. */
const listOf =
  (rows: readonly string[]): List<string> =>
  async ({ after = '0', limit }) => {
    const end = Number(after) + limit;
    const items = rows.slice(Number(after), end);
    return end < rows.length ? { items, next: String(end) } : { items };
  };

const names = (list: string, size: number) => Array.from({ length: size }, (_, at) => `${list} ${at}`);

test('every row is looked at, whatever time runs have and wherever one is killed', async () => {
  const sizes = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 });
  const kills = fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(fc.boolean(), { maxLength: 9 }), kills, async (given, times, killed) => {
      const rows = given.map((size, list) => names(`list ${list}`, size));
      const progress = kept();
      const seen = new Set<string>();
      let looks = 0;
      const look = async (row: string) => {
        looks += 1;
        if (killed.includes(looks)) throw new Error('killed');
        seen.add(row);
      };
      const walk = throughLists(
        Object.fromEntries(rows.map((own, at) => [`list ${at}`, listOf(own)])),
        look,
        {
          page: 2,
        },
      );
      const left = [...times];
      const run = async () => {
        try {
          return (await walkOn(progress, walk, () => (left.shift() === true ? 60_000 : 0))).isDone;
        } catch {
          return false;
        }
      };
      while (!(await run()));
      expect([...seen].toSorted()).toEqual(rows.flat().toSorted());
      expect((await progress.read()).place).toBeUndefined();
    }),
  );
});

test('of two runs at once, the second ends and says so', async () => {
  const progress = kept();
  const walk = throughLists({ all: listOf(names('row', 4)) }, async () => undefined, { page: 2 });
  const runs = await Promise.all([1, 2].map(() => walkOn(progress, walk, () => 60_000)));
  expect(runs.map(({ isDone, isBusy }) => [isDone, isBusy])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a list that is gone is no end: the walk begins anew', async () => {
  const progress = kept();
  await progress.save({ version: 0 }, { list: 'gone', after: '1' });
  const seen: string[] = [];
  const walk = throughLists({ all: listOf(['row']) }, async (row) => seen.push(row));
  expect(await walkOn(progress, walk, () => 60_000)).toMatchObject({ isDone: true });
  expect(seen).toEqual(['row']);
});
