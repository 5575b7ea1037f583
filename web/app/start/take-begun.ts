import { worksHere } from '#domain/kernel/role.ts';
import { BEGUN_KEY } from '#web/session/drafts/begun-key.ts';
import type { SessionState } from '#web/session/session.ts';
import { readStorage } from '#web/telemetry/storage.ts';

/**
 * Puts into the account what its person was about to book on this device before they signed in, whatever page they open. The wizard
 * does it itself, for it has to wait for it. The code for it is loaded only where something waits.
 */
export const takeWhatWasBegun = async (session: SessionState): Promise<void> => {
  if (readStorage(BEGUN_KEY) === undefined) return;
  if (session.status !== 'signed-in' || worksHere(session.user)) return;
  try {
    const { leadsTo, readBegun } = await import('#web/session/drafts/begun.ts');
    const begun = readBegun();
    if (begun === undefined || leadsTo(begun, window.location.search)) return;
    const { takeBegun } = await import('#web/session/drafts/take-begun.ts');
    await takeBegun(begun, session.user.userId);
  } catch {
    // It is on this device, and the wizard or the next start does it.
  }
};
