import { expect, test } from 'vitest';
import { boardOfDay, openBookings } from '#bench/support/lists/bookings.ts';
import { openInvoices } from '#bench/support/lists/invoices.ts';
import { perRow } from '#bench/support/lists/list-reads.ts';
import { type MeasuredList, measureLists } from '#bench/support/lists/measured-list.ts';
import { openEnquiries, openTasks } from '#bench/support/lists/others.ts';
import { openParcels } from '#bench/support/lists/parcels-at-desk.ts';
import { openQuotes } from '#bench/support/lists/quotes.ts';
import { openShipments } from '#bench/support/lists/shipments.ts';

const [FEW, MANY] = [130, 400];
const MOST = 1.2;

/** All filters together, and some of the other combinations. The figures of the bench ask all of them, beside 1,000 and 100,000 closed ones. */
const inShort = ({ queries = [], ...list }: MeasuredList): MeasuredList => ({
  ...list,
  queries: queries.filter((_, place) => place % 24 === 0 || place === queries.length - 1),
});

test.each<[string, MeasuredList]>(
  [
    openShipments,
    openBookings,
    boardOfDay,
    openParcels,
    ...openQuotes,
    openInvoices,
    openEnquiries,
    openTasks,
  ].map((list) => [list.name, inShort(list)]),
)('%s, by several filters together, cost the same whatever is closed beside them', async (_, list) => {
  const few = await measureLists([list], FEW);
  const many = await measureLists([list], MANY);
  expect([...many.keys()]).toEqual([...few.keys()]);
  for (const [page, read] of many) {
    const before = few.get(page) ?? { units: 0, rows: 0 };
    expect(read.rows, page).toBe(before.rows);
    expect(perRow(read) / perRow(before), page).toBeLessThanOrEqual(MOST);
  }
});
