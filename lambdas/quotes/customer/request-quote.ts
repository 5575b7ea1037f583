import { inboxOf } from '#domain/kernel/person/inbox.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Challenges } from '../../runtime/proof-of-work/challenges.ts';
import type { Customer } from '../pricing/new-quote.ts';
import { type MakeDeps, makeQuote } from './make-quote.ts';

interface CustomerDeps extends MakeDeps {
  readonly customerOf: (userId: string, signal?: AbortSignal) => Promise<Customer>;
}

/** Makes a quote for a signed-in customer. */
export const requestQuote =
  (deps: CustomerDeps): UseCase<typeof quoteEndpoints.request> =>
  async ({ body: form, headers, caller, correlationId, signal }) => {
    const made = await makeQuote(deps, {
      form,
      customer: () => deps.customerOf(caller.userId, signal),
      by: caller.userId,
      key: headers['idempotency-key'],
      correlationId,
      also: () => ({}),
    });
    if ('refused' in made) throw new Error('A request without conditions was refused.');
    return made;
  };

interface GuestDeps extends MakeDeps {
  readonly challenges: Pick<Challenges, 'isSolved'>;
  /** Keyed hash of a network address, to count by without storing the address. */
  readonly senderOf: (address: string) => Promise<string>;
}

const notSolved = () =>
  refuse('CHALLENGE_REFUSED', 'The check that keeps robots out did not pass. Please send it once more.');

const tooMany = {
  'sender-often':
    'Too many quotes were asked for from your network within an hour. Please call us, or try again later.',
  'inbox-often':
    'We have sent several quotes to this e-mail address today. Please look in your inbox, create an account, or call us.',
} as const;

/** Makes a quote for someone without an account. The link to it goes to the e-mail address, and only there. */
export const requestAsGuest =
  (deps: GuestDeps): UseCase<typeof quoteEndpoints.requestAsGuest> =>
  async ({ body: { form, guest, proof }, headers, correlationId }) => {
    const isSolved = await deps.challenges.isSolved(proof);
    const sender = await deps.senderOf(headers['x-viewer-address'] ?? '');
    const { claims } = deps;
    const mailed = await deps.inboxOf(inboxOf(guest.email));
    const made = await makeQuote(deps, {
      form,
      customer: async () => guest,
      by: `guest ${guest.email}`,
      key: headers['idempotency-key'],
      correlationId,
      // A form that is sent again brings the challenge that it has used, so its answer comes before this check.
      barred: isSolved ? undefined : 'challenge-used',
      also: (now) => ({
        'challenge-used': claims.challenge(proof.challenge.signature, now),
        'sender-often': claims.countSender(sender, now),
        'inbox-often': claims.countInbox(mailed, now),
      }),
    });
    if (!('refused' in made)) return made;
    return made.refused === 'challenge-used' ? notSolved() : refuse('TOO_MANY_QUOTES', tooMany[made.refused]);
  };
