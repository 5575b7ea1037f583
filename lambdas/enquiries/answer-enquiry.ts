import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { mayBeAnswered } from '#domain/enquiries/lifecycle.ts';
import { WRITTEN_MAX } from '#domain/enquiries/limits.ts';
import { refuse } from '#domain/kernel/result.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, changeEnquiry } from './change-enquiry.ts';
import { type ReachDeps, waysToAnswer } from './messages/reach.ts';
import { closedWay } from './messages/write-message.ts';

type Answering = UseCase<typeof enquiryEndpoints.answer>;

/** Why an answer cannot go on WhatsApp; undefined when it can. An e-mail always goes, as it did before anybody asked. */
const refusedOnWhatsApp = async (deps: ChangeDeps & ReachDeps, reference: string, message: string) => {
  const found = await deps.enquiries.find(reference);
  if (found === undefined) return undefined;
  if (message.length > WRITTEN_MAX)
    return refuse('WAY_CLOSED', 'A message on WhatsApp has at most 4,000 characters. Make it shorter.');
  return closedWay(await waysToAnswer(deps, found.enquiry, deps.clock()), 'whatsapp');
};

/** Adds the answer of staff to the thread and sends it to the sender, by e-mail or on WhatsApp. */
export const answerEnquiry =
  (deps: ChangeDeps & ReachDeps): Answering =>
  async ({ params: { reference }, body: { version, message, way = 'email' }, caller, correlationId }) => {
    const refused = way === 'whatsapp' ? await refusedOnWhatsApp(deps, reference, message) : undefined;
    if (refused) return refused;
    return changeEnquiry(deps, {
      reference,
      version,
      status: 'ANSWERED',
      entry: { what: 'answer', by: caller.userId, status: 'ANSWERED', text: message, way },
      isAllowed: mayBeAnswered,
      eventOf: ({ enquiry: { version: answered, changedAt } }) =>
        compose(
          EnquiryAnsweredV2,
          {
            subject: reference,
            version: answered,
            at: changedAt,
            data: { reference, answeredBy: caller.userId, answeredAt: changedAt, way },
          },
          { newId: deps.newId, correlationId },
        ),
    });
  };
