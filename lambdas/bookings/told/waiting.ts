import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { bookingTasks } from '#domain/bookings/tasks.ts';
import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { taskEvents } from '#events/bookings/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { bookingList } from '../store/booking-list.ts';
import { dayPartition, openPartition } from '../store/booking-rows.ts';
import { bookingStore } from '../store/booking-store.ts';

/** What waits in bookings. It needs `GetItem` on the table and `Query` on its index. */
const bookings = (client: DynamoDBDocumentClient, table: string, clock: Clock) => {
  const { find } = bookingStore(client, table);
  const { oldest } = bookingList(client, table);
  return {
    of: async (reference: string) => {
      const booking = await find(reference);
      return booking === undefined
        ? []
        : tasksAbout({ customer: booking.ownerId }, bookingTasks(booking, clock()));
    },
    open: (page: PageRequest) => oldest([openPartition], page),
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'BOOKINGS_TABLE'> = {
  table: 'BOOKINGS_TABLE',
  sources: (client, table, clock) => ({ booking: bookings(client, table, clock) }),
  events: taskEvents,
};

/** Days whose visits may be over since the last look, the one before included for what ends around midnight. */
const DAYS_BACK = 1;

/** Nothing happens when a slot is over, so a look at the visits of today and yesterday finds what nobody has written down. */
export const waitingByDay: Waiting<'BOOKINGS_TABLE'> = {
  ...waiting,
  sources: (client, table, clock) => {
    const today = newYorkDay(clock());
    const days = daysFrom(addDays(today, -DAYS_BACK), today).map(dayPartition);
    return {
      booking: {
        ...bookings(client, table, clock),
        open: (page) => bookingList(client, table).oldest(days, page),
      },
    };
  },
  events: [],
};
