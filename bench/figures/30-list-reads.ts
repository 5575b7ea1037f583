import type { Figure } from '../harness/figure.ts';
import { customerLists } from '../support/lists/customers.ts';
import { historyLists } from '../support/lists/history.ts';
import { invoiceLists } from '../support/lists/invoices.ts';
import { readsOfLists } from '../support/lists/list-reads.ts';
import { otherLists } from '../support/lists/others.ts';
import { quoteLists } from '../support/lists/quotes.ts';
import { shipmentLists } from '../support/lists/shipments.ts';

export const figure: Figure = {
  name: 'list-reads',
  measures: 'Read units per row shown of every list, filter and search at 100,000 rows, the worst page',
  ...readsOfLists([
    ...shipmentLists,
    ...quoteLists,
    ...invoiceLists,
    ...customerLists,
    ...otherLists,
    ...historyLists,
  ]),
  how: `Each list has a database at home, with the indexes of the template, in which the item builders of its domain have written as many rows as the list has. Things that
no page shows are stored as far as the list reads them. The API's own functions answer the first page of 25 and the next one; the read units are the consumed capacity that the database returns,
everything that answering needs included. A search finds 60 things at both sizes. Those of bookings are in \`booking-reads\`. Lists that cannot grow are not in it: rate cards, drafts, receivers, flights, waitlists and saved views have a limit of their own. The measurement is exact and does not vary.`,
};
