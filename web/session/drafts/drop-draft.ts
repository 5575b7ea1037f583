import { dropFromAccount } from './account-drafts.ts';
import { forgetBegun, readBegun } from './begun.ts';
import { dropDraft } from './local-drafts.ts';

/** Forgets an unfinished shipment on this device and with the account: what became of it goes on elsewhere. Never throws. */
export const dropEverywhere = async (id: string): Promise<void> => {
  const begun = readBegun();
  if (begun?.id === id) forgetBegun(begun);
  dropDraft(id);
  await dropFromAccount(id).catch(() => undefined);
};
