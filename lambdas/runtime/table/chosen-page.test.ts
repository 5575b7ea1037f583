import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenPage } from './chosen-page.ts';
import { inMonth } from './in-month.ts';
import { cut, type Page, type PageRequest } from './page.ts';

/** Something in a list, by when it was made. */
interface Crate {
  readonly at: string;
  readonly color: string;
}
const positionOf = ({ at }: Crate): string => at;
const newest = (crates: readonly Crate[]) => crates.toSorted((one, other) => other.at.localeCompare(one.at));
const reading =
  (crates: readonly Crate[]) =>
  async ({ after, limit }: PageRequest): Promise<Page<Crate>> =>
    cut(
      newest(crates).filter(({ at }) => after === undefined || at < after),
      limit,
      positionOf,
    );

/** All pages, one after the other as somebody turns them. */
const pagesOf = async (page: (request: PageRequest) => Promise<Page<Crate>>, limit: number) => {
  const pages: (readonly Crate[])[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await page({ after, limit });
    pages.push(items);
    after = next;
  } while (after !== undefined);
  return pages;
};

const crates = fc.uniqueArray(
  fc.record({
    at: fc
      .date({ min: new Date('2026-09-20'), max: new Date('2026-12-10'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    // Few are green: most of what is read is left out.
    color: fc.constantFrom('red', 'red', 'red', 'red', 'red', 'blue', 'blue', 'green'),
  }),
  { selector: positionOf, maxLength: 400, size: 'max' },
);

test('pages of what is chosen are those of a list of it alone: full, in order, each row once', async () => {
  await fc.assert(
    fc.asyncProperty(
      crates,
      fc.subarray(['red', 'blue', 'green']),
      fc.integer({ min: 1, max: 120 }),
      async (all, colors, limit) => {
        const isChosen = ({ color }: Crate): boolean => colors.includes(color);
        const chosen = (request: PageRequest) =>
          chosenPage({ read: reading(all), isChosen, positionOf }, request);
        expect(await pagesOf(chosen, limit)).toEqual(await pagesOf(reading(all.filter(isChosen)), limit));
      },
    ),
  );
});

test('a month has what was made in it and nothing else, also when it is narrowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      crates,
      fc.constantFrom('2026-10', '2026-11', '2027-01'),
      fc.integer({ min: 1, max: 120 }),
      async (all, month, limit) => {
        const isChosen = ({ color }: Crate): boolean => color === 'red';
        const read = inMonth(month, { read: reading(all), positionOf });
        const ofMonth = newest(all).filter(({ at }) => at.startsWith(month));
        expect((await pagesOf(read, limit)).flat()).toEqual(ofMonth);
        const narrowed = await pagesOf((page) => chosenPage({ read, isChosen, positionOf }, page), limit);
        expect(narrowed.flat()).toEqual(ofMonth.filter(isChosen));
        for (const page of narrowed.slice(0, -1)) expect(page).toHaveLength(limit);
      },
    ),
  );
});
