import type { EventOf } from '#events/envelope.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { labelMatcher } from '../../mailboxes/index.ts';
import type { EnvOf } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { type changeVariables, ofParcels } from '../stores.ts';
import { type MatchDeps, matchWaiting } from './match-waiting.ts';

type Changed = EventOf<typeof PreAlertChangedV1>;

/**
 * Looks for what is here already with the number of a pre-alert. It is done after the answer, so nobody can tell by an answer or its time
 * what others have here. An event only says that there is something to look at, so order and repetition do not matter.
 */
const followAlert =
  (deps: MatchDeps) =>
  async ({ data: { id, what, by }, correlationId }: Changed): Promise<void> => {
    if (what !== 'announced' && what !== 'changed') return;
    const alert = await deps.alerts.find(id);
    if (alert !== undefined) await matchWaiting(deps, { alert, by, correlationId });
  };

/** What follows for parcels from what people announce. */
export const listeners = (
  env: EnvOf<typeof changeVariables>,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const matchLabel = labelMatcher(given.client, env.MAILBOXES_TABLE);
  return [on(PreAlertChangedV1, followAlert({ ...ofParcels(env, given), matchLabel }))];
};
