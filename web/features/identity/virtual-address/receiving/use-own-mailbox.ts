import type { FurtherName } from '#domain/mailboxes/further-name.ts';
import { ownMailboxEndpoints } from '#domain/mailboxes/own-endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';

/** Everything that shows the address is read again. */
const KEY = ['virtual-address'];

/** Sets the further names of the user's own mailbox as it was looked at. */
export const useOwnNames = (version: number) =>
  useChange((names: FurtherName[]) => api(ownMailboxEndpoints.ownNames, { body: { version, names } }), KEY);

/** Asks for U.S. Mail at the user's own mailbox. */
export const useAskForMail = () => useChange(() => api(ownMailboxEndpoints.askForMail, {}), KEY);
