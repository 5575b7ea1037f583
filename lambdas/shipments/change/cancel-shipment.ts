import { mayCancel } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import { type ChangeDeps, changeShipment, refused } from './change-shipment.ts';
import { cancelledEvent } from './events.ts';
import type { Flights } from './flight-place.ts';
import { entryOf, nextVersion } from './next-version.ts';
import { placeWrites } from './place-writes.ts';
import { shipmentChanged, tooLateToCancel } from './refusals.ts';
import { notWaiting, offList } from './waiting-of.ts';

export interface CancelDeps extends ChangeDeps {
  readonly flights: Flights;
  readonly exports: FlightExports;
}

interface Cancelling {
  readonly number: string;
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  readonly version: number;
  readonly note?: string;
  /** Why, as its sender reads it. */
  readonly because?: string;
  /** Where no person cancels it. */
  readonly why?: 'not-booked';
}

/** Nobody looks any more for a piece that was missing. */
const allCancelled = ({ pieces }: Shipment, at: string): Shipment['pieces'] =>
  pieces.map((piece) => {
    const { exception: _flag, ...kept } = piece;
    return piece.state === 'CANCELLED' ? piece : { ...kept, state: 'CANCELLED', at };
  });

/** Cancels a shipment. Its place on the flight is free again, or its turn on a waitlist, and what it exported no longer counts. */
export const cancelShipment = (deps: CancelDeps, { version, note, because, why, ...request }: Cancelling) =>
  changeShipment(deps, {
    ...request,
    decide: async (before, now, origin) => {
      if (before.state === 'CANCELLED') return { done: before };
      if (before.version !== version) return refused(shipmentChanged(before));
      if (!mayCancel(before.pieces)) return refused(tooLateToCancel(before));
      const at = now.toISOString();
      const pieces = allCancelled(before, at);
      const reason = because === undefined ? {} : { endedBecause: because };
      const after = nextVersion(notWaiting(before), { pieces, holds: [], ...reason }, at);
      const sums = await deps.exports.after(before, after, now);
      return {
        deed: {
          after,
          guards: {
            ...placeWrites(deps.flights, before, after, { now, onHand: false }),
            ...offList(deps.flights, before, now),
            ...sums.writes,
          },
          tracking: {
            id: origin.newId(),
            code: 'CAN',
            pieces: before.pieces.filter(({ state }) => state !== 'CANCELLED').map(({ n }) => n),
            at,
            recordedAt: at,
            by: origin.by,
          },
          history: [entryOf('cancelled', at, origin, { note })],
          events: [cancelledEvent(after, origin, why)],
          holdNote: 'The shipment was canceled.',
        },
      };
    },
  });
