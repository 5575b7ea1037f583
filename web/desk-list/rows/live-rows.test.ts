import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveRows, type RowPage } from './live-rows.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}
const identity = { idOf: ({ id }: Row) => id, versionOf: ({ version }: Row) => version };
const page = (ids: string, next?: string): RowPage<Row> => ({
  items: [...ids].map((id) => ({ id, version: 1 })),
  next,
});
const live = (held: RowPage<Row>, fresh: RowPage<Row>) => {
  const { rows, arrived } = liveRows(held, fresh, identity);
  return { shown: rows.map(({ row, mark = '' }) => `${row.id}${mark && ` ${mark}`}`), arrived };
};

test('nothing happened: nothing is marked', () => {
  expect(live(page('abc'), page('abc'))).toEqual({ shown: ['a', 'b', 'c'], arrived: 0 });
});

test('a row that somebody changed stays in its place, shows what it is now and is marked', () => {
  const fresh = { items: [{ id: 'b', version: 2 }, ...page('ac').items] };
  const { rows } = liveRows(page('abc'), fresh, identity);
  expect(rows[1]).toEqual({ row: { id: 'b', version: 2 }, mark: 'changed' });
  expect(rows.map(({ row }) => row.id)).toEqual(['a', 'b', 'c']);
});

test('a row that no longer belongs in the list stays and is marked', () => {
  expect(live(page('abc'), page('ac'))).toEqual({ shown: ['a', 'b gone', 'c'], arrived: 0 });
  expect(live(page('abc'), page('ab'))).toEqual({ shown: ['a', 'b', 'c gone'], arrived: 0 });
});

test('new rows are counted and do not move the others, whether the newest or the oldest is first', () => {
  expect(live(page('abc'), page('xyabc'))).toEqual({ shown: ['a', 'b', 'c'], arrived: 2 });
  expect(live(page('abc'), page('abcx'))).toEqual({ shown: ['a', 'b', 'c'], arrived: 1 });
  expect(live(page(''), page('x'))).toEqual({ shown: [], arrived: 1 });
});

test('on a full page, rows that new ones push to the next page are not gone', () => {
  expect(live(page('abc', 'more'), page('xab', 'more'))).toEqual({ shown: ['a', 'b', 'c'], arrived: 1 });
});

test('on a full page, rows that come from the next page are not new', () => {
  expect(live(page('abc', 'more'), page('acd', 'more'))).toEqual({
    shown: ['a', 'b gone', 'c'],
    arrived: 0,
  });
});

test('whatever happens, each row stays where it was, and a row is marked only for a reason', () => {
  const rowPage = fc.record({
    items: fc.uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), version: fc.nat(2) }), {
      selector: ({ id }) => id,
    }),
    next: fc.constantFrom(undefined, 'more'),
  });
  fc.assert(
    fc.property(rowPage, rowPage, (held, fresh) => {
      const { rows, arrived } = liveRows(held, fresh, identity);
      expect(rows.map(({ row }) => row.id)).toEqual(held.items.map(({ id }) => id));
      expect(arrived).toBeLessThanOrEqual(
        fresh.items.filter(({ id }) => held.items.every((one) => one.id !== id)).length,
      );
      for (const [place, { row, mark }] of rows.entries()) {
        const now = fresh.items.find(({ id }) => id === row.id);
        if (now) expect(row).toBe(now);
        expect(mark === 'changed').toBe(now !== undefined && now.version !== held.items[place]?.version);
        if (mark === 'gone') expect(now).toBeUndefined();
      }
    }),
  );
});
