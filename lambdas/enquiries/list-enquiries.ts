import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { type EnquiryStatus, enquiryStatuses, mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED, WORKED_ON_COUNTED } from '#domain/enquiries/limits.ts';
import { type EnquiryQuestion, isAnswerable, isInList } from '#domain/enquiries/list-question.ts';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable, searchWithCode } from '#domain/kernel/search.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { chosenPage } from '../runtime/table/chosen-page.ts';
import { inMonth } from '../runtime/table/in-month.ts';
import { answerPage, type PageRequest } from '../runtime/table/page.ts';
import { listPosition } from './store/enquiry-items.ts';
import type { EnquiryList } from './store/enquiry-list.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

/** Statuses in the list when none is requested. */
const worthReading: readonly EnquiryStatus[] = enquiryStatuses.filter((status) => status !== 'SPAM');

interface Deps {
  readonly list: Pick<EnquiryList, 'newest' | 'matching'>;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly clock: Clock;
}

/** The statuses in whose partitions of the index all enquiries of a question are. */
const statusesOf = ({ status, owner, days, closed }: EnquiryQuestion): readonly EnquiryStatus[] => {
  if (closed !== undefined) return ['CLOSED'];
  if (status !== undefined) return [status];
  return owner === undefined && days === undefined ? worthReading : enquiryStatuses.filter(mayBeAnswered);
};

/** A page of enquiries by what is asked, newest first. A whole reference finds any. */
export const listEnquiries =
  ({ list, enquiries, clock }: Deps): UseCase<typeof enquiryEndpoints.list> =>
  async ({ query: { cursor, limit, search: typed = '', ...question } }) => {
    const search = searchable(typed);
    if (!isAnswerable({ ...question, search }))
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for a search alone, for a month with one more filter, or for what is open.',
      );
    const reference = enquiryReference.from(search);
    const whole = reference === undefined ? undefined : await enquiries.find(reference);
    if (whole) return ok({ items: [whole.enquiry] });
    if (search !== '')
      return answerPage(`enquiries:search:${search}`, { cursor, limit }, (page) =>
        list.matching(searchWithCode(search), page),
      );
    const statuses = statusesOf(question);
    const all = (page: PageRequest) => list.newest(statuses, page);
    const { closed } = question;
    const read = closed === undefined ? all : inMonth(closed, { read: all, positionOf: listPosition });
    const isChosen = (enquiry: Enquiry): boolean => isInList(enquiry, question, clock());
    return answerPage(`enquiries:${JSON.stringify(question)}`, { cursor, limit }, (page) =>
      chosenPage({ read, isChosen, positionOf: listPosition }, page),
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
