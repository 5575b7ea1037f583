import { refuse } from '#domain/kernel/result.ts';
import { typedPrice, typedValue } from '#domain/quotes/typed-goods.ts';
import type { SavedDraft } from '#domain/shipments/customer/saved/draft.ts';
import { DRAFT_VERSION } from '#domain/shipments/form/draft-text.ts';
import { again, untilWritten } from '../../../runtime/aggregate/until-written.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Pause } from '../../../runtime/pause.ts';
import type { GuestDraftStore, KeptGuestDraft } from '../../store/guest-draft-store.ts';
import type { DraftStore } from '../../store/saved-store.ts';
import { draftsOf, hasRoom } from './drafts.ts';

export interface TakeDeps {
  readonly guestDrafts: GuestDraftStore;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly pause?: Pause;
}

/** Nothing is kept under a secret, or not any more. */
export const draftGone = () =>
  refuse(
    'GUEST_DRAFT_GONE',
    'We kept this booking for seven days, and it is gone now. Ask for the price again: it takes a minute.',
  );

/** It is in an account that is not the caller's, or not yet. */
export const draftTaken = () =>
  refuse(
    'GUEST_DRAFT_TAKEN',
    'This booking is in an account already. Sign in to that account to go on with it.',
  );

/** What the wizard opens with: the fields of the calculator, and what is inside by its value. */
const savedOf = ({ id, form, total, timestamp }: KeptGuestDraft, now: Date): SavedDraft => ({
  id,
  data: { price: typedPrice(form), lines: [{ quantity: '1', value: typedValue(form.request) }], total },
  timestamp,
  version: DRAFT_VERSION,
  savedAt: now.toISOString(),
});

/** Whose hands it goes to. */
interface Taking {
  readonly secret: string;
  readonly userId: string;
}

/**
 * Makes what a guest was about to book an unfinished shipment of a person: once, whoever is first, and however often it is asked for. Other
 * drafts of theirs stay. What they typed in it meanwhile is not written over, and what they booked or deleted does not come back.
 * Throws when others kept writing; it is then safe to ask again.
 */
export const takeDraft = (
  { guestDrafts, drafts, clock, pause }: TakeDeps,
  { secret, userId }: Taking,
): Promise<SavedDraft | 'gone' | 'taken' | 'full' | 'used'> =>
  untilWritten(
    'The draft of a guest',
    async () => {
      const now = clock();
      const found = await guestDrafts.find(secret, now);
      if (found === undefined) return 'gone';
      const { id, takenBy } = found;
      if (takenBy !== undefined)
        return takenBy === userId ? ((await drafts.find(userId, id)) ?? 'used') : 'taken';
      if (!hasRoom(await draftsOf({ drafts }, userId, now), id)) return 'full';
      const saved = savedOf(found, now);
      const refused = await guestDrafts.take(secret, userId, drafts.firstOf(userId, saved, now), now);
      if (refused === undefined) return saved;
      if (refused === 'saved-before') await guestDrafts.note(secret, userId, now);
      return again;
    },
    { pause },
  );
