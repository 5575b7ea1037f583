import type { Flight } from '#domain/departures/flight.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { closingBlockers, isFrozenFor } from '#domain/shipments/closing/closing.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { isListOf, type Manifest, rowsOf } from '#domain/shipments/closing/manifest.ts';
import { loadedOn } from '#domain/shipments/dock/loading.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { isBehind } from '#domain/shipments/flight-progress/flight-steps.ts';
import type { Blocker } from '#domain/shipments/gate.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import { firstToMove } from '#domain/shipments/rolls/replan.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { everybodyAsTheyAre } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import type { ClosingProcess } from '../rolls/process-store.ts';
import type { ManifestStore } from './manifest-store.ts';

export interface ShowClosingDeps
  extends Pick<FlightJobDeps, 'flights' | 'list' | 'processes' | 'exports' | 'clock'> {
  readonly manifests: ManifestStore;
}

/** States in which the manifest is not made yet. */
const isBefore = ({ recorded }: Flight): boolean => recorded === 'SCHEDULED';

/** On the list of the flight already, so that only what came up since keeps it from the airline. */
const isListed = (shipment: Shipment, flight: string): boolean =>
  partOn(shipment, flight).pieces.some(({ state }) => state === 'MANIFESTED');
const sinceListed: readonly Blocker['code'][] = ['HOLD', 'ITN_MISSING'];

/** Of a flight that has too much only those who have to leave it are shown for that: standard before express. */
const whoMoves = (everybody: readonly Shipment[], { id, free }: Flight) => {
  const moves = new Set(
    firstToMove(
      everybody.map((shipment) => partOn(shipment, id)),
      free,
    ),
  );
  return (number: string, { code }: Blocker): boolean => code !== 'OVER_CAPACITY' || moves.has(number);
};

/** Until the manifest is made: whatever blocks. From then until the airline has it: holds and filings of what is on the list. */
const blockedOf = async (
  { exports }: Pick<ShowClosingDeps, 'exports'>,
  everybody: readonly Shipment[],
  flight: Flight,
): Promise<ClosingShown['blocked']> => {
  const { id, free, aircraft, recorded } = flight;
  if (!isBefore(flight) && recorded !== 'MANIFESTED') return [];
  const concerned = isBefore(flight) ? everybody : everybody.filter((shipment) => isListed(shipment, id));
  const concerns = whoMoves(everybody, flight);
  const looked = await Promise.all(
    concerned.map(async (shipment) => ({
      shipment,
      blockers: closingBlockers(shipment, id, {
        free,
        aircraft,
        exports: await exports.of(partOn(shipment, id)),
      }).filter((blocker) =>
        isBefore(flight) ? concerns(shipment.number, blocker) : sinceListed.includes(blocker.code),
      ),
    })),
  );
  return looked
    .filter(({ blockers }) => blockers.length > 0)
    .map(({ shipment, blockers }) => ({ ...partOn(shipment, id), blockers }))
    .map(({ number, hawb, shipper, pieces, blockers }) => ({
      number,
      ...(hawb === undefined ? {} : { hawb }),
      shipper: shipper.company ?? shipper.name,
      pieces: loadOf(pieces).pieces,
      blockers: blockers.map(({ pieces: some, ...blocker }) => ({
        ...blocker,
        ...(some ? { pieces: [...some] } : {}),
      })),
    }))
    .toSorted((one, other) => (one.hawb ?? '').localeCompare(other.hawb ?? ''));
};

const progressOf = (flight: Flight, everybody: readonly Shipment[], now: Date): ClosingShown['progress'] => {
  const at = now.toISOString();
  if (flight.closing) {
    const closing = { flight: flight.id, number: flight.closing.number };
    return { done: everybody.filter((one) => isFrozenFor(one, closing)).length, of: flight.shipments };
  }
  if (isBefore(flight)) return { done: 0, of: flight.shipments };
  const there = everybody.filter((shipment) => !isBehind(shipment, flight, at));
  return { done: there.length, of: everybody.length };
};

const lastOf = (
  { recorded, closing }: Flight,
  last: ClosingProcess | undefined,
): Pick<ClosingShown, 'last'> => {
  if (closing || recorded !== 'SCHEDULED' || last?.outcome === undefined || last.endedAt === undefined)
    return {};
  const { by, at, endedAt, outcome, blocked = 0 } = last;
  return { last: { by, at, endedAt, outcome, blocked } };
};

/** States in which a manifest may be wrong: from when it is made until everything is handed over. */
const hasList: readonly Flight['recorded'][] = ['MANIFESTED', 'TENDERED', 'DEPARTED', 'ARRIVED'];

/** Whether a manifest of the flight can be made again: it has one, and not everything is handed over. */
export const mayRenew = ({ recorded, manifest }: Flight): boolean =>
  manifest !== undefined && hasList.includes(recorded);

/**
 * Whether what is on the flight is something else than the latest version says. Also after it has left: customs and the agent work with
 * this paper.
 */
export const isManifestOld = async (
  { manifests }: Pick<ShowClosingDeps, 'manifests'>,
  { id, recorded }: Flight,
  everybody: readonly Shipment[],
  [latest]: readonly Manifest[],
): Promise<boolean> => {
  if (latest === undefined || !hasList.includes(recorded)) return false;
  const whole = await manifests.whole(id, latest.version);
  const isClosing = everybody.some(({ frozen }) => frozen?.flight === id);
  return whole !== undefined && !isListOf(rowsOf(everybody, { flight: id, isClosing }), whole.rows);
};

/** A flight on its way to the airline as it is at this instant; undefined when there is none. */
export const readClosing = async (deps: ShowClosingDeps, id: string): Promise<ClosingShown | undefined> => {
  const now = deps.clock();
  const [everybody, last, versions] = await Promise.all([
    everybodyAsTheyAre(deps.list, id),
    deps.processes.closing(id),
    deps.manifests.versions(id),
  ]);
  const flight = await deps.flights.find(id, now);
  if (!flight) return undefined;
  return {
    flight,
    progress: progressOf(flight, everybody, now),
    loaded: loadedOn(everybody, id),
    ...lastOf(flight, last),
    blocked: await blockedOf(deps, everybody, flight),
    manifests: [...versions],
    isManifestOld: await isManifestOld(deps, flight, everybody, versions),
  };
};

export const noSuchFlight = () => refuse('FLIGHT_NOT_FOUND', 'There is no such flight.');

/** Shows how far a flight is on its way to the airline. */
export const showClosing =
  (deps: ShowClosingDeps): UseCase<typeof shipmentEndpoints.closing> =>
  async ({ params: { id } }) => {
    const closing = await readClosing(deps, id);
    return closing ? ok({ closing }) : noSuchFlight();
  };

/** Shows one version of a flight's manifest. */
export const showManifest =
  ({ manifests }: Pick<ShowClosingDeps, 'manifests'>): UseCase<typeof shipmentEndpoints.manifest> =>
  async ({ params: { id, version } }) => {
    const whole = await manifests.whole(id, version);
    return whole
      ? ok({ manifest: whole.manifest, rows: [...whole.rows] })
      : refuse('MANIFEST_NOT_FOUND', 'There is no such version of the manifest.');
  };
