import { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { searchTerms } from '#domain/enquiries/search.ts';
import { expires } from '../../runtime/table/expires.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';

export const ENQUIRY = 'ENQUIRY';
const THREAD = 'THREAD#';

export const partitionOf = (reference: string): string => `ENQUIRY#${reference}`;
export const statusPartition = (status: EnquiryStatus): string => `STATUS#${status}`;
/** Sorts by time of arrival. */
export const listPosition = ({ receivedAt, reference }: Pick<Enquiry, 'receivedAt' | 'reference'>): string =>
  `${receivedAt}#${reference}`;

/** Key of an enquiry. */
export const enquiryKey = (reference: string) => ({ pk: partitionOf(reference), sk: ENQUIRY });

/** The enquiry without its messages. It is small because the index holds a copy; the messages are in the thread. */
export const enquiryItem = (enquiry: Enquiry) => ({
  ...enquiryKey(enquiry.reference),
  gsi1pk: statusPartition(enquiry.status),
  gsi1sk: listPosition(enquiry),
  ...enquiry,
  expires_at: expires(new Date(enquiry.changedAt), 'enquiries'),
});

/** An entry of the thread. It is kept as long as an enquiry that nobody changes, counted from the time of the entry. */
export const threadItem = (reference: string, entry: ThreadEntry) => ({
  pk: partitionOf(reference),
  sk: `${THREAD}${entry.at}#${entry.id}`,
  ...entry,
  expires_at: expires(new Date(entry.at), 'enquiries'),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toEnquiry = (item: unknown): Enquiry => Enquiry.parse(item);
export const toThreadEntry = (item: unknown): ThreadEntry => ThreadEntry.parse(item);

/** The writes that bring what finds an enquiry from one version to the next. */
export const searchWrites = (
  TableName: string,
  before: Enquiry | undefined,
  after: Enquiry,
): readonly Write[] =>
  searchEntries(
    after.reference,
    before === undefined ? [] : searchTerms(before),
    searchTerms(after),
    new Date(after.changedAt),
  ).map((entry) => put(TableName, entry));
