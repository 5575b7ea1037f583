import { refuse } from '#domain/kernel/result.ts';
import { closingBlockers, isFrozenFor } from '#domain/shipments/closing/closing.ts';
import type { Blocker } from '#domain/shipments/gate.ts';
import { flightsOf, partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightVersions } from '../../departures/index.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { nextVersion } from '../change/next-version.ts';
import type { ClosingProcess } from '../rolls/process-store.ts';

export interface FreezeDeps extends CancelDeps {
  readonly versions: FlightVersions;
}

/** The closing that it is for, and the number of one shipment. */
interface Freeze extends Pick<ClosingProcess, 'flight' | 'number'> {
  readonly shipment: string;
  readonly correlationId: string;
}

/** What keeps a shipment off the manifest, with the flight and the exports on it as they are now. */
const blockersNow = async (
  { flights, exports }: Pick<FreezeDeps, 'flights' | 'exports'>,
  shipment: Shipment,
  flight: string,
  now: Date,
): Promise<readonly Blocker[]> => {
  const [found, others] = await Promise.all([
    flights.find(flight, now),
    exports.of(partOn(shipment, flight)),
  ]);
  return closingBlockers(shipment, flight, {
    free: found?.free,
    aircraft: found?.aircraft,
    exports: others,
  });
};

/**
 * Freezes one shipment for a closing, unless it has a blocker. The transaction also checks that the closing has not ended, so nothing
 * stays frozen for one that is over. Doing it again changes nothing.
 */
export const freeze = (deps: FreezeDeps, { flight, number, shipment, correlationId }: Freeze) =>
  changeShipment(deps, {
    number: shipment,
    by: 'system',
    correlationId,
    decide: async (before, now) => {
      const closing = { flight, number };
      if (!flightsOf(before).includes(flight) || isFrozenFor(before, closing)) return { done: before };
      // It waits while another of its flights is being closed.
      if (before.frozen !== undefined && before.frozen.flight !== flight) return { done: before };
      if ((await deps.flights.find(flight, now))?.closing?.number !== number) return { done: before };
      const blockers = await blockersNow(deps, before, flight, now);
      if (blockers.length > 0) return refused(refuse('BLOCKED', 'It cannot go on the flight.'));
      const after = nextVersion(before, { frozen: { flight, closing: number } }, now.toISOString());
      return { deed: { after, guards: { closing: deps.versions.whileClosing(flight, number) } } };
    },
  });

/** Sets one shipment free that a closing froze. Doing it again changes nothing. */
export const thaw = (deps: FreezeDeps, { flight, number, shipment, correlationId }: Freeze) =>
  changeShipment(deps, {
    number: shipment,
    by: 'system',
    correlationId,
    decide: async (before, now) => {
      const { frozen: _closing, ...rest } = before;
      return isFrozenFor(before, { flight, number })
        ? { deed: { after: nextVersion(rest, {}, now.toISOString()) } }
        : { done: before };
    },
  });
