import type { ClaimState } from '#domain/billing/claims/claim.ts';
import { claimStateNames } from '#domain/billing/claims/words.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useNow } from '#web/ui/time/use-now.ts';

/** How each state of a claim looks. */
export const claimStates: Readonly<Record<ClaimState, BadgeTone>> = {
  OPEN: 'time',
  ACKNOWLEDGED: 'time',
  INVESTIGATING: 'time',
  OFFERED: 'note',
  ACCEPTED: 'time',
  SETTLED: 'done',
  DENIED: 'wrong',
  WITHDRAWN: 'plain',
};

/** The state of a claim. */
export const ClaimBadge = ({ state }: { readonly state: ClaimState }) => (
  <Badge tone={claimStates[state]}>{claimStateNames[state]}</Badge>
);

/** An instant by which we promised something, marked once it is late. `what` is said before it: `Confirm by`. */
export const DueAt = ({ at, what = '' }: { readonly at: string; readonly what?: string }) =>
  Date.parse(at) < useNow() ? (
    <span className="font-semibold text-wrong">
      Late: {what.toLowerCase()} <Instant at={at} />
    </span>
  ) : (
    <>
      {what} <Instant at={at} />
    </>
  );
