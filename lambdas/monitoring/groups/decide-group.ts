import { ok, refuse } from '#domain/kernel/result.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { type GroupState, groupDecisions } from '#domain/monitoring/groups/error-group.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { GroupStore } from '../counters/group-store.ts';
import type { GroupDetailsStore } from './group-details-store.ts';
import { noSuchGroup } from './show-group.ts';

interface Deps {
  readonly groups: Pick<GroupStore, 'readNow'>;
  readonly details: Pick<GroupDetailsStore, 'decide'>;
  readonly clock: Clock;
}

const changed = () =>
  refuse('GROUP_CHANGED', 'Someone else has changed this error group. Look at it again, then decide.');

/** Resolves, ignores or reopens a group on the version that the person saw (optimistic lock). Repeating it changes nothing. */
export const decideGroup =
  ({ groups, details, clock }: Deps): UseCase<typeof monitoringEndpoints.decide> =>
  async ({ params: { fingerprint }, body, caller }) => {
    const group = await groups.readNow(fingerprint);
    if (!group) return noSuchGroup();
    const { from, to } = groupDecisions[body.decision];
    const isDoubleClick = group.state === to && group.stateChangedBy === caller.userId;
    if (isDoubleClick && group.version === body.version + 1) return ok({ state: to, version: group.version });
    const allowed: readonly GroupState[] = from;
    if (group.version !== body.version || !allowed.includes(group.state)) return changed();
    const version = group.version + 1;
    const stateChangedAt = clock().toISOString();
    const next = { ...group, state: to, stateChangedAt, stateChangedBy: caller.userId, version };
    return (await details.decide(fingerprint, next)) ? ok({ state: to, version }) : changed();
  };
