import type { GroupState } from '#domain/monitoring/groups/error-group.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const tones: Record<GroupState, BadgeTone> = {
  open: 'time',
  regressed: 'wrong',
  resolved: 'done',
  ignored: 'plain',
};

/** The states of an error group as people read them. */
export const stateNames: Record<GroupState, string> = {
  open: 'Open',
  regressed: 'Regressed',
  resolved: 'Resolved',
  ignored: 'Ignored',
};

/** The state of an error group as a badge. */
export const StateBadge = ({ state }: { readonly state: GroupState }) => (
  <Badge tone={tones[state]}>{stateNames[state]}</Badge>
);
