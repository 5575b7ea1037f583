import type { Figure } from '../harness/figure.ts';
import { bookingLists } from '../support/lists/bookings.ts';
import { readsOfLists } from '../support/lists/list-reads.ts';

export const figure: Figure = {
  name: 'booking-reads',
  measures:
    'Read units per row shown of every list of bookings, of the calendar and of the board of a day at 100,000 bookings, the worst page',
  ...readsOfLists(bookingLists),
  how: `As in \`list-reads\`: each list has a database at home in which the item builders of the domain have written as many bookings, and the API's own functions answer the first page of 25 and the next one. The
calendar shows a week with sixty visits, and the board one of its days, whatever is booked for other weeks. The measurement is exact and does not vary.`,
};
