import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { closings } from '../store/closings.ts';
import { mailboxChanges } from '../store/mailbox-changes.ts';
import { blocksOf, closingChecks } from './blocks-closing.ts';
import type { ClosingDeps } from './closing.ts';

/** Variables of every function that closes mailboxes. */
export const closingVariables = {
  MAILBOXES_TABLE: required,
  BILLING_TABLE: required,
  PARCELS_TABLE: required,
};
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
