import { draftEndpoints } from '#domain/shipments/customer/saved/draft-endpoints.ts';
import { type KeptDraft, madeOf } from '#domain/shipments/form/draft-text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { draftsFor, dropDraft, keptOf, type LocalDraft, ownerOf, readDraft } from './local-drafts.ts';

/** The answer of the account: it has the draft, has a newer one, or refused it with a reason for people. */
export type Kept =
  | { readonly status: 'kept' }
  | { readonly status: 'newer'; readonly draft: KeptDraft }
  | { readonly status: 'refused'; readonly message: string };

/** Only what was typed: who owns a draft and which version the account has is the device's own business. */
const typedOf = ({ data: { owner: _, kept: __, ...typed } }: LocalDraft) => typed;

/** Keeps a draft with the account. Throws when the server is not reached. */
export const keepWithAccount = async (draft: LocalDraft): Promise<Kept> => {
  const { id, timestamp } = draft;
  try {
    await api(draftEndpoints.saveDraft, {
      params: { id },
      body: { data: typedOf(draft), timestamp, version: 1 },
    });
    return { status: 'kept' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    const newer = refusalIn(error, draftEndpoints.saveDraft)?.details?.draft;
    return newer ? { status: 'newer', draft: newer } : { status: 'refused', message: error.message };
  }
};

/** Whether the account has had all that was typed in a draft: its last version, or the shipment that was made of it. */
const wasHandedIn = (draft: LocalDraft): boolean =>
  keptOf(draft) === draft.timestamp || (keptOf(draft) > 0 && madeOf(draft) !== undefined);

/**
 * The drafts of the account of this person, the last one saved first. What the account has had and has no more was booked or deleted, on
 * whatever device: this one forgets it too. What was typed since stays.
 */
export const draftsOfAccount = async (userId: string): Promise<readonly LocalDraft[]> => {
  // Before the question: what is handed in while it is under way is not in the answer.
  const here = draftsFor(userId).filter((draft) => ownerOf(draft) === userId && wasHandedIn(draft));
  const { drafts } = await api(draftEndpoints.drafts, {});
  for (const { id, timestamp } of here)
    if (!drafts.some((draft) => draft.id === id) && readDraft(id)?.timestamp === timestamp) dropDraft(id);
  return drafts.map(({ id, data, timestamp }) => ({ id, data, timestamp }));
};

/** Removes a draft from the account. */
export const dropFromAccount = async (id: string): Promise<void> => {
  await api(draftEndpoints.dropDraft, { params: { id } });
};
