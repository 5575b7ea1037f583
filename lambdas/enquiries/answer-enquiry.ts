import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';
import type { WholeEnquiry } from './store/enquiry-store.ts';

const questionOf = ({ thread }: WholeEnquiry): string =>
  thread.find(({ what }) => what === 'message')?.text ?? '';

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
      eventOf: (changed) => {
        const { email, version: answered, changedAt } = changed.enquiry;
        const question = questionOf(changed);
        return compose(
          EnquiryAnsweredV1,
          {
            subject: reference,
            version: answered,
            at: changedAt,
            data: {
              reference,
              email,
              question,
              answer: message,
              answeredBy: caller.userId,
              answeredAt: changedAt,
            },
          },
          { newId: deps.newId, correlationId },
        );
      },
    });
