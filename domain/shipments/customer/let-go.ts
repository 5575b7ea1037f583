import { DAY_MS } from '../../kernel/new-york.ts';
import { blocking } from '../holds.ts';
import type { Shipment } from '../shipment.ts';

/**
 * Days for which parcels of a mailbox are locked for a shipment that nobody books: as long as a quote holds, and as most flights come once
 * a week.
 */
export const DAYS_TO_BOOK = 7;

/** What its sender reads of it afterward. */
export const NOT_BOOKED = `It was not booked within ${DAYS_TO_BOOK} days, so its parcels are back in the mailbox.`;

/**
 * When a shipment of parcels ends that is not booked, ISO 8601: some days after its last change. Undefined for every other one, and while
 * it waits for us or for a place on a flight, for then its sender cannot book it.
 */
export const letsGoAt = ({
  state,
  howItComes,
  waits,
  holds,
  changedAt,
}: Pick<Shipment, 'state' | 'howItComes' | 'waits' | 'holds' | 'changedAt'>): string | undefined =>
  state === 'DRAFT' &&
  howItComes === 'MAILBOX' &&
  waits === undefined &&
  blocking(holds, 'booking').length === 0
    ? new Date(new Date(changedAt).getTime() + DAYS_TO_BOOK * DAY_MS).toISOString()
    : undefined;

/** A shipment as it is at an instant: one that was not booked in time is canceled, whether somebody has written that down or not. */
export const shipmentAt = (shipment: Shipment, now: Date): Shipment => {
  const end = letsGoAt(shipment);
  if (end === undefined || end > now.toISOString()) return shipment;
  const pieces = shipment.pieces.map((piece): Shipment['pieces'][number] => ({
    ...piece,
    state: 'CANCELLED',
    at: end,
  }));
  return { ...shipment, pieces, state: 'CANCELLED', holds: [], closedAt: end };
};
