import { ok, refuse } from '#domain/kernel/result.ts';
import type { SavedDraft } from '#domain/shipments/customer/saved/draft.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { DraftStore } from '../../store/saved-store.ts';

interface Deps {
  readonly drafts: DraftStore;
  readonly clock: Clock;
}

/** Unfinished shipments that one account keeps. */
const MOST_DRAFTS = 20;

/** Whether an account has room for another draft. */
export const hasRoom = (kept: readonly SavedDraft[], id: string): boolean =>
  kept.length < MOST_DRAFTS || kept.some((draft) => draft.id === id);

/** The refusal of one more draft. */
export const tooManyDrafts = () =>
  refuse('TOO_MANY_DRAFTS', `You have ${MOST_DRAFTS} unfinished shipments. Finish or delete one first.`);

/** All drafts of a person. */
export const draftsOf = ({ drafts }: Pick<Deps, 'drafts'>, userId: string, now: Date) =>
  drafts.all(userId, MOST_DRAFTS, now);

export const listDrafts =
  ({ drafts, clock }: Deps): UseCase<typeof shipmentEndpoints.drafts> =>
  async ({ caller: { userId } }) =>
    ok({ drafts: [...(await draftsOf({ drafts }, userId, clock()))] });

/** Keeps a draft. What another device saved later is not overwritten, and what was booked does not come back. */
export const saveDraft =
  ({ drafts, clock }: Deps): UseCase<typeof shipmentEndpoints.saveDraft> =>
  async ({ params: { id }, body, caller: { userId } }) => {
    const now = clock();
    if (!hasRoom(await draftsOf({ drafts }, userId, now), id)) return tooManyDrafts();
    // A clock that is ahead must not shut out the other devices.
    const timestamp = Math.min(body.timestamp, now.getTime());
    const draft = { ...body, timestamp, id, savedAt: now.toISOString() };
    if (await drafts.save(userId, draft, now)) return ok({ draft });
    const newer = await drafts.find(userId, id);
    const message =
      newer === undefined
        ? 'It was booked or deleted on another device or in another tab.'
        : 'Another device has saved this shipment later.';
    return refuse('DRAFT_IS_NEWER', message, { draft: newer });
  };

export const dropDraft =
  ({ drafts, clock }: Deps): UseCase<typeof shipmentEndpoints.dropDraft> =>
  async ({ params: { id }, caller: { userId } }) => {
    await drafts.drop(userId, id, clock());
    return ok({});
  };
