import type { Refusal } from '#domain/kernel/result.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type Decision, refused } from './change-shipment.ts';
import { nextVersion } from './next-version.ts';
import { noSuchHold, shipmentChanged } from './refusals.ts';

/** What to do about a hold that somebody wants to clear. */
export type HoldDecision<More extends string = never> = Decision<
  ReturnType<typeof shipmentChanged>['refusal'] | Refusal<More | 'HOLD_NOT_FOUND'>
>;

/** Takes a hold off a shipment. Done already when there is none and nothing else happened since. */
export const withoutHold = (
  before: Shipment,
  { kind, version, note }: { readonly kind: HoldKind; readonly version: number; readonly note: string },
  now: Date,
): HoldDecision => {
  const isHeld = before.holds.some((hold) => hold.kind === kind);
  if (!isHeld) return before.version === version + 1 ? { done: before } : refused(noSuchHold(kind));
  if (before.version !== version) return refused(shipmentChanged(before));
  const left = before.holds.filter((hold) => hold.kind !== kind);
  // Staff have confirmed the price of what is large.
  const { review: _confirmed, ...confirmed } = before.promise;
  const promise = kind === 'OVERSIZE' ? confirmed : before.promise;
  return {
    deed: { after: nextVersion(before, { holds: left, promise }, now.toISOString()), holdNote: note },
  };
};
