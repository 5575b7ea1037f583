import type { AccountDirectory } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { changeNames, changeOwnNames } from './change-names.ts';
import { changeStatus } from './change-status.ts';
import type { ClosingDeps } from './closing.ts';
import { closingDeps, closingVariables } from './closing-deps.ts';
import { moveMailbox, takeOverNumber } from './give-number.ts';
import { askForMail, recordForm } from './record-form.ts';

/** Variables of the function that changes mailboxes. */
export const changeVariables = { ...closingVariables, PROFILES_TABLE: required };

/** The use cases that change a mailbox, and what blocks the closing of one. */
export const changeUseCases = (
  env: EnvOf<typeof changeVariables>,
  {
    accounts,
    ...given
  }: Parameters<typeof closingDeps>[1] & { readonly accounts: Pick<AccountDirectory, 'find'> },
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
