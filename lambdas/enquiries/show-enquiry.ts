import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ReachDeps, waysToAnswer, withOutcomes } from './messages/reach.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

interface Deps extends ReachDeps {
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly clock: Clock;
}

/** The refusal for a reference that does not exist. */
export const noSuchEnquiry = () => refuse('ENQUIRY_NOT_FOUND', 'There is no such enquiry.');

/** Shows an enquiry with its whole thread, and by which ways it can be answered. */
export const showEnquiry =
  (deps: Deps): UseCase<typeof enquiryEndpoints.show> =>
  async ({ params }) => {
    const found = await deps.enquiries.find(params.reference);
    if (found === undefined) return noSuchEnquiry();
    const { enquiry } = found;
    const now = deps.clock();
    const [thread, ways] = await Promise.all([
      withOutcomes(deps, enquiry, found.thread, now),
      waysToAnswer(deps, enquiry, now),
    ]);
    return ok({ enquiry, thread, ways });
  };
