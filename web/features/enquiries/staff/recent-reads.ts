import { type Enquiry, waitsSince } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';

interface ListPage {
  readonly items: readonly Enquiry[];
  readonly next?: string | undefined;
}

const belongsTo =
  (status: EnquiryStatus | undefined) =>
  (enquiry: Enquiry): boolean =>
    status === undefined ? enquiry.status !== 'SPAM' : enquiry.status === status;

/**
 * A page of the list, corrected by enquiries that were read by key since. The list's index is eventually consistent and
 * may lag behind the user's own change: a row is replaced by its newer version, removed when its status no longer fits, and
 * added when it does.
 */
export const withRecentReads = <Page extends ListPage>(
  page: Page,
  lately: readonly Enquiry[],
  { status, isFirst }: { readonly status: EnquiryStatus | undefined; readonly isFirst: boolean },
): Page => {
  const byReference = new Map(lately.map((enquiry) => [enquiry.reference, enquiry]));
  const rows = page.items.map((row) => {
    const read = byReference.get(row.reference);
    return read !== undefined && read.version > row.version ? read : row;
  });
  const last = page.next === undefined ? undefined : rows.at(-1);
  const missing = lately.filter(
    (enquiry) =>
      isFirst &&
      !rows.some((row) => row.reference === enquiry.reference) &&
      (last === undefined || waitsSince(enquiry) > waitsSince(last)),
  );
  const items = [...rows, ...missing]
    .filter(belongsTo(status))
    .toSorted((a, b) => waitsSince(b).localeCompare(waitsSince(a)));
  return { ...page, items };
};
