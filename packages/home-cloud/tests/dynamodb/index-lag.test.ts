import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newFolder, startHome, stoppedClock, TABLE } from './home.ts';

const LAG_MS = 2000;
type Home = Awaited<ReturnType<typeof startHome>>;

const put = ({ doc }: Home, sk: string, at: string) =>
  doc.put({ TableName: TABLE, Item: { pk: 'p', sk, gsi1pk: 'all', gsi1sk: at } });

const seen = async ({ doc }: Home, options: { Limit?: number; ScanIndexForward?: boolean } = {}) => {
  const query = {
    TableName: TABLE,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': 'all' },
    ...options,
  };
  const { Items = [] } = await doc.query(query);
  return Items.map(({ sk, gsi1sk }) => `${sk} ${gsi1sk}`);
};

it('shows a write at once by key, and in an index after the lag', async () => {
  const clock = stoppedClock();
  const home = await startHome({ clock, indexLagMs: LAG_MS });
  await put(home, 'a', '1');
  const { Item } = await home.doc.get({ TableName: TABLE, Key: { pk: 'p', sk: 'a' }, ConsistentRead: true });
  expect(Item).toMatchObject({ gsi1sk: '1' });
  const scan = { TableName: TABLE, IndexName: 'gsi1' };
  expect((await home.doc.scan(scan)).Items).toEqual([]);
  clock.advance(LAG_MS - 1);
  expect(await seen(home)).toEqual([]);
  clock.advance(1);
  expect(await seen(home)).toEqual(['a 1']);
  expect((await home.doc.scan(scan)).Items).toHaveLength(1);
});

it('loses no pending index change at a stop', async () => {
  const path = await newFolder();
  const before = await startHome({ path, indexLagMs: LAG_MS });
  await put(before, 'a', '1');
  await before.stop();
  expect(await seen(await startHome({ path, indexLagMs: LAG_MS }))).toEqual(['a 1']);
});

const step = fc.oneof(
  fc.record({ does: fc.constant('put' as const), sk: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(9) }),
  fc.record({ does: fc.constant('delete' as const), sk: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(500, 1000, 2500) }),
);

it('shows the earlier state of a table without lag, in both directions and in pages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const clock = stoppedClock();
      const [late, prompt] = [await startHome({ clock, indexLagMs: LAG_MS }), await startHome({ clock })];
      /** The content of the other table's index from each instant on. */
      const history: { from: number; shown: string[] }[] = [{ from: 0, shown: [] }];
      for (const one of steps) {
        if (one.does === 'wait') clock.advance(one.ms);
        else {
          for (const home of [late, prompt])
            await (one.does === 'put'
              ? put(home, one.sk, String(one.at))
              : home.doc.delete({ TableName: TABLE, Key: { pk: 'p', sk: one.sk } }));
          history.push({ from: clock.now(), shown: await seen(prompt) });
        }
        const then = clock.now() - LAG_MS;
        const expected = history.findLast(({ from }) => from <= then)?.shown ?? [];
        expect(await seen(late)).toEqual(expected);
        expect(await seen(late, { ScanIndexForward: false })).toEqual(expected.toReversed());
        expect(await seen(late, { Limit: 2 })).toEqual(expected.slice(0, 2));
      }
      await Promise.all([late.stop(), prompt.stop()]);
    }),
    { numRuns: 15 },
  );
});
