import { createHash } from 'node:crypto';
import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { type Enquiry, excerptOf } from '#domain/enquiries/enquiry.ts';
import type { NewEnquiry } from '#domain/enquiries/form/new-enquiry.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { UseCase, UseCaseRequest } from '../runtime/http/use-case.ts';
import type { VerifiedUser } from '../runtime/http/verified-user.ts';
import type { Pause } from '../runtime/pause.ts';
import type { Challenges } from '../runtime/proof-of-work/challenges.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { receivedEvent } from './received-event.ts';
import type { EnquiryInbox, Receipt, ReceiptOutcome } from './store/enquiry-inbox.ts';

export interface ReceiveDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly inbox: EnquiryInbox;
  readonly challenges: Pick<Challenges, 'isSolved'>;
  readonly verifiedUser: VerifiedUser;
  /** Keyed hash of a network address, to count by without storing the address. */
  readonly senderOf: (address: string) => Promise<string>;
  readonly newReference: () => string;
  readonly pause: Pause;
}

type Request = UseCaseRequest<typeof enquiryEndpoints.send>;

/** Idempotency key: the same form with the same text is the same enquiry. With another text it is a new one. */
const submissionOf = (key: string, enquiry: NewEnquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([key, enquiry]))
    .digest('hex');

const enquiryOf = (
  { kind, topic, name, email, phone, number, message, page, isTrapped }: NewEnquiry,
  { reference, userId, at }: { reference: string; userId: string | undefined; at: string },
): Enquiry => ({
  reference,
  kind,
  topic,
  status: isTrapped ? 'SPAM' : 'NEW',
  name,
  email,
  ...(phone ? { phone } : {}),
  ...(number ? { number } : {}),
  excerpt: excerptOf(message),
  page,
  ...(userId === undefined ? {} : { userId }),
  receivedAt: at,
  changedAt: at,
  version: 1,
});

/** The sender of an enquiry. */
interface Sender {
  readonly userId: string | undefined;
  /** Keyed hash of the network address. */
  readonly network: string;
}

const receipts =
  ({ newReference, clock, newId }: ReceiveDeps, request: Request, sender: Sender) =>
  (submission: string): Receipt => {
    const { body, correlationId } = request;
    const at = clock().toISOString();
    const { userId } = sender;
    const enquiry = enquiryOf(body.enquiry, { reference: newReference(), userId, at });
    const { message } = body.enquiry;
    return {
      enquiry,
      message: { id: newId(), at, what: 'message', by: 'sender', text: message },
      // A robot that fills in the hidden field gets the same answer as a person, so that it learns nothing. No event is
      // sent.
      event: body.enquiry.isTrapped ? undefined : receivedEvent(enquiry, { newId, correlationId }),
      submission,
      challenge: body.proof.challenge.signature,
      sender: sender.network,
    };
  };

const notSolved = () =>
  refuse('CHALLENGE_REFUSED', 'The check that keeps robots out did not pass. Please send it once more.');

const tooMany = () =>
  refuse(
    'TOO_MANY_ENQUIRIES',
    'Too many messages came from your network within an hour. Please call us, or try again later.',
  );

/** The answer for an outcome of the store, or another try. */
const answerTo = (outcome: ReceiptOutcome, reference: string) => {
  if (outcome === 'received') return ok({ reference });
  if (outcome === 'challenge-used') return notSolved();
  return outcome === 'too-many' ? tooMany() : again;
};

/**
 * Receives an enquiry, once however often the form is sent: enquiry, claims and event are written in one transaction.
 * Throws when the outcome is unknown; it is then safe to send the same form again.
 */
export const receiveEnquiry =
  (deps: ReceiveDeps): UseCase<typeof enquiryEndpoints.send> =>
  async (request) => {
    const { body, headers } = request;
    const submission = submissionOf(headers['idempotency-key'], body.enquiry);
    const isSolved = await deps.challenges.isSolved(body.proof);
    const receiptOf = receipts(deps, request, {
      userId: await deps.verifiedUser(headers.authorization),
      network: await deps.senderOf(headers['x-viewer-address'] ?? ''),
    });
    const receive = async () => {
      // This comes first, because a form that is sent again brings the challenge that it has used already.
      const known = await deps.inbox.submitted(submission);
      if (known !== undefined) return ok({ reference: known });
      if (!isSolved) return notSolved();
      const receipt = receiptOf(submission);
      return answerTo(await deps.inbox.receive(receipt), receipt.enquiry.reference);
    };
    return untilWritten('An enquiry', receive, deps);
  };
