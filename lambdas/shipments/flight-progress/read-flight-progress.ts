import type { Flight } from '#domain/departures/flight.ts';
import { nextStates, reversible } from '#domain/departures/under-way.ts';
import { notYet } from '#domain/shipments/flight-progress/acts/not-yet.ts';
import { recordedAbroad } from '#domain/shipments/flight-progress/acts/take-back.ts';
import { behindOf } from '#domain/shipments/flight-progress/behind.ts';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import { isBehind } from '#domain/shipments/flight-progress/flight-steps.ts';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ManifestStore } from '../closing/manifest-store.ts';
import { isManifestOld } from '../closing/show-closing.ts';
import { everybodyAsTheyAre } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';

export interface ReadFlightProgressDeps extends Pick<FlightJobDeps, 'flights' | 'list' | 'clock'> {
  readonly manifests: ManifestStore;
}

const counted = (everybody: readonly Shipment[]) =>
  everybody.flatMap(({ pieces }) => pieces.filter(({ state }) => state !== 'CANCELLED'));

/** What may be taken back of a flight, with the shipments that keep it from being. */
const takeBackOf = (
  flight: Flight,
  everybody: readonly Shipment[],
): Pick<FlightProgressShown, 'takeBack'> => {
  const state = reversible(flight);
  return state === undefined
    ? {}
    : { takeBack: { state, abroad: [...recordedAbroad(everybody, flight, state)] } };
};

const shownOf = (
  flight: Flight,
  everybody: readonly Shipment[],
  { at, isOld }: { readonly at: string; readonly isOld: boolean },
): FlightProgressShown => {
  const next = [...nextStates(flight)];
  const [state] = next;
  const early = state && notYet(flight, state, at, { isManifestOld: isOld });
  return {
    flight,
    next,
    ...(early ? { notYet: { ...early } } : {}),
    ...takeBackOf(flight, everybody),
    isManifestOld: isOld,
    progress: {
      of: everybody.length,
      left: everybody.filter((shipment) => isBehind(shipment, flight, at)).length,
      pieces: counted(everybody).length,
      flown: counted(everybody).filter(hasFlown).length,
    },
    behind: everybody.flatMap((shipment) =>
      behindOf(shipment, flight, at).map(({ number, pieces, why, holds }) => ({
        number,
        ...(shipment.hawb === undefined ? {} : { hawb: shipment.hawb }),
        pieces: [...pieces],
        of: counted([shipment]).length,
        why,
        holds: [...holds],
      })),
    ),
  };
};

/** A flight after the airline has accepted its cargo, with everybody on it as they are; undefined when there is none. */
export const readFlightProgress = async (deps: ReadFlightProgressDeps, id: string) => {
  const { flights, list, clock, manifests } = deps;
  const now = clock();
  const flight = await flights.find(id, now);
  if (!flight) return undefined;
  const [whole, versions] = await Promise.all([everybodyAsTheyAre(list, id), manifests.versions(id)]);
  // As the flight has them: without pieces that fly with another one.
  const everybody = whole.map((shipment) => partOn(shipment, id));
  const isOld = await isManifestOld({ manifests }, flight, whole, versions);
  return {
    flight,
    everybody,
    whole,
    isOld,
    shown: shownOf(flight, everybody, { at: now.toISOString(), isOld }),
  };
};
