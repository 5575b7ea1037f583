import type { FlightRecord } from '#domain/departures/flight.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { type AnyRefusal, ok, type Refused, refuse } from '#domain/kernel/result.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import { withLoading } from '#domain/shipments/dock/loading.ts';
import { wasOf } from '#domain/shipments/dock/undo.ts';
import { whereNow } from '#domain/shipments/dock/where-now.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type EventTime, eventTime } from '#domain/shipments/event-time.ts';
import {
  type Blocker,
  blockersOf,
  cargoOnlyBlockers,
  customsBlockers,
  heldFrom,
  listingBlockers,
} from '#domain/shipments/gate.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { afterStep, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import { flightOf } from '#domain/shipments/piece-flights.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import { hasAlarm, mayBeScreenedBy, screenedAs } from '#domain/shipments/screening/screening.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightVersions } from '../../departures/index.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { holdEvents, type Origin, trackedEvent } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { holdEntries, nextVersion } from '../change/next-version.ts';
import { noSuchShipment, refuseFrozen } from '../change/refusals.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

export interface RecordDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'event' | 'write'>;
  readonly flights: Pick<Flights, 'find'>;
  readonly versions: Pick<FlightVersions, 'whileListing'>;
  /** What keeps a shipment off the list of its flight. */
  readonly blockers: (shipment: Shipment, now: Date) => Promise<readonly Blocker[]>;
  readonly pause: Pause;
}

type Request = UseCaseRequest<typeof shipmentEndpoints.record>;
type Scan = Request['body'];

/** A device's clock may be a little ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** Two devices at the same shipment need a few tries at most. */
const TRIES = 6;

/** Codes that need to know how a piece was screened. */
const screens: readonly TrackingCode[] = ['SCR', 'ALM'];

const stepped = (
  shipment: Shipment,
  piece: Piece,
  { code, screening: method, allCargo = false }: Scan,
  { at, by }: { readonly at: string; readonly by: string },
): Piece | undefined => {
  const next = afterStep(piece, code);
  if (next === undefined) return undefined;
  const { exception: _before, ...kept } = withLoading(shipment, piece, code);
  const moved = { ...kept, ...next, at };
  if (method === undefined || !screens.includes(code)) return moved;
  const passed = allCargo ? 'PASS_ALL_CARGO' : 'PASS';
  return screenedAs(moved, { method, result: code === 'ALM' ? 'ALARM' : passed, at, by });
};

/** Why a scan cannot be recorded whatever the shipment is; undefined when it can. */
const notRecordable = ({ code, at, screening }: Scan, now: Date) => {
  if (at !== undefined && Date.parse(at) > now.getTime() + AHEAD_MS)
    return refuse(
      'TIME_IN_FUTURE',
      'The time of this event is in the future. Check the clock of the device.',
    );
  return screens.includes(code) && screening === undefined
    ? refuse('SCREENING_NEEDED', 'Choose how the pieces were screened.')
    : undefined;
};

const isSameScan = (event: TrackingEvent, { code, pieces }: Scan): boolean =>
  event.code === code &&
  JSON.stringify(event.pieces) === JSON.stringify([...new Set(pieces)].toSorted((a, b) => a - b));

/** The first answer again, for a scan that came twice. */
const repeated = async ({ shipments }: RecordDeps, shipment: Shipment, body: Scan) => {
  const event = await shipments.event(shipment.number, body.eventId);
  if (!event) return undefined;
  return isSameScan(event, body)
    ? ok({ shipment, event })
    : refuse('EVENT_EXISTS', 'Another event was recorded under this id already.');
};

type StepRefusal = Extract<
  EndpointRefusal<typeof shipmentEndpoints.record>,
  { readonly code: 'PIECE_NOT_FOUND' | 'STEP_NOT_POSSIBLE' | 'SCREENING_NEEDED' | 'BLOCKED' }
>;

/** Pieces whose alarm the same way of screening cannot settle. */
const sameWayAgain = ({ pieces: known }: Shipment, { code, pieces, screening }: Scan): readonly number[] =>
  code === 'SCR' && screening !== undefined
    ? known
        .filter((piece) => pieces.includes(piece.n) && !mayBeScreenedBy(piece, screening))
        .map(({ n }) => n)
    : [];

/** The holds after a scan: an alarm places one, and the last piece that then passes in another way takes it away. */
const holdsAfter = (
  { holds }: Shipment,
  { code }: Scan,
  pieces: readonly Piece[],
  { at, by }: { readonly at: string; readonly by: string },
): Shipment['holds'] => {
  const isHeld = holds.some(({ kind }) => kind === 'SECOND_SCREENING');
  if (code === 'ALM' && !isHeld) return [...holds, { kind: 'SECOND_SCREENING', at, by }];
  return code === 'SCR' && isHeld && !pieces.some(hasAlarm)
    ? holds.filter(({ kind }) => kind !== 'SECOND_SCREENING')
    : holds;
};

