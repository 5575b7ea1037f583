import type { Flight } from '#domain/departures/flight.ts';
import { happenedTo, reversible, takenBackFrom } from '#domain/departures/under-way.ts';
import { ok } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Foreseen, foresee } from '#domain/shipments/flight-progress/acts/foreseen.ts';
import type { FlightAct, FlightForeseen } from '#domain/shipments/flight-progress/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { noSuchFlight } from '../closing/show-closing.ts';
import { type ReadFlightProgressDeps, readFlightProgress } from './read-flight-progress.ts';

interface Deps extends ReadFlightProgressDeps {
  readonly readSetting: ReadSetting;
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

const shownOf = (flight: Flight, foreseen: readonly Foreseen[]): FlightForeseen => {
  const told = foreseen.filter(({ news }) => news.length > 0);
  const news = [
    ...Map.groupBy(
      told.flatMap((one) => one.news),
      ({ title }) => title,
    ).values(),
  ];
  return {
    version: flight.version,
    people: new Set(told.map(({ shipment }) => shipment.ownerId)).size,
    news: news.flatMap(([first, ...others]) => (first ? [{ ...first, shipments: 1 + others.length }] : [])),
    shipments: foreseen.map(({ shipment: { number, shipper }, pieces, news: some }) => ({
      number,
      shipper: shipper.company ?? shipper.name,
      pieces: [...pieces],
      isTold: some.length > 0,
    })),
  };
};

/** Shows whom an act about a whole flight concerns, whom it tells and what they read, before it is done. Nothing is written. */
export const foreseeAct =
  (deps: Deps): UseCase<typeof shipmentEndpoints.foreseeAct> =>
  async ({ params: { id }, query: { act } }) => {
    const [found, brand] = await Promise.all([readFlightProgress(deps, id), deps.readSetting('brand')]);
    if (!found) return noSuchFlight();
    const { flight, whole } = found;
    const at = deps.clock().toISOString();
    const then = { ...after(flight, act, at), dock: brand.facility.city };
    const foreseen = whole.flatMap((shipment) => foresee(shipment, then, at) ?? []);
    return ok({ foreseen: shownOf(flight, foreseen) });
  };
