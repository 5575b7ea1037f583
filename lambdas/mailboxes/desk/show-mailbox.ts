import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';

/** The refusal for a number that nobody has. */
export const noSuchMailbox = () => refuse('MAILBOX_NOT_FOUND', 'There is no such mailbox.');

interface Deps {
  readonly mailboxes: Pick<MailboxStore, 'find' | 'history'>;
  /** What a mailbox that is being closed waits for. */
  readonly blocks: (
    number: string,
    ownerIds: readonly string[],
  ) => Promise<EndpointReply<typeof mailboxEndpoints.show>['blocks']>;
}

/** Shows a mailbox with its history. */
export const showMailbox =
  ({ mailboxes, blocks }: Deps): UseCase<typeof mailboxEndpoints.show> =>
  async ({ params, signal }) => {
    const [mailbox, history] = await Promise.all([
      mailboxes.find(params.number, signal),
      mailboxes.history(params.number),
    ]);
    if (!mailbox) return noSuchMailbox();
    const waitsFor = mailbox.status === 'CLOSING' ? await blocks(mailbox.number, [mailbox.userId]) : [];
    return ok({ mailbox, history: [...history], blocks: waitsFor });
  };
