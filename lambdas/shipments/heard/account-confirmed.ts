import type { EventOf } from '#events/envelope.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { type AccountDirectory, guestDraftOf } from '../../identity/index.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { type TakeDeps, takeDraft } from '../customer/saved/take-draft.ts';
import { guestDraftStore } from '../store/guest-draft-store.ts';
import { draftStore } from '../store/saved-store.ts';

interface Deps extends TakeDeps {
  readonly accounts: Pick<AccountDirectory, 'find'>;
}

/**
 * What somebody was about to book when they registered becomes an unfinished shipment of theirs once the account is confirmed: on
 * whatever device they sign in, it is there. The event has no secret; the account knows by which one it is kept.
 */
const accountConfirmed =
  ({ accounts, ...deps }: Deps) =>
  async ({ data: { userId } }: EventOf<typeof MailboxAssignedV2>): Promise<void> => {
    const account = await accounts.find(userId);
    const secret = account && guestDraftOf(account);
    // One that is gone, used or in another account is nothing to do again.
    if (secret !== undefined) await takeDraft(deps, { secret, userId });
  };

/** What follows for shipments from a new account. */
export const accountListeners = (
  { SHIPMENTS_TABLE }: { readonly SHIPMENTS_TABLE: string },
  { client, clock, accounts }: Pick<SharedDependencies, 'client' | 'clock'> & Pick<Deps, 'accounts'>,
) => [
  on(
    MailboxAssignedV2,
    accountConfirmed({
      accounts,
      clock,
      guestDrafts: guestDraftStore(client, SHIPMENTS_TABLE),
      drafts: draftStore(client, SHIPMENTS_TABLE),
    }),
  ),
];
