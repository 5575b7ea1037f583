import { createHash } from 'node:crypto';
import type { Flight } from '#domain/departures/flight.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { toldShown } from '#domain/shipments/asking/told.ts';
import { offList } from '#domain/shipments/closing/off-list.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import { FLIGHTS_TRIED, type Move, replanOf } from '#domain/shipments/rolls/replan.ts';
import type { Replan } from '#domain/shipments/rolls/replan-endpoints.ts';
import { replanNews } from '#domain/shipments/rolls/replan-news.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ComesDeps } from '../change/comes-at.ts';
import { everybodyOn } from './everybody.ts';
import type { FlightJobDeps } from './flight-job.ts';
import type { ReplanProcess } from './process-store.ts';

type Deps = Pick<FlightJobDeps, 'flights' | 'list' | 'processes' | 'clock' | 'newId' | keyof ComesDeps>;

/** A plan as it is now, with what it was made of. */
interface Planned {
  readonly flight: Flight;
  readonly moves: readonly Move[];
  readonly shown: Replan;
  readonly begun: ReplanProcess | undefined;
}

const planId = (moves: readonly Move[]): string =>
  createHash('sha256').update(JSON.stringify(moves)).digest('base64url').slice(0, 22);

const summed = (
  moves: readonly Move[],
  shipments: readonly Shipment[],
  flights: readonly Flight[],
): Replan['flights'] => {
  const found = new Map(shipments.map((shipment) => [shipment.number, shipment]));
  return [...flights, undefined].flatMap((flight) => {
    const numbers = moves.filter(({ to }) => to === flight?.id).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const loads = numbers.map((number) => loadOf(found.get(number)?.pieces ?? []));
    return {
      ...(flight ? { departureId: flight.id, day: flight.day } : {}),
      shipments: numbers.length,
      pieces: loads.reduce((sum, { pieces }) => sum + pieces, 0),
      lb: loads.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0) / 1000,
      numbers,
    };
  });
};

/** Who is told when the plan is confirmed, and what they read, by the rule that moves them. */
const toldBy = (
  { flight, moves }: Pick<Planned, 'flight' | 'moves'>,
  {
    shipments,
    flights,
    dock,
  }: { readonly shipments: readonly Shipment[]; readonly flights: readonly Flight[]; readonly dock: string },
): Replan['told'] => {
  const found = new Map(shipments.map((shipment) => [shipment.number, shipment]));
  return toldShown(
    moves.flatMap(({ number, to }) => {
      const shipment = found.get(number);
      const next = flights.find(({ id }) => id === to);
      const news = shipment && replanNews(shipment, flight, next, dock);
      return news ? { userId: shipment.ownerId, title: news.title, body: news.sentences.join(' ') } : [];
    }),
  );
};

const read = async ({ flights, list, processes, clock, readSetting, readFullSlots }: Deps, id: string) => {
  const now = clock();
  const flight = await flights.find(id, now);
  if (!flight) return refuse('FLIGHT_NOT_FOUND', 'There is no such flight.');
  if (flight.recorded !== 'CANCELLED')
    return refuse('FLIGHT_NOT_CANCELLED', 'This flight is not canceled, so its shipments stay on it.');
  const [everybody, upcoming, begun, brand, schedule, full] = await Promise.all([
    everybodyOn(list, id),
    flights.upcoming(flight.to, now, FLIGHTS_TRIED),
    processes.replan(id),
    readSetting('brand'),
    readSetting('schedule'),
    readFullSlots(now),
  ]);
  // As the flight has them: without pieces that fly with another one.
  const whole = everybody.map((shipment) => offList(shipment, id));
  const parts = whole.map((shipment) => partOn(shipment, id));
  const moves = replanOf(parts, upcoming, { schedule, full }, now);
  const confirmed = begun && {
    confirmed: { by: begun.by, at: begun.at, moved: Math.max(0, begun.shipments - flight.shipments) },
  };
  const planned: Planned = {
    flight,
    moves,
    begun,
    shown: {
      flight: id,
      left: flight.shipments,
      plan: planId(moves),
      flights: summed(moves, parts, upcoming),
      told: toldBy({ flight, moves }, { shipments: whole, flights: upcoming, dock: brand.facility.city }),
      ...confirmed,
    },
  };
  return ok(planned);
};

/** Shows where the shipments of a canceled flight would go now, and how far their moving is. */
export const showReplan =
  (deps: Deps): UseCase<typeof shipmentEndpoints.replan> =>
  async ({ params: { id } }) => {
    const found = await read(deps, id);
    return found.ok ? ok({ replan: found.value.shown }) : found;
  };

/** Confirms the plan that somebody saw. Confirming it again shows how far it is. */
export const confirmReplan =
  (deps: Deps): UseCase<typeof shipmentEndpoints.confirmReplan> =>
  async ({ params: { id }, body: { plan }, caller: { userId: by }, correlationId }) => {
    const found = await read(deps, id);
    if (!found.ok) return found;
    const { shown, begun, moves, flight } = found.value;
    if (begun) return ok({ replan: shown });
    if (shown.plan !== plan)
      return refuse(
        'PLAN_CHANGED',
        'The plan has changed since you saw it. Look at it again, then confirm.',
        {
          replan: shown,
        },
      );
    const at = deps.clock().toISOString();
    const planned = Object.fromEntries(moves.flatMap(({ number, to }) => (to ? [[number, to]] : [])));
    const process = {
      kind: 'replan' as const,
      flight: id,
      plan: planned,
      shipments: flight.shipments,
      by,
      at,
    };
    const data = { flight: id, shipments: flight.shipments, by };
    const facts = { subject: id, version: 1, at, data };
    const event = compose(ReplanConfirmedV1, facts, { newId: deps.newId, correlationId });
    await deps.processes.beginReplan(process, event);
    return ok({ replan: { ...shown, confirmed: { by, at, moved: 0 } } });
  };
