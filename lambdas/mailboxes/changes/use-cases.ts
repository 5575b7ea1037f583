import type { AccountDirectory } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { closings } from '../store/closings.ts';
import { mailboxChanges } from '../store/mailbox-changes.ts';
import { blocksOf, closingChecks } from './blocks-closing.ts';
import { changeNames, changeOwnNames } from './change-names.ts';
import { changeStatus } from './change-status.ts';
import type { ClosingDeps } from './closing.ts';
import { moveMailbox, takeOverNumber } from './give-number.ts';
import { askForMail, recordForm } from './record-form.ts';

/** Variables of every function that closes mailboxes. */
export const closingVariables = {
  MAILBOXES_TABLE: required,
  BILLING_TABLE: required,
  PARCELS_TABLE: required,
};
/** Variables of the function that changes mailboxes. */
export const changeVariables = { ...closingVariables, PROFILES_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId'>;

/** What closes a mailbox, in a request and at night. */
export const closingDeps = (
  env: EnvOf<typeof closingVariables>,
  { client, clock, newId }: Given,
): ClosingDeps => ({
  clock,
  newId,
  changes: mailboxChanges(client, env.MAILBOXES_TABLE),
  closings: closings(client, env.MAILBOXES_TABLE),
  blocks: blocksOf(closingChecks(client, env)),
});

/** The use cases that change a mailbox, and what blocks the closing of one. */
export const changeUseCases = (
  env: EnvOf<typeof changeVariables>,
  { accounts, ...given }: Given & { readonly accounts: Pick<AccountDirectory, 'find'> },
) => {
  const deps = closingDeps(env, given);
  const give = { ...deps, accounts, profilesTable: env.PROFILES_TABLE };
  return {
    blocks: async (...asked: Parameters<ClosingDeps['blocks']>) => [...(await deps.blocks(...asked))],
    ownNames: changeOwnNames(deps),
    askForMail: askForMail(deps),
    names: changeNames(deps),
    form: recordForm(deps),
    status: changeStatus(deps),
    move: moveMailbox(give),
    takeOver: takeOverNumber(give),
  };
};
