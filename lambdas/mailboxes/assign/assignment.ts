import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { mailboxStore } from '../store/mailbox-store.ts';
import { leasedNumbers } from '../store/number-allocator.ts';
import { assignMailbox } from './assign-mailbox.ts';

/** Variables of every function that may assign a mailbox. */
export const assignmentVariables = { PROFILES_TABLE: required, MAILBOXES_TABLE: required };

/** The store and the use case, the same for each function that may assign a mailbox. */
export const wireAssignment = (
  env: EnvOf<typeof assignmentVariables>,
  { client, clock, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => {
  const mailboxes = mailboxStore(client, { mailboxes: env.MAILBOXES_TABLE, profiles: env.PROFILES_TABLE });
  return { mailboxes, assign: assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId }) };
};
