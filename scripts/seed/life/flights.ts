import { USUAL_DEPARTURE_TIME } from '#domain/departures/departure-time.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import { flightStates, type Happening, happeningsOfFlight, tenderedAt } from './timeline.ts';
import { waitUntil } from './wait-until.ts';

/** Caribbean Airlines, with the first of the numbers that it gave us, and what it flies as to each country. */
const AIRLINE = { prefix: '106', first: '106-12345675', count: 400 };
const FLIGHT_NUMBERS: Readonly<Record<DestinationCode, string>> = {
  GY: 'BW 527',
  JM: 'BW 15',
  TT: 'BW 551',
  BB: 'BW 459',
  SR: 'BW 571',
};

/** A flight that is worked on, by whoever has the papers. */
interface OnFlight {
  readonly past: PastCloud;
  readonly documents: Person;
  readonly id: string;
}

/** Numbers of the airline for as many flights as the samples have. */
export const stockAirline = async (past: PastCloud, documents: Person): Promise<void> => {
  const stock = await past.ask('GET /api/waybills/master', { as: documents });
  if ((stock.airlines as readonly unknown[]).length > 0) return;
  const { first, count } = AIRLINE;
  const body = { version: stock.version, lowMark: stock.lowMark, block: { first, count } };
  await past.ask('POST /api/waybills/master', { as: documents, body });
};

const ask = ({ past, documents, id }: OnFlight, route: string, body?: object) =>
  past.ask(route, { as: documents, params: { id }, ...(body ? { body } : {}) });

const changed = async (on: OnFlight, route: string, body: object): Promise<Flight> =>
  (await ask(on, route, body)) as unknown as Flight;

const closingOf = async (on: OnFlight): Promise<ClosingShown> =>
  (await ask(on, 'GET /api/desk/departures/{id}/closing')).closing as ClosingShown;

const followingOf = async (on: OnFlight): Promise<FlightProgressShown> =>
  (await ask(on, 'GET /api/desk/departures/{id}/states')).following as FlightProgressShown;

/** Works on a flight until it is as it should be. */
const workUntil = (on: OnFlight, isDone: () => Promise<boolean>): Promise<void> =>
  waitUntil(
    async () => {
      await on.past.followFlight(on.id);
      return isDone();
    },
    async () => {
      const { flight, progress, last, blocked } = await closingOf(on);
      return `Not everything on ${on.id} has come along: ${JSON.stringify({ flight, progress, last, blocked })}`;
    },
  );

const beginClosing = (on: OnFlight, { version }: Pick<Flight, 'version'>) =>
  ask(on, 'POST /api/desk/departures/{id}/closing', { version });

/**
 * Whether everything is on the list. The worker of the cloud has today's clock: a closing of last week is old to it, so it gives up
 * while the list of the flight still lags, and the closing is begun again.
 */
const isListed = async (on: OnFlight): Promise<boolean> => {
  const { flight, progress, last, blocked } = await closingOf(on);
  if (flight.recorded === 'SCHEDULED' && flight.closing === undefined && last?.outcome === 'INCOMPLETE')
    await beginClosing(on, flight);
  if (flight.recorded === 'SCHEDULED' && last?.outcome === 'BLOCKED')
    throw new Error(`${on.id} cannot be closed: ${JSON.stringify(blocked)}`);
  return flight.recorded !== 'SCHEDULED' && progress.done === progress.of;
};

const makeManifest = async (on: OnFlight): Promise<void> => {
  const { flight } = await closingOf(on);
  if (flight.recorded === 'SCHEDULED') await beginClosing(on, flight);
  await workUntil(on, () => isListed(on));
};

const nameAirline = ({ version, to, departureTime = USUAL_DEPARTURE_TIME }: Flight, on: OnFlight) => {
  const airline = { carrier: 'Caribbean Airlines', flightNumber: FLIGHT_NUMBERS[to], departureTime };
  return changed(on, 'PUT /api/desk/departures/{id}/airline', { version, airline });
};

const takeNumber = ({ version }: Flight, on: OnFlight) =>
  changed(on, 'POST /api/desk/departures/{id}/mawb', { version, prefix: AIRLINE.prefix });

const tender = async (on: OnFlight): Promise<void> => {
  const { flight } = await closingOf(on);
  if (flight.recorded !== 'MANIFESTED') return;
  const named = flight.flightNumber === undefined ? await nameAirline(flight, on) : flight;
  const { version } = named.mawb === undefined ? await takeNumber(named, on) : named;
  await ask(on, 'POST /api/desk/departures/{id}/tender', { version });
  await workUntil(on, () => isListed(on));
};

const goOn = async (on: OnFlight, code: TrackingCode): Promise<void> => {
  const state = flightStates[code];
  const { flight, isManifestOld } = await followingOf(on);
  if (state === undefined || flight.happened?.some((one) => one.state === state)) return;
  // What came off the flight since the airline got its manifest is not on the paper that flies.
  if (state === 'DEPARTED' && isManifestOld)
    await ask(on, 'POST /api/desk/departures/{id}/manifests', { version: flight.version });
  const { version } = (await followingOf(on)).flight;
  await ask(on, 'POST /api/desk/departures/{id}/states', { version, state });
  await workUntil(on, async () => (await followingOf(on)).progress.left === 0);
};

/**
 * Has a flight of this day happen up to one of its events, with everything on it: its manifest, the airline's acceptance, and what it
 * did since. `before` is called with each event before it happens. What is done already stays.
 */
export const fly = async (
  on: OnFlight,
  { day, reach }: { readonly day: string; readonly reach: TrackingCode },
  before: (next: Happening) => Promise<void>,
): Promise<void> => {
  const { past } = on;
  for (const next of happeningsOfFlight(reach, day)) {
    if (next.code === 'DEP') {
      past.at(tenderedAt(day));
      await tender(on);
    }
    past.at(next.at);
    await before(next);
    past.at(next.at);
    if (next.code === 'MAN') await makeManifest(on);
    else await goOn(on, next.code);
  }
};
