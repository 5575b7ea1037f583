import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { forgetKeptRuns } from '../kept-run-key.ts';
import { forgetRecentHits } from '../recent-hits.ts';
import { keepWithAccount } from './account-drafts.ts';
import { draftsFor, dropDraft, keptOf, type LocalDraft } from './local-drafts.ts';

/** Signing out does not wait longer than this for the account. */
const PATIENCE_MS = 4000;

const isSafe = async (draft: LocalDraft): Promise<boolean> => {
  if (keptOf(draft) === draft.timestamp) return true;
  const kept = await keepWithAccount(draft);
  if (kept.status !== 'newer') return kept.status === 'kept';
  return (await keepWithAccount({ ...draft, id: uuidV7() })).status === 'kept';
};

const leave = async (draft: LocalDraft): Promise<void> => {
  try {
    if (await isSafe(draft)) dropDraft(draft.id);
  } catch (error) {
    console.warn('An unfinished shipment could not be kept with the account and stays on this device', error);
  }
};

/**
 * Before signing out: keeps the unfinished shipments of this device with the account and removes them here, so that the next person at
 * this device does not see them. One that the account could not take stays, because what was typed is never lost; only its owner sees it.
 * What was opened from the search is forgotten, and so are a driver's runs.
 */
export const leaveDevice = async (userId: string): Promise<void> => {
  forgetRecentHits(userId);
  forgetKeptRuns(userId);
  const all = Promise.all(draftsFor(userId).map(leave));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};
