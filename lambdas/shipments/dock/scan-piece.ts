import { ok, refuse } from '#domain/kernel/result.ts';
import { codeOf, isActOf, isDone } from '#domain/shipments/dock/acts.ts';
import { pieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { whereNow } from '#domain/shipments/dock/where-now.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { afterStep, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { noSuchShipment } from '../change/refusals.ts';
import { type RecordDeps, recordEvent } from '../desk/record-event.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { type NotLoadable, notForFlight, notLoadable } from './not-loadable.ts';
import { shownPiece } from './shown-piece.ts';

type Request = UseCaseRequest<typeof shipmentEndpoints.scan>;

const noSuchPiece = (n: number | string) => refuse('PIECE_NOT_FOUND', `This shipment has no piece ${n}.`);

/** One piece by its label. */
export const showPiece =
  ({
    shipments,
  }: {
    readonly shipments: Pick<ShipmentStore, 'find'>;
  }): UseCase<typeof shipmentEndpoints.pieceAtDock> =>
  async ({ params: { number, n } }) => {
    const shipment = await shipments.find(number);
    if (!shipment) return noSuchShipment();
    const piece = pieceAtDock(shipment, Number(n));
    return piece ? ok({ piece }) : noSuchPiece(n);
  };

/** What is so already: by this scan, whose answer was lost, or by another one. */
const alreadySo = async (
  { shipments }: RecordDeps,
  shipment: Shipment,
  { eventId, n, act }: Request['body'],
) => {
  const event = await shipments.event(shipment.number, eventId);
  return event === undefined || isActOf(act, event.code)
    ? ok({ piece: shownPiece(shipment, n), recorded: event !== undefined })
    : refuse('EVENT_EXISTS', 'Another event was recorded under this id already.');
};

const notPossible = (shipment: Shipment, piece: Piece) =>
  refuse('STEP_NOT_POSSIBLE', `Not recorded. ${whereNow([piece])}`, { piece: shownPiece(shipment, piece.n) });

type Recorded = Awaited<ReturnType<ReturnType<typeof recordEvent<NotLoadable>>>>;

/** A refusal with the one piece in place of its whole shipment, for the answer waits on a slow connection. */
const shortened = ({ refusal }: Exclude<Recorded, { readonly ok: true }>, n: number) => {
  const { code, message } = refusal;
  if (code !== 'STEP_NOT_POSSIBLE' && code !== 'FLIGHT_CLOSING') return { ok: false, refusal } as const;
  const { shipment, ...details } = refusal.details;
  return refuse(code, message, { ...details, piece: shownPiece(shipment, n) });
};

/** The shipment was read for the decision, so recording begins with it and reads again only when others wrote in between. */
const startingFrom = (deps: RecordDeps, shipment: Shipment): RecordDeps => {
  let isFirst = true;
  const find = async (number: string) => {
    if (!isFirst) return deps.shipments.find(number);
    isFirst = false;
    return shipment;
  };
  return { ...deps, shipments: { ...deps.shipments, find } };
};

/** The alarm, where a piece can have one now. */
const alarmOf = (piece: Piece): TrackingCode | undefined =>
  afterStep(piece, 'ALM') === undefined ? undefined : 'ALM';

/** A scan whose answer was lost gets that answer again, whatever has come in the way since. */
const recordedBefore = async (
  { shipments }: RecordDeps,
  shipment: Shipment,
  { eventId, n, act }: Request['body'],
) => {
  const event = await shipments.event(shipment.number, eventId);
  return event && isActOf(act, event.code)
    ? ok({ piece: shownPiece(shipment, n), recorded: true })
    : undefined;
};

const decided = async (deps: RecordDeps, shipment: Shipment, piece: Piece, request: Request) => {
  const { body } = request;
  const isLoadedAlready = body.act === 'LOAD' && isDone('LOAD', shipment, piece);
  // What is loaded already and may not fly has to come off again: that is no "already".
  const barred = isLoadedAlready
    ? await notLoadable(deps, shipment, body, deps.clock())
    : notForFlight(shipment, piece, body);
  if (barred) return (await recordedBefore(deps, shipment, body)) ?? barred;
  // An alarm is news whatever the piece was before. A screening that passed is not, once the piece is ready.
  const isAlarm = body.act === 'SCREEN' && body.result === 'ALARM';
  if (!isAlarm && isDone(body.act, shipment, piece)) return alreadySo(deps, shipment, body);
  const code = isAlarm ? alarmOf(piece) : codeOf(body.act, shipment, piece);
  // A scan whose answer was lost may meet a piece that has gone on since.
  if (code === undefined) return (await recordedBefore(deps, shipment, body)) ?? notPossible(shipment, piece);
  const { n, act: _act, result, flight: _flight, ...scan } = body;
  const mayNot = (before: Shipment, now: Date) => notLoadable(deps, before, body, now);
  const answer = await recordEvent(
    startingFrom(deps, shipment),
    mayNot,
  )({
    ...request,
    body: { ...scan, code, pieces: [n], allCargo: result === 'PASS_ALL_CARGO' },
  });
  return answer.ok
    ? ok({ piece: shownPiece(answer.value.shipment, n), recorded: true })
    : shortened(answer, n);
};

/**
 * Records a scan of one piece by what was done with it. What is so already is no mistake: a pile is scanned by two people, and a label
 * twice.
 */
export const scanPiece =
  (deps: RecordDeps): UseCase<typeof shipmentEndpoints.scan> =>
  async (request) => {
    const { params, body } = request;
    const shipment = await deps.shipments.find(params.number);
    if (!shipment) return noSuchShipment();
    const piece = shipment.pieces.find(({ n }) => n === body.n);
    return piece ? decided(deps, shipment, piece, request) : noSuchPiece(body.n);
  };
