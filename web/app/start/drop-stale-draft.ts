import { DRAFT_KEY } from '#domain/identity/draft-key.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** Wipes an expired draft of a registration, whatever page of the app is opened. The code for it is loaded only where there is a draft. */
export const dropStaleDraft = async (): Promise<void> => {
  const kept = withoutThrowing(() => localStorage.getItem(DRAFT_KEY)) ?? null;
  if (kept === null) return;
  try {
    (await import('#web/features/identity/registration/draft-store.ts')).dropStaleDraft();
  } catch {
    // Without a network it is wiped at the next start.
  }
};
