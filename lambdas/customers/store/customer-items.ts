import { Customer, CustomerLook, CustomerNote } from '#domain/customers/customer.ts';
import { searchTerms } from '#domain/customers/search.ts';
import { lapsesAt } from '#domain/customers/standing.ts';
import { expires } from '../../runtime/table/expires.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';

export const CUSTOMER = 'CUSTOMER';
export const NOTE = 'NOTE#';
export const SHIPPED = 'SHIPPED#';
export const LOOK = 'LOOK#';

export const partitionOf = (id: string): string => `PERSON#${id}`;
export const customerKey = (id: string) => ({ pk: partitionOf(id), sk: CUSTOMER });
/** Claims the id of a note, so that it is written once. */
export const claimKey = (id: string, noteId: string) => ({ pk: partitionOf(id), sk: `CLAIM#${noteId}` });
const shippedKey = (id: string, number: string) => ({ pk: partitionOf(id), sk: SHIPPED + number });

/** Partitions of the index: everybody by since when we know them, who has shipped by when they lapse, and who has not. */
export const EVERYBODY = 'CUSTOMERS';
export const HAS_SHIPPED = 'SHIPPED';
export const NEVER_SHIPPED = 'NEVER';

const position = (at: string, id: string): string => `${at}#${id}`;
/** The id in the sort key of a list. */
export const idIn = (sortKey: string): string => sortKey.slice(sortKey.indexOf('#') + 1);

const standing = ({ id, shipped, since }: Customer) =>
  shipped === undefined
    ? { gsi1pk: NEVER_SHIPPED, gsi1sk: position(since, id) }
    : { gsi1pk: HAS_SHIPPED, gsi1sk: position(lapsesAt(shipped), id) };

/** Whoever is shown under another id, or works here and has never shipped, is in no list: only the search finds them. */
const isListed = ({ shownAs, worksHere }: Customer): boolean => shownAs === undefined && worksHere !== true;

export const customerItem = (customer: Customer) => ({
  ...customerKey(customer.id),
  ...(isListed(customer) ? standing(customer) : {}),
  ...customer,
});

/** The row that has somebody in the list of everybody. */
const newestRow = (customer: Customer) => {
  const { id, since } = customer;
  return {
    pk: partitionOf(id),
    sk: 'ROW#NEWEST',
    ...(isListed(customer) ? { gsi1pk: EVERYBODY, gsi1sk: position(since, id) } : {}),
  };
};

/** What is written with the next version of a customer: their place in the list of everybody, and what the search finds them by. */
export const rowWrites = (
  TableName: string,
  before: Customer | undefined,
  after: Customer,
  now: Date,
): readonly Write[] => {
  const isListedAlready =
    before !== undefined && before.since === after.since && isListed(before) === isListed(after);
  return [
    ...(isListedAlready ? [] : [put(TableName, newestRow(after))]),
    ...searchEntries(after.id, before ? searchTerms(before) : [], searchTerms(after), now).map((entry) =>
      put(TableName, entry),
    ),
  ];
};

export const noteItem = (id: string, note: CustomerNote) => ({
  pk: partitionOf(id),
  sk: `${NOTE}${note.at}#${note.id}`,
  note,
});

/** That a colleague opened the page of a person on a day. Written again it is the same. */
export const lookItem = (id: string, look: CustomerLook, now: Date) => ({
  pk: partitionOf(id),
  sk: `${LOOK}${look.day}#${look.by}`,
  ...look,
  expires_at: expires(now, 'looks'),
});

/** A shipment of somebody: when it was booked, or that it counts for nothing any more. */
export const shippedItem = (id: string, number: string, bookedAt: string | undefined) => ({
  ...shippedKey(id, number),
  ...(bookedAt === undefined ? {} : { bookedAt }),
});

/** Parsing drops the keys. */
export const toCustomer = (item: unknown): Customer => Customer.parse(item);
export const toNote = ({ note }: Readonly<Record<string, unknown>>): CustomerNote => CustomerNote.parse(note);
export const toLook = (item: unknown): CustomerLook => CustomerLook.parse(item);
