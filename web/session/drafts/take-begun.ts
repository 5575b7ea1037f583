import { guestDraftEndpoints } from '#domain/shipments/customer/saved/guest-draft-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Begun, forgetBegun } from './begun.ts';
import { type LocalDraft, readDraft, writeDraft } from './local-drafts.ts';

let underWay: { readonly secret: string; readonly taken: Promise<LocalDraft> } | undefined;

/** The server said no, and would again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

/** The newer of both versions, with a note of the one that the account has. */
const newerOf = (begun: Begun, theirs: LocalDraft, userId: string): LocalDraft => {
  const mine = readDraft(theirs.id);
  const isMine = mine !== undefined && mine.timestamp >= theirs.timestamp;
  const newer = isMine ? mine : theirs;
  // Where both were changed since, the keeper puts the older one aside.
  const isKnown = !isMine || theirs.timestamp === begun.timestamp;
  const kept = isKnown ? { kept: theirs.timestamp } : {};
  return { ...newer, data: { ...newer.data, owner: userId, ...kept } };
};

const take = async (begun: Begun, userId: string): Promise<LocalDraft> => {
  try {
    const headers = { 'guest-draft': begun.secret };
    const { draft } = await api(guestDraftEndpoints.takeGuestDraft, { headers });
    const newer = newerOf(begun, draft, userId);
    writeDraft(newer);
    forgetBegun(begun);
    return newer;
  } catch (error) {
    if (isRefused(error)) forgetBegun(begun);
    throw error;
  }
};

/**
 * Makes what was begun on this device an unfinished shipment of whoever is signed in, once however many ask for it. Throws when the
 * server refuses it or is not reached; then what was typed on this device is still there.
 */
export const takeBegun = (begun: Begun, userId: string): Promise<LocalDraft> => {
  if (underWay?.secret !== begun.secret) {
    const taken = take(begun, userId);
    underWay = { secret: begun.secret, taken };
    taken.catch(() => {
      underWay = undefined;
    });
  }
  return underWay?.taken as Promise<LocalDraft>;
};
