import { may, type Permission } from '#domain/kernel/permissions.ts';
import type { Person } from '#web/shell/screens.ts';

/** The lists of the desk that its search looks into, in the order in which hits are shown, with who may see each. */
const lists = {
  shipments: 'shipment.read',
  mailboxes: 'mailbox.read',
  quotes: 'quote.read',
  billing: 'invoice.read',
  enquiries: 'enquiry.read',
  departures: 'departure.read',
  staff: 'staff.read',
} as const satisfies Readonly<Record<string, Permission>>;

/** The name of a list is its path below the area. */
export type SearchedList = keyof typeof lists;

/** What a person may search, the first list first. */
export const listsFor = (person: Person): readonly SearchedList[] =>
  (Object.keys(lists) as SearchedList[]).filter((list) => may(person, lists[list]));
