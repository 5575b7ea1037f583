import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBecome } from '#domain/enquiries/lifecycle.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';

/** Gives an enquiry another status, or adds a note without changing the status. */
export const moveEnquiry =
  (deps: ChangeDeps): UseCase<typeof enquiryEndpoints.move> =>
  async ({ params: { reference }, body: { version, status, note }, caller, correlationId }) =>
    changeEnquiry(deps, {
      reference,
      version,
      status,
      entry: { what: 'status', by: caller.userId, status, ...(note === undefined ? {} : { text: note }) },
      isAllowed: (from) => mayBecome(from, status) || (from === status && note !== undefined),
      eventOf: ({ enquiry }, before) =>
        before === status
          ? undefined
          : compose(
              EnquiryChangedV1,
              {
                subject: reference,
                version: enquiry.version,
                at: enquiry.changedAt,
                data: { reference, status: { before, after: status }, by: caller.userId },
              },
              { newId: deps.newId, correlationId },
            ),
    });