/** Codes by which a receiver gets a piece. */
const handsOver: readonly TrackingCode[] = ['DLV', 'DDL'];

/** What keeps a shipment from being released or handed over: its customs entry, its holds. */
const laterBlockers = (shipment: Shipment, code: TrackingCode): readonly Blocker[] => {
  if (code === 'CCD') return customsBlockers(shipment);
  return handsOver.includes(code) ? heldFrom(shipment, 'handover') : [];
};

/** What pieces cannot do while something blocks it. */
const blockedDeed = (code: TrackingCode): string => {
  if (code === 'MAN') return 'go on the flight';
  return code === 'CCD' ? 'be released' : 'be handed over';
};

/** The flights on whose lists a scan puts pieces. */
const listedOn = (shipment: Shipment, { code, pieces }: Scan): readonly string[] =>
  code === 'MAN'
    ? [
        ...new Set(
          shipment.pieces
            .filter(({ n }) => pieces.includes(n))
            .map((piece) => flightOf(shipment, piece))
            .filter((flight) => flight !== undefined),
        ),
      ]
    : [];

/** Of the scanned pieces those that their own flight, which may be another than that of the shipment, cannot take. */
const notWithPassengers = (
  { pieces: known, ...shipment }: Shipment,
  { pieces }: Scan,
  flights: readonly (Pick<FlightRecord, 'id' | 'aircraft'> | undefined)[],
): readonly number[] => {
  const allCargo = flights.filter((flight) => flight?.aircraft === 'ALL_CARGO').map((flight) => flight?.id);
  return known
    .filter(({ n, security }) => pieces.includes(n) && security === 'SCO')
    .filter((piece) => !allCargo.includes(flightOf(shipment, piece)))
    .map(({ n }) => n);
};

/** What keeps pieces off the list: what blocks the shipment, or that no list is open. */
const offList = async (
  { blockers, flights }: RecordDeps,
  before: Shipment,
  body: Scan,
  now: Date,
): Promise<readonly Blocker[]> => {
  const [own, found] = await Promise.all([
    blockers(before, now),
    Promise.all(listedOn(before, body).map((id) => flights.find(id, now))),
  ]);
  return [
    ...listingBlockers(found),
    ...own.filter(({ code }) => code !== 'CARGO_AIRCRAFT_ONLY'),
    ...cargoOnlyBlockers(notWithPassengers(before, body, found)),
  ];
};

/** The pieces after a scan, or why it cannot be. */
const afterScan = async (
  deps: RecordDeps,
  before: Shipment,
  body: Scan,
  { now, by, at }: { readonly now: Date; readonly by: string; readonly at: string },
): Promise<{ readonly pieces: readonly Piece[] } | { readonly refusal: StepRefusal }> => {
  const unknown = body.pieces.filter((n) => !before.pieces.some((piece) => piece.n === n));
  if (unknown.length > 0)
    return {
      refusal: refuse('PIECE_NOT_FOUND', `This shipment has no piece ${unknown.join(', ')}.`).refusal,
    };
  const pieces = before.pieces.map((piece) =>
    body.pieces.includes(piece.n) ? stepped(before, piece, body, { at, by }) : piece,
  );
  const stuck = before.pieces.filter((_, place) => pieces[place] === undefined);
  if (stuck.length > 0)
    return {
      refusal: refuse('STEP_NOT_POSSIBLE', `Not recorded. ${whereNow(stuck)}`, {
        pieces: stuck.map(({ n }) => n),
        shipment: before,
      }).refusal,
    };
  const again = sameWayAgain(before, body);
  if (again.length > 0)
    return {
      refusal: refuse(
        'SCREENING_NEEDED',
        `Piece ${again.join(', ')} set off an alarm when it was screened in this way. Screen it in another way.`,
        { pieces: [...again] },
      ).refusal,
    };
  const found =
    body.code === 'MAN' ? await offList(deps, before, body, now) : laterBlockers(before, body.code);
  if (found.length > 0) {
    const text = `It cannot ${blockedDeed(body.code)}: ${found.map((blocker) => blocker.text).join(', ')}.`;
    return { refusal: refuse('BLOCKED', text, { blockers: [...found] }).refusal };
  }
  return { pieces: pieces.filter((piece) => piece !== undefined) };
};

