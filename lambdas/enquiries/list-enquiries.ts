import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED, WORKED_ON_COUNTED } from '#domain/enquiries/limits.ts';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable, searchWithCode } from '#domain/kernel/search.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { EnquiryList } from './store/enquiry-list.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

/** Statuses in the list when none is requested. */
const worthReading: readonly EnquiryStatus[] = enquiryStatuses.filter((status) => status !== 'SPAM');

interface Deps {
  readonly list: Pick<EnquiryList, 'newest' | 'matching'>;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
}

/** A page of enquiries: of one status or all but spam, newest first, or by what somebody typed. A whole reference finds any. */
export const listEnquiries =
  ({ list, enquiries }: Deps): UseCase<typeof enquiryEndpoints.list> =>
  async ({ query }) => {
    const { status } = query;
    const search = searchable(query.search ?? '');
    if (search === '')
      return answerPage(`enquiries:${status ?? ''}`, query, (page) =>
        list.newest(status === undefined ? worthReading : [status], page),
      );
    if (status !== undefined) return refuse('ONE_QUESTION_ONLY', 'Ask for a status or a search.');
    const reference = enquiryReference.from(search);
    const whole = reference === undefined ? undefined : await enquiries.find(reference);
    if (whole) return ok({ items: [whole.enquiry] });
    return answerPage(`enquiries:search:${search}`, query, (page) =>
      list.matching(searchWithCode(search), page),
    );
  };

/** How many enquiries each status has. */
export const countEnquiries =
  (list: Pick<EnquiryList, 'count'>): UseCase<typeof enquiryEndpoints.counts> =>
  async () => {
    const counted = await Promise.all(
      enquiryStatuses.map(async (status) => [status, await list.count(status, MAX_COUNTED)] as const),
    );
    return ok(Object.fromEntries(counted) as Record<EnquiryStatus, number>);
  };

/** Enquiries on the first screen of staff. */
const OLDEST_SHOWN = 6;

/** What waits for somebody, the longest wait first, and how much is being worked on. */
export const showWaiting =
  (list: Pick<EnquiryList, 'oldest' | 'count'>): UseCase<typeof enquiryEndpoints.waiting> =>
  async () => {
    const [oldest, count, beingWorkedOn] = await Promise.all([
      list.oldest('NEW', OLDEST_SHOWN),
      list.count('NEW', MAX_COUNTED),
      list.count('OPEN', WORKED_ON_COUNTED),
    ]);
    return ok({ count, beingWorkedOn, oldest: [...oldest] });
  };
