import { forgetBegun, readBegun } from './begun.ts';
import { dropDraft } from './local-drafts.ts';

/** Forgets an unfinished shipment on this device: it was booked, and the account has let go of it. Never throws. */
export const forgetHere = (id: string): void => {
  const begun = readBegun();
  if (begun?.id === id) forgetBegun(begun);
  dropDraft(id);
};
