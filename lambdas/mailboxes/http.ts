import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { AccountDirectory } from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { assignmentVariables, wireAssignment } from './assign/assignment.ts';
import { changeUseCases, changeVariables } from './changes/use-cases.ts';
import { addNote } from './desk/add-note.ts';
import { listMailboxes } from './desk/list-mailboxes.ts';
import { showMailbox } from './desk/show-mailbox.ts';
import { showVirtualAddress } from './show-virtual-address.ts';
import { mailboxList } from './store/mailbox-list.ts';
import { mailboxNotes } from './store/mailbox-notes.ts';

export const variables = { ...assignmentVariables, ...changeVariables, SETTINGS_TABLE: required };

interface MailboxesDependencies extends SharedDependencies {
  readonly accounts: Pick<AccountDirectory, 'find'>;
}

/** The function behind the endpoints of the mailboxes. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, checks, accounts }: MailboxesDependencies,
) => {
  const { mailboxes, assign } = wireAssignment(env, { client, clock, newId });
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const { blocks, ...changes } = changeUseCases(env, { client, clock, newId, accounts });
  const useCases = {
    virtualAddress: showVirtualAddress({ mailboxes, accounts, assign, readSetting, clock }),
    list: listMailboxes(mailboxList(client, env.MAILBOXES_TABLE)),
    show: showMailbox({ mailboxes, blocks }),
    note: addNote({ mailboxes, notes: mailboxNotes(client, env.MAILBOXES_TABLE), clock }),
    ...changes,
  };
  return http('mailboxes', mailboxEndpoints, useCases, checks);
};
