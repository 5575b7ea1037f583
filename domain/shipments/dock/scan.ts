import type { EndpointRefusal, EndpointRequest } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { Blocker } from '../gate.ts';
import type { TrackingEvent } from '../happenings.ts';
import { afterStep, type TrackingCode } from '../lifecycle.ts';
import { flightOf } from '../piece-flights.ts';
import { type Piece, samePieces } from '../pieces.ts';
import { type Recording, recordingOf } from '../recording/record.ts';
import type { ScanRefusal } from '../recording/scan.ts';
import type { Shipment } from '../shipment.ts';
import { codeOf, isActOf, isDone } from './acts.ts';
import type { dockEndpoints } from './endpoints.ts';
import { blockedWords, forLoading, loadBlockers, otherFlight } from './loading-gate.ts';
import { shownPiece } from './piece-at-dock.ts';
import { whereNow } from './where-now.ts';

/** One scan of one piece, by what was done with it. */
export type DockScan = EndpointRequest<typeof dockEndpoints.scan>['body'];

interface DockFacts {
  readonly now: Date;
  /** User id of who scanned. */
  readonly by: string;
  /** What keeps the shipment of `shipmentToLoad` off the list of its flight; none for other scans. */
  readonly blockers: readonly Blocker[];
}

/** Why a scan of the dock is not recorded. */
export type DockRefusal = ScanRefusal | EndpointRefusal<typeof dockEndpoints.scan>;

const pieceOf = ({ pieces }: Shipment, { n }: DockScan): Piece | undefined =>
  pieces.find((piece) => piece.n === n);

const isAlarm = ({ act, result }: DockScan): boolean => act === 'SCREEN' && result === 'ALARM';

/** Whether an event is what a scan recorded when it came first. An alarm is never taken for a screening that passed. */
export const isOfScan = ({ code, pieces }: TrackingEvent, scan: DockScan): boolean =>
  isActOf(scan.act, code) && (code === 'ALM') === isAlarm(scan) && samePieces(pieces, [scan.n]);

/** The refusal of a number that no piece of the shipment has. */
export const noSuchPiece = (n: number | string) =>
  refuse('PIECE_NOT_FOUND', `This shipment has no piece ${n}.`);

/** Why a piece is not for the flight that is being loaded; undefined when it is, or when nothing is loaded. */
const notForFlight = (shipment: Shipment, piece: Piece, { act, flight }: DockScan) => {
  if (act !== 'LOAD') return undefined;
  const details = { piece: shownPiece(shipment, piece.n) };
  if (flight === undefined)
    return refuse(
      'FLIGHT_NEEDED',
      'Choose the flight that you are loading, then scan the piece again.',
      details,
    );
  const words = otherFlight(piece.n, flightOf(shipment, piece), flight);
  return words === undefined ? undefined : refuse('OTHER_FLIGHT', words, details);
};

/**
 * The shipment as the loading of a piece sees it, whose blockers have to be known for this scan. Undefined where nothing is loaded, or
 * where the flight says no already.
 */
export const shipmentToLoad = (shipment: Shipment, scan: DockScan): Shipment | undefined => {
  const piece = pieceOf(shipment, scan);
  return piece !== undefined && scan.act === 'LOAD' && !notForFlight(shipment, piece, scan)
    ? forLoading(shipment, piece)
    : undefined;
};

/** The event by which a scan happens to a piece now. An alarm is news whatever the piece was before. */
const codeOfScan = (shipment: Shipment, piece: Piece, scan: DockScan): TrackingCode | undefined => {
  if (!isAlarm(scan)) return codeOf(scan.act, shipment, piece);
  return afterStep(piece, 'ALM') === undefined ? undefined : 'ALM';
};

/**
 * Decides about one scan of one piece: what is written of it, undefined for what is so already, or why it cannot be. What was loaded with
 * an open invoice would have to be found and taken off again, so a piece that may not fly is no "already" either.
 */
export const dockScan = (
  before: Shipment,
  scan: DockScan,
  { now, by, blockers }: DockFacts,
): Result<Recording | undefined, never, DockRefusal> => {
  const piece = pieceOf(before, scan);
  if (piece === undefined) return noSuchPiece(scan.n);
  const other = notForFlight(before, piece, scan);
  if (other) return other;
  const details = { piece: shownPiece(before, scan.n) };
  const against = loadBlockers(blockers);
  const isSo = !isAlarm(scan) && isDone(scan.act, before, piece);
  if (isSo && against.length === 0) return ok(undefined);
  const code = codeOfScan(before, piece, scan);
  if (code === undefined && !isSo)
    return refuse('STEP_NOT_POSSIBLE', `Not recorded. ${whereNow([piece])}`, details);
  if (code === undefined || against.length > 0) {
    const why = against.map(({ text }) => text);
    return refuse('BLOCKED', blockedWords(piece.n, why), { blockers: [...against], ...details });
  }
  const { n, act: _act, result, flight: _flight, ...rest } = scan;
  return recordingOf(
    before,
    { ...rest, code, pieces: [n], allCargo: result === 'PASS_ALL_CARGO' },
    { now, by, flights: [], blockers: [] },
  );
};
