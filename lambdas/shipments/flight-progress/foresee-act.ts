import type { Flight } from '#domain/departures/flight.ts';
import { flightState } from '#domain/departures/lifecycle.ts';
import { happenedTo, reversible, takenBackFrom } from '#domain/departures/under-way.ts';
import { ok } from '#domain/kernel/result.ts';
import { lineInAccount } from '#domain/shipments/digest/line.ts';
import { goodsOfTracked, trackedNews, whatOfTracked } from '#domain/shipments/digest/tracked.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Foreseen, foresee } from '#domain/shipments/flight-progress/acts/foreseen.ts';
import type { FlightAct, FlightForeseen } from '#domain/shipments/flight-progress/endpoints.ts';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { noSuchFlight } from '../closing/show-closing.ts';
import type { BillStore } from '../store/bill-items.ts';
import { flightsApart } from '../tracking/flights-apart.ts';
import { type ReadFlightProgressDeps, readFlightProgress } from './read-flight-progress.ts';

interface Deps extends ReadFlightProgressDeps {
  readonly readSetting: ReadSetting;
  readonly bills: Pick<BillStore, 'find'>;
}

/** The flight as it is after an act at an instant, by the functions that write it. */
const after = (flight: Flight, act: FlightAct, at: string): Flight => {
  const by = 'system';
  if (act === 'TENDERED') return { ...flight, recorded: 'TENDERED', tendered: { at, by } };
  if (act !== 'TAKE_BACK')
    return { ...flight, ...happenedTo(flight, { state: act, at, by, recordedAt: at }) };
  const state = reversible(flight);
  const said = { takenBackAt: at, takenBackBy: by, reason: '', version: flight.version + 1 };
  return state === undefined ? flight : { ...flight, ...takenBackFrom(flight, state, said) };
};

type Telling = Foreseen['told'][number];

/** What is told of one shipment, as its sender will read it in the account. */
const lineOf = async (
  { flights, bills, clock, readSetting }: Deps,
  { happened, shipment }: Telling,
  then: Flight,
): Promise<Omit<FlightForeseen['news'][number], 'shipments'>> => {
  const now = clock();
  const [brand, capabilities, bill, others] = await Promise.all([
    readSetting('brand'),
    readSetting('capabilities'),
    bills.find(shipment.number),
    flightsApart(flights, shipment, now),
  ]);
  const apart = others.map((one) => (one.id === then.id ? then : one));
  const booked =
    shipment.departureId === then.id ? then : await flights.find(shipment.departureId ?? '', now);
  const facts = { shipment, bill, flight: booked, others: apart, brand, capabilities, now };
  const said = trackedNews(happened, brand.facility.city) ?? { title: '', body: '' };
  const what = whatOfTracked(happened);
  const goods = goodsOfTracked(happened, whoseGoods(shipment), shipment);
  const line = lineInAccount({ number: shipment.number, goods, facts }, said, { what }) ?? said;
  return {
    title: line.title,
    body: line.body,
    isExample: true,
    ...(what === undefined ? { inAccountOnly: true } : {}),
  };
};

const shownOf = async (
  deps: Deps,
  { flight, then, dock }: { readonly flight: Flight; readonly then: Flight; readonly dock: string },
  foreseen: readonly Foreseen[],
): Promise<FlightForeseen> => {
  const tellings = Map.groupBy(
    foreseen.flatMap(({ told }) => told),
    ({ happened }) => trackedNews(happened, dock)?.title,
  );
  const news = [...tellings.values()].flatMap(([first, ...others]) =>
    first ? [lineOf(deps, first, then).then((line) => ({ ...line, shipments: 1 + others.length }))] : [],
  );
  return {
    version: flight.version,
    people: new Set(foreseen.filter(({ told }) => told.length > 0).map(({ shipment }) => shipment.ownerId))
      .size,
    news: await Promise.all(news),
    shipments: foreseen.map(({ shipment: { number, shipper }, pieces, told }) => ({
      number,
      shipper: shipper.company ?? shipper.name,
      pieces: [...pieces],
      isTold: told.length > 0,
    })),
  };
};

/**
 * Shows whom an act about a whole flight concerns, whom it tells and what they read, before it is done. Of what many are told one is read
 * whole, as an example. Nothing is written.
 */
export const foreseeAct =
  (deps: Deps): UseCase<typeof shipmentEndpoints.foreseeAct> =>
  async ({ params: { id }, query: { act } }) => {
    const [found, brand] = await Promise.all([readFlightProgress(deps, id), deps.readSetting('brand')]);
    if (!found) return noSuchFlight();
    const { flight, whole } = found;
    const now = deps.clock();
    const at = now.toISOString();
    const done = after(flight, act, at);
    const then = { ...done, state: flightState(done, now) };
    const dock = brand.facility.city;
    const foreseen = whole.flatMap((shipment) => foresee(shipment, { ...then, dock }, at) ?? []);
    return ok({ foreseen: await shownOf(deps, { flight, then, dock }, foreseen) });
  };
