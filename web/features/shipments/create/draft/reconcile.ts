import type { LocalDraft } from '#web/session/drafts/local-drafts.ts';
import { keptOf } from '#web/session/drafts/local-drafts.ts';

/** What to do with a draft that is on this device and with the account. */
export interface Reconciled {
  /** The one to go on with: the newer one. */
  readonly use: 'mine' | 'theirs';
  /** The other one, when it has something that the newer one may lack: it is kept as a draft of its own. */
  readonly aside?: LocalDraft;
}

/**
 * Two devices may have changed the same draft. The newer one wins. The other one is put aside when somebody changed it since the two
 * were last the same; nothing that was typed is lost.
 */
export const reconcile = (mine: LocalDraft, theirs: LocalDraft): Reconciled => {
  const isChangedHere = keptOf(mine) !== mine.timestamp;
  const isChangedThere = keptOf(mine) !== theirs.timestamp;
  if (!isChangedThere || mine.timestamp === theirs.timestamp) return { use: 'mine' };
  if (theirs.timestamp > mine.timestamp)
    return isChangedHere ? { use: 'theirs', aside: mine } : { use: 'theirs' };
  return isChangedHere ? { use: 'mine', aside: theirs } : { use: 'theirs' };
};
