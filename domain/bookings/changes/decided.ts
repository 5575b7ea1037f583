import { ok } from '../../kernel/result.ts';
import type { Booking } from '../booking.ts';
import { mayBecome } from '../lifecycle.ts';
import { missingOf } from '../missing.ts';
import { poundsOf } from '../visits.ts';
import { type By, next, noneToCome, notPossible, type Stepped, unchangedSince } from './step.ts';

/** A request to which we said yes. It has a street and a slot. */
export const confirmed = (
  before: Booking,
  { version, ...by }: By & { readonly version: number },
): Stepped => {
  if (before.state === 'CONFIRMED') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const missing = missingOf(before);
  if (before.state !== 'REQUESTED') return notPossible(before, 'Only a request can be confirmed.');
  if (missing.length > 0)
    return notPossible(
      before,
      missing.includes('street')
        ? 'It has no street yet. Ask the customer for it first.'
        : 'It has no time yet. Choose a slot first.',
    );
  return ok(next(before, { state: 'CONFIRMED' }, by));
};

/** How a booking ends before its visit. */
export interface End extends By {
  readonly version: number;
  /** Why, in the words of whoever ends it. */
  readonly because?: string | undefined;
  /** The visit for which the fee is charged; absent where it is free. */
  readonly feeFor?: number | undefined;
}

/** A booking that was canceled by its customer, or canceled or refused by us. */
export const cancelled = (before: Booking, { version, because, feeFor, ...by }: End): Stepped => {
  if (before.state === 'CANCELLED') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayBecome(before.state, 'CANCELLED'))
    return notPossible(before, 'This booking cannot be canceled any more.');
  const { touched: _, ...rest } = before;
  return ok(
    next(
      rest,
      {
        state: 'CANCELLED',
        visits: noneToCome(before.visits, by),
        closedAt: by.at,
        ...(because === undefined ? {} : { endedBecause: because }),
        ...(feeFor === undefined ? {} : { feeFor }),
      },
      by,
    ),
  );
};

/**
 * A booking that brings another shipment as well, or for the first time. What was booked is an estimate: where its shipments are heavier,
 * their goods are what comes, and take as much of the slot.
 * @param brought the goods of all its shipments, the new one among them.
 */
export const attached = (
  before: Booking,
  shipment: string,
  { brought, heldBy, ...by }: By & Pick<Booking, 'heldBy'> & { readonly brought: Booking['goods'] },
): Booking =>
  before.shipments.includes(shipment)
    ? before
    : next(
        before,
        {
          shipments: [...before.shipments, shipment],
          ...(poundsOf({ goods: brought }) > poundsOf(before) ? { goods: brought } : {}),
          ...(heldBy === undefined || before.heldBy !== undefined ? {} : { heldBy }),
        },
        by,
      );
