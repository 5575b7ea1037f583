import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { MailboxNotes } from '../store/mailbox-notes.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';
import { noSuchMailbox } from './show-mailbox.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly mailboxes: Pick<MailboxStore, 'find'>;
  readonly notes: MailboxNotes;
}

/** Adds a note of staff to a mailbox. The same note that is sent twice, for example by a double click, is written once. */
export const addNote =
  ({ mailboxes, notes, clock }: Deps): UseCase<typeof mailboxEndpoints.note> =>
  async ({ params: { number }, body: { id, note }, caller, signal }) => {
    if (!(await mailboxes.find(number, signal))) return noSuchMailbox();
    const by = caller.userId;
    const entry = await notes.add(number, { id, at: clock().toISOString(), what: 'noted', by, note });
    return entry.note === note && entry.by === by
      ? ok({ entry })
      : refuse('NOTE_EXISTS', 'This note was saved with another text. Reload the page and write a new one.');
  };
