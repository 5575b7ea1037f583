import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPageOf, ownPages, pagesToRender, partOf, placesOfPage } from './places.ts';

/** What a page of the list shows: its places, and the page that it leads to. */
const shownOn = (page: number, lastPlace: number): string =>
  `${placesOfPage(page)} newer ${page < ownPages(lastPlace) ? page + 1 : 'blog'}`;
const everyPage = (lastPlace: number) =>
  new Map(
    Array.from({ length: ownPages(lastPlace) }, (_, at) => [at + 1, shownOn(at + 1, lastPlace)] as const),
  );

test('however many posts are shown at once, the pages rendered for them are all that changed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 12 }), (batches) => {
      const pages = new Map<number, string>();
      let last = 0;
      for (const many of batches) {
        const places = Array.from({ length: many }, (_, at) => last + at + 1);
        last += many;
        for (const place of places)
          for (const page of pagesToRender(place, last)) pages.set(page, shownOn(page, last));
        expect(new Map([...pages].toSorted(([one], [other]) => one - other))).toEqual(everyPage(last));
      }
    }),
  );
});

test('one more post changes at most three pages of the list, with ten posts and with ten thousand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (place) => {
      expect(pagesToRender(place, place).length).toBeLessThanOrEqual(3);
    }),
  );
});

test('the newest ten to twenty posts have no page of their own', () => {
  expect([10, 20, 21, 30, 31].map(ownPages)).toEqual([0, 0, 1, 1, 2]);
  expect([listPageOf(10), listPageOf(11), partOf(100), partOf(101)]).toEqual([1, 2, 1, 2]);
});
