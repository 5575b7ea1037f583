import { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { ENQUIRY_KEPT } from '#domain/enquiries/limits.ts';
import { expiresInDays } from '../../runtime/clock.ts';

export const ENQUIRY = 'ENQUIRY';
const THREAD = 'THREAD#';

export const partitionOf = (reference: string): string => `ENQUIRY#${reference}`;
export const statusPartition = (status: EnquiryStatus): string => `STATUS#${status}`;
/** Text order is the order of arrival. */
export const listPosition = ({ receivedAt, reference }: Pick<Enquiry, 'receivedAt' | 'reference'>): string =>
  `${receivedAt}#${reference}`;

/** The enquiry itself, small, since it stands in the index as well: what was said is in its thread. */
export const enquiryItem = (enquiry: Enquiry) => ({
  pk: partitionOf(enquiry.reference),
  sk: ENQUIRY,
  gsi1pk: statusPartition(enquiry.status),
  gsi1sk: listPosition(enquiry),
  ...enquiry,
  expires_at: expiresInDays(new Date(enquiry.changedAt), ENQUIRY_KEPT),
});

/** An entry of a thread is kept as long as an enquiry that nobody touches, counted from when it was written. */
export const threadItem = (reference: string, entry: ThreadEntry) => ({
  pk: partitionOf(reference),
  sk: `${THREAD}${entry.at}#${entry.id}`,
  ...entry,
  expires_at: expiresInDays(new Date(entry.at), ENQUIRY_KEPT),
});

/** Parsing drops the keys and holds the table to what the domain says. */
export const toEnquiry = (item: unknown): Enquiry => Enquiry.parse(item);
export const toThreadEntry = (item: unknown): ThreadEntry => ThreadEntry.parse(item);
