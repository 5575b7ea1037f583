import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { EnquiryList } from './store/enquiry-list.ts';

/** Statuses in the list when none is requested. */
const worthReading: readonly EnquiryStatus[] = enquiryStatuses.filter((status) => status !== 'SPAM');

/** A page of enquiries, newest first: of one status, or all but spam. */
export const listEnquiries =
  (list: Pick<EnquiryList, 'newest'>): UseCase<typeof enquiryEndpoints.list> =>
  async ({ query }) => {
    const statuses = query.status === undefined ? worthReading : [query.status];
    return answerPage(`enquiries:${query.status ?? ''}`, query, (page) => list.newest(statuses, page));
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
      list.count('OPEN', MAX_COUNTED),
    ]);
    return ok({ count, beingWorkedOn, oldest: [...oldest] });
  };