/** The airport from which scanned pieces have left. */
const leftFrom = async (
  { flights }: RecordDeps,
  before: Shipment,
  { code, pieces }: Scan,
  now: Date,
): Promise<Pick<Shipment, 'leftFrom'>> => {
  const piece = code === 'DEP' ? before.pieces.find(({ n }) => pieces.includes(n)) : undefined;
  const id = piece && flightOf(before, piece);
  const flight = id === undefined ? undefined : await flights.find(id, now);
  return flight ? { leftFrom: flight.originAirport } : {};
};

const eventOf = (
  { departureId, pieces: known }: Shipment,
  { eventId, code, pieces, place, reason, screening }: Scan,
  time: EventTime & { readonly recordedAt: string },
  by: string,
): TrackingEvent => ({
  id: eventId,
  code,
  pieces: [...new Set(pieces)].toSorted((one, other) => one - other),
  ...time,
  ...(place ? { place } : {}),
  ...(departureId === undefined ? {} : { flight: departureId }),
  ...(reason ? { reason } : {}),
  ...(screening === undefined ? {} : { screening }),
  ...wasOf(known, pieces),
  by,
});

/** Why a scan cannot be, beside what its code asks; undefined when it can. Asked on every try, with the shipment as it is then. */
type MayNot<Barred extends Refused<AnyRefusal>> = (
  before: Shipment,
  now: Date,
) => Promise<Barred | undefined>;

/** One try: reads, decides and writes. Undefined when others wrote in between. */
const tryOnce = async <Barred extends Refused<AnyRefusal>>(
  deps: RecordDeps,
  { params, body, caller, correlationId }: Request,
  mayNot: MayNot<Barred>,
) => {
  const { shipments, clock, newId } = deps;
  const before = await shipments.find(params.number);
  if (!before) return noSuchShipment();
  const now = clock();
  const wrong = notRecordable(body, now);
  if (wrong) return wrong;
  const barred = await mayNot(before, now);
  if (barred) return (await repeated(deps, before, body)) ?? barred;
  const by = caller.userId;
  const time = eventTime(body.at, before, now);
  const next = await afterScan(deps, before, body, { now, by, at: time.at });
  // A scan that came twice meets pieces that it has moved itself.
  if ('refusal' in next)
    return (await repeated(deps, before, body)) ?? ({ ok: false, refusal: next.refusal } as const);
  const at = now.toISOString();
  const origin: Origin = { by, newId, correlationId };
  const pieces = [...next.pieces];
  const holds = holdsAfter(before, body, pieces, { at, by });
  const after = nextVersion(before, { pieces, holds, ...(await leftFrom(deps, before, body, now)) }, at);
  const closing = staysListable(before, after) ? undefined : refuseFrozen(before);
  if (closing) return (await repeated(deps, before, body)) ?? closing;
  const event = eventOf(before, body, { ...time, recordedAt: at }, by);
  const tracked = trackedEvent(before, after, event, origin);
  const guards = Object.fromEntries(
    listedOn(before, body).map((id) => [id, deps.versions.whileListing(id)] as const),
  );
  const history = holdEntries(before, after, at, origin, 'It passed when it was screened in another way.');
  const events = [tracked, ...holdEvents(before, after, origin)];
  const outcome = await shipments.write({ before, after, tracking: event, history, events }, guards);
  if (outcome === undefined) return ok({ shipment: after, event });
  return outcome === 'recorded-before' ? repeated(deps, before, body) : undefined;
};

/**
 * Records what happened to pieces, once for each id: one read and one transaction. What is not possible now is refused with how
 * it is now.
 */
export const recordEvent =
  <Barred extends Refused<AnyRefusal> = never>(
    deps: RecordDeps,
    mayNot: MayNot<Barred> = async () => undefined,
  ) =>
  async (request: Request) => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answer = await tryOnce(deps, request, mayNot);
      if (answer) return answer;
      await deps.pause(attempt);
    }
    return refuse('SHIPMENT_BUSY', 'Others are recording events of this shipment. Please try again.');
  };

/** The same at the desk, where a handover has no collection code to prove it: a person writes how they know who collected. */
export const recordAtDesk = (deps: RecordDeps): UseCase<typeof shipmentEndpoints.record> => {
  const record = recordEvent(deps);
  return async (request) => {
    const { code, reason } = request.body;
    return code === 'DLV' && !reason
      ? refuse(
          'REASON_NEEDED',
          'This is a handover without the collection code. Write why, and how you know who collected it.',
        )
      : record(request);
  };
};

/** What keeps a shipment off the list of its flight now: its flight and its exports are read. */
export const readBlockers =
  (facts: (shipment: Shipment, now: Date) => Promise<Parameters<typeof blockersOf>[1]>) =>
  async (shipment: Shipment, now: Date): Promise<readonly Blocker[]> =>
    blockersOf(shipment, await facts(shipment, now));
