import { isDeepStrictEqual } from 'node:util';
import { ok, refuse } from '#domain/kernel/result.ts';
import { GuestDraft } from '#domain/shipments/customer/saved/guest-draft.ts';
import { guestDraftWords } from '#domain/shipments/customer/saved/guest-draft-words.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { PriceForm } from '../../../quotes/index.ts';
import { OthersKeptWriting } from '../../../runtime/aggregate/until-written.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { Challenges } from '../../../runtime/proof-of-work/challenges.ts';
import type { GuestDraftStore } from '../../store/guest-draft-store.ts';
import { tooManyDrafts } from './drafts.ts';
import { draftGone, draftTaken, type TakeDeps, takeDraft } from './take-draft.ts';

interface Deps extends TakeDeps {
  readonly guestDrafts: GuestDraftStore;
  readonly clock: Clock;
}

interface KeepDeps extends Deps {
  readonly price: PriceForm;
  readonly challenges: Pick<Challenges, 'isSolved'>;
  /** Keyed hash of a network address, to count by without storing the address. */
  readonly senderOf: (address: string) => Promise<string>;
}

const notSolved = () =>
  refuse('CHALLENGE_REFUSED', 'The check that keeps robots out did not pass. Please send it once more.');

const tooOften = () =>
  refuse(
    'TOO_MANY_DRAFTS',
    'Too many bookings were begun from your network within an hour. Please call us, or try again later.',
  );

/** Only what a person has looked at has a price by which it can be booked. */
const needsReview = () => refuse('NO_PRICE', 'Someone at our desk has to confirm this price first.');

/** Keeps what a guest is about to book. The price is the server's own. The same again is answered as before, without a count. */
export const keepGuestDraft =
  ({
    guestDrafts,
    price,
    challenges,
    senderOf,
    clock,
  }: KeepDeps): UseCase<typeof shipmentEndpoints.keepGuestDraft> =>
  async ({ headers, body: { id, form, proof } }) => {
    const { 'guest-draft': secret, 'x-viewer-address': address = '' } = headers;
    const now = clock();
    const known = await guestDrafts.find(secret, now);
    if (known?.takenBy !== undefined) return draftTaken();
    if (known?.id === id && isDeepStrictEqual(known.form, form)) return ok(GuestDraft.parse(known));
    if (!(await challenges.isSolved(proof))) return notSolved();
    const priced = await price(form, now);
    if (!priced.ok) return priced;
    const { total, review } = priced.value.offer;
    if (review.length > 0) return needsReview();
    const draft = { id, words: guestDraftWords(form.request.goods, total), total, timestamp: now.getTime() };
    const by = { challenge: proof.challenge.signature, sender: await senderOf(address) };
    const refused = await guestDrafts.keep(secret, { ...draft, form }, by, now);
    switch (refused) {
      case undefined:
        return ok(draft);
      case 'taken':
        return draftTaken();
      case 'challenge-used':
        return notSolved();
      case 'too-many':
        return tooOften();
      default:
        throw new OthersKeptWriting('The draft of a guest');
    }
  };

/** Says what waits, also once it is in an account: whoever has the link has to sign in there. */
export const showGuestDraft =
  ({ guestDrafts, clock }: Deps): UseCase<typeof shipmentEndpoints.guestDraft> =>
  async ({ headers: { 'guest-draft': secret } }) => {
    const now = clock();
    const found = await guestDrafts.find(secret, now);
    if (found === undefined) return draftGone();
    await guestDrafts.count(secret, now);
    return ok(GuestDraft.parse(found));
  };

/** Makes it a draft of the caller's. */
export const takeGuestDraft =
  (deps: Deps): UseCase<typeof shipmentEndpoints.takeGuestDraft> =>
  async ({ headers: { 'guest-draft': secret }, caller: { userId } }) => {
    const outcome = await takeDraft(deps, { secret, userId });
    switch (outcome) {
      case 'gone':
        return draftGone();
      case 'taken':
        return draftTaken();
      case 'full':
        return tooManyDrafts();
      case 'used':
        return refuse(
          'GUEST_DRAFT_USED',
          'You have booked or deleted this already. Look under My shipments, or start a new one.',
        );
      default:
        return ok({ draft: outcome });
    }
  };
