import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';
import type { WholeEnquiry } from './store/enquiry-desk.ts';

interface Answer {
  readonly id: string;
  readonly correlationId: string;
  readonly answer: string;
  readonly answeredBy: string;
}

const eventOf = (
  { enquiry, thread }: WholeEnquiry,
  { id, correlationId, answer, answeredBy }: Answer,
): EventOf<typeof EnquiryAnsweredV1> => ({
  specversion: '1.0',
  id,
  source: EnquiryAnsweredV1.source,
  type: EnquiryAnsweredV1.type,
  subject: enquiry.reference,
  aggregateVersion: enquiry.version,
  time: enquiry.changedAt,
  correlationId,
  data: {
    reference: enquiry.reference,
    email: enquiry.email,
    question: thread.find(({ what }) => what === 'message')?.text ?? '',
    answer,
    answeredBy,
    answeredAt: enquiry.changedAt,
  },
});

/** Keeps the desk's answer in the thread and has it mailed to the sender. */
export const answerEnquiry =
  (deps: ChangeDeps): UseCase<typeof enquiryEndpoints.answer> =>
  async ({ params: { reference }, body: { version, message }, caller, correlationId }) =>
    changeEnquiry(deps, {
      reference,
      version,
      status: 'ANSWERED',
      entry: { what: 'answer', by: caller.userId, status: 'ANSWERED', text: message },
      isAllowed: mayBeAnswered,
      eventOf: (changed) =>
        eventOf(changed, {
          id: deps.newId(),
          correlationId,
          answer: message,
          answeredBy: caller.userId,
        }),
    });
