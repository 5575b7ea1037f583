import type { By } from '#domain/bookings/changes/step.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** A request of somebody about one booking. */
export interface Asked {
  readonly params: { readonly reference: string };
  readonly caller: Caller;
  readonly correlationId: string;
}

/** Who makes the change that is asked for, and when. */
export const byOf = ({ caller }: Pick<Asked, 'caller'>, now: Date): By => ({
  by: caller.userId,
  at: now.toISOString(),
});
