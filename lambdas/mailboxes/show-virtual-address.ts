import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { AccountDirectory } from '../identity/index.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { AssignMailbox } from './assign-mailbox.ts';
import type { MailboxStore } from './store/mailbox-store.ts';

interface Deps {
  readonly mailboxes: Pick<MailboxStore, 'ofOwner'>;
  readonly accounts: Pick<AccountDirectory, 'find'>;
  readonly assign: AssignMailbox;
  readonly readSetting: ReadSetting;
}

/**
 * The caller's U.S. address. Who asks and has none gets one now, out of what the user pool knows of them, because an
 * access token carries neither name nor e-mail.
 */
export const showVirtualAddress =
  ({ mailboxes, accounts, assign, readSetting }: Deps): UseCase<typeof mailboxEndpoints.virtualAddress> =>
  async ({ caller, correlationId, signal }) => {
    let mailbox = await mailboxes.ofOwner(caller.userId, signal);
    if (!mailbox) {
      const account = await accounts.find(caller.userId, signal);
      if (!account) return refuse('MAILBOX_NOT_FOUND', 'No virtual mailbox assigned');
      mailbox = await assign(account, { by: 'virtual-address', correlationId }, signal);
    }
    const brand = await readSetting('brand');
    const address = virtualAddress(brand, { name: mailbox.ownerName, mailboxNumber: mailbox.number });
    return ok({ address, mailbox_number: mailbox.number });
  };
