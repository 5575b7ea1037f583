import { Enquiry, ThreadEntry, waitsSince } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { searchTerms } from '#domain/enquiries/search.ts';
import { expires } from '../../runtime/table/expires.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';

export const ENQUIRY = 'ENQUIRY';
const THREAD = 'THREAD#';

export const partitionOf = (reference: string): string => `ENQUIRY#${reference}`;
export const statusPartition = (status: EnquiryStatus): string => `STATUS#${status}`;
/** Sorts by the time since which its sender waits. */
export const listPosition = (enquiry: Pick<Enquiry, 'receivedAt' | 'againAt' | 'reference'>): string =>
  `${waitsSince(enquiry)}#${enquiry.reference}`;

/** What is found of somebody by an id of theirs, an e-mail address in lower case, or a number in E.164. */
export const ofPartition = (contact: string): string => `OF#${contact}`;
const OF_SORT = /#(ENQ-[0-9A-Z]+)$/;
export const referenceIn = (sk: unknown): string => OF_SORT.exec(String(sk))?.[1] ?? '';

/** The keys under which a conversation is found by whose it is, also when it is closed. Only a number from WhatsApp is sure to be one. */
export const ofKeys = ({ reference, receivedAt, userId, email, phone, kind }: Enquiry) =>
  [...new Set([userId, email.trim().toLowerCase(), kind === 'whatsapp' ? phone : undefined])]
    .filter((contact) => contact !== undefined && contact !== '')
    .map((contact) => ({ pk: ofPartition(contact as string), sk: `${receivedAt}#${reference}` }));

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
): readonly Write[] => [
  ...searchEntries(
    after.reference,
    before === undefined ? [] : searchTerms(before),
    searchTerms(after),
    new Date(after.changedAt),
  ).map((entry) => put(TableName, entry)),
  ...ofKeys(after).map((key) =>
    put(TableName, { ...key, expires_at: expires(new Date(after.changedAt), 'enquiries') }),
  ),
];
