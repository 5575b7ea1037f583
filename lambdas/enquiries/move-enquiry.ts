import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBecome } from '#domain/enquiries/lifecycle.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';

/** Gives an enquiry another status, or adds a note without changing the status. */
export const moveEnquiry =
  (deps: ChangeDeps): UseCase<typeof enquiryEndpoints.move> =>
  async ({ params: { reference }, body: { version, status, note }, caller }) =>
    changeEnquiry(deps, {
      reference,
      version,
      status,
      entry: { what: 'status', by: caller.userId, status, ...(note === undefined ? {} : { text: note }) },
      isAllowed: (from) => mayBecome(from, status) || (from === status && note !== undefined),
    });
