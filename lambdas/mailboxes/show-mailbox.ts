import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { MailboxStore } from './store/mailbox-store.ts';

/** The refusal for a number that nobody has. */
export const noSuchMailbox = () => refuse('MAILBOX_NOT_FOUND', 'There is no such mailbox.');

/** Shows a mailbox with its history. */
export const showMailbox =
  (mailboxes: Pick<MailboxStore, 'find' | 'history'>): UseCase<typeof mailboxEndpoints.show> =>
  async ({ params, signal }) => {
    const [mailbox, history] = await Promise.all([
      mailboxes.find(params.number, signal),
      mailboxes.history(params.number),
    ]);
    if (!mailbox) return noSuchMailbox();
    return ok({ mailbox, history: [...history] });
  };
