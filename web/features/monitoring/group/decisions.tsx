import { useState } from 'react';
import type { Group } from '#domain/monitoring/endpoints.ts';
import { type GroupDecision, groupDecisions } from '#domain/monitoring/groups/error-group.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { StateBadge } from '../errors/state-badge.tsx';
import { useDecide } from '../use-monitoring.ts';

const words: Record<GroupDecision, { readonly press: string; readonly done: string }> = {
  resolve: { press: 'Resolve', done: 'Resolved. If it happens again, admins are told.' },
  ignore: { press: 'Ignore', done: 'Ignored. It is counted, and nobody is told.' },
  reopen: { press: 'Reopen', done: 'Open again.' },
};

const possible = (group: Group): readonly GroupDecision[] =>
  (Object.keys(groupDecisions) as readonly GroupDecision[]).filter((decision) =>
    (groupDecisions[decision].from as readonly string[]).includes(group.state),
  );

const who = (by: string): string => (by === 'system' ? 'automatically' : `by ${by}`);

const Refused = ({ error }: { readonly error: Error }) =>
  error instanceof ApiError && error.code === 'GROUP_CHANGED' ? (
    <Alert kind="warning" title="It changed while you looked">
      Someone else decided, or it happened again, before your decision arrived. What you see now is up to
      date: decide again if you still want to.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

/** State of the group, who set it, and the possible decisions. */
export const Decisions = ({ group }: { readonly group: Group }) => {
  const decide = useDecide(group.fingerprint);
  const [asked, setAsked] = useState<GroupDecision>();
  const press = (decision: GroupDecision) => {
    setAsked(decision);
    decide.mutate(
      { decision, version: group.version },
      { onSuccess: () => toast.success(words[decision].done) },
    );
  };
  return (
    <div className="grid gap-3 border-y-[1.5px] border-ink py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge state={group.state} />
          {group.stateChangedAt && group.stateChangedBy ? (
            <span className="break-all text-sm text-ink-soft">
              <Instant at={group.stateChangedAt} /> {who(group.stateChangedBy)}
            </span>
          ) : null}
        </p>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Decide about this error</legend>
          {possible(group).map((decision) => (
            <Button
              key={decision}
              look={decision === 'resolve' ? 'primary' : 'plain'}
              busy={decide.isPending && asked === decision}
              disabled={decide.isPending}
              onClick={() => press(decision)}
            >
              {words[decision].press}
            </Button>
          ))}
        </fieldset>
      </div>
      {decide.isError ? <Refused error={decide.error} /> : null}
    </div>
  );
};
