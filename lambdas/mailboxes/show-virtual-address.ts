import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { ownMailbox } from '#domain/mailboxes/own/own-view.ts';
import { virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { AccountDirectory } from '../identity/index.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { AssignMailbox } from './assign/assign-mailbox.ts';
import type { MailboxStore } from './store/mailbox-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly mailboxes: Pick<MailboxStore, 'ofOwner'>;
  readonly accounts: Pick<AccountDirectory, 'find'>;
  readonly assign: AssignMailbox;
  readonly readSetting: ReadSetting;
}

/**
 * Shows the caller's U.S. address. A caller without a mailbox gets one now, from the attributes in the user pool, because
 * an access token contains neither name nor e-mail.
 */
export const showVirtualAddress =
  ({
    mailboxes,
    accounts,
    assign,
    readSetting,
    clock,
  }: Deps): UseCase<typeof mailboxEndpoints.virtualAddress> =>
  async ({ caller, correlationId, signal }) => {
    let mailbox = await mailboxes.ofOwner(caller.userId, signal);
    if (!mailbox) {
      const account = await accounts.find(caller.userId, signal);
      if (!account) return refuse('MAILBOX_NOT_FOUND', 'No virtual mailbox assigned');
      mailbox = await assign(account, { by: 'virtual-address', correlationId }, signal);
    }
    const brand = await readSetting('brand');
    const address = virtualAddress(brand, { name: mailbox.ownerName, mailboxNumber: mailbox.number });
    return ok({ address, mailbox_number: mailbox.number, mailbox: ownMailbox(mailbox, clock()) });
  };
