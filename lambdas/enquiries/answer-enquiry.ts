import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';

/** Adds the answer of staff to the thread and mails it to the sender. */
export const answerEnquiry =
  (deps: ChangeDeps): UseCase<typeof enquiryEndpoints.answer> =>
  async ({ params: { reference }, body: { version, message }, caller, correlationId }) =>
    changeEnquiry(deps, {
      reference,
      version,
      status: 'ANSWERED',
      entry: { what: 'answer', by: caller.userId, status: 'ANSWERED', text: message },
      isAllowed: mayBeAnswered,
      eventOf: ({ enquiry: { version: answered, changedAt } }) =>
        compose(
          EnquiryAnsweredV2,
          {
            subject: reference,
            version: answered,
            at: changedAt,
            data: { reference, answeredBy: caller.userId, answeredAt: changedAt },
          },
          { newId: deps.newId, correlationId },
        ),
    });
