import { ok, type Result, refuse } from '../../kernel/result.ts';
import { withLoading } from '../dock/loading.ts';
import { whereNow } from '../dock/where-now.ts';
import { afterStep, type TrackingCode } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import { hasAlarm, mayBeScreenedBy, screenedAs } from '../screening/screening.ts';
import type { Shipment } from '../shipment.ts';
import type { Scan, ScanRefusal } from './scan.ts';

/** When pieces were scanned (ISO 8601), and by whom. */
interface Scanned {
  readonly at: string;
  readonly by: string;
}

/** Codes that need to know how a piece was screened. */
export const screens: readonly TrackingCode[] = ['SCR', 'ALM'];

const stepped = (
  shipment: Shipment,
  piece: Piece,
  { code, screening: method, allCargo = false }: Scan,
  { at, by }: Scanned,
): Piece | undefined => {
  const next = afterStep(piece, code);
  if (next === undefined) return undefined;
  const { exception: _before, ...kept } = withLoading(shipment, piece, code);
  const moved = { ...kept, ...next, at };
  if (method === undefined || !screens.includes(code)) return moved;
  const passed = allCargo ? 'PASS_ALL_CARGO' : 'PASS';
  return screenedAs(moved, { method, result: code === 'ALM' ? 'ALARM' : passed, at, by });
};

/** Pieces whose alarm the same way of screening cannot settle. */
const sameWayAgain = ({ pieces: known }: Shipment, { code, pieces, screening }: Scan): readonly number[] =>
  code === 'SCR' && screening !== undefined
    ? known
        .filter((piece) => pieces.includes(piece.n) && !mayBeScreenedBy(piece, screening))
        .map(({ n }) => n)
    : [];

/** The refusal of numbers that no piece of the shipment has; undefined when it has them all. */
export const refuseUnknown = ({ pieces: known }: Pick<Shipment, 'pieces'>, pieces: readonly number[]) => {
  const unknown = pieces.filter((n) => !known.some((piece) => piece.n === n));
  return unknown.length === 0
    ? undefined
    : refuse('PIECE_NOT_FOUND', `This shipment has no piece ${unknown.join(', ')}.`);
};

/** The pieces of a shipment after a scan of some, or why the scan cannot happen to them. */
export const piecesAfter = (
  before: Shipment,
  scan: Scan,
  scanned: Scanned,
): Result<readonly Piece[], never, ScanRefusal> => {
  const unknown = refuseUnknown(before, scan.pieces);
  if (unknown) return unknown;
  const pieces = before.pieces.map((piece) =>
    scan.pieces.includes(piece.n) ? stepped(before, piece, scan, scanned) : piece,
  );
  const stuck = before.pieces.filter((_, place) => pieces[place] === undefined);
  if (stuck.length > 0)
    return refuse('STEP_NOT_POSSIBLE', `Not recorded. ${whereNow(stuck)}`, {
      pieces: stuck.map(({ n }) => n),
      shipment: before,
    });
  const again = sameWayAgain(before, scan);
  return again.length > 0
    ? refuse(
        'SCREENING_NEEDED',
        `Piece ${again.join(', ')} set off an alarm when it was screened in this way. Screen it in another way.`,
        { pieces: [...again] },
      )
    : ok(pieces.filter((piece) => piece !== undefined));
};

/** The holds after a scan: an alarm places one, and the last piece that then passes in another way takes it away. */
export const holdsAfterScan = (
  { holds }: Shipment,
  { code }: Scan,
  pieces: readonly Piece[],
  { at, by }: Scanned,
): Shipment['holds'] => {
  const isHeld = holds.some(({ kind }) => kind === 'SECOND_SCREENING');
  if (code === 'ALM' && !isHeld) return [...holds, { kind: 'SECOND_SCREENING', at, by }];
  return code === 'SCR' && isHeld && !pieces.some(hasAlarm)
    ? holds.filter(({ kind }) => kind !== 'SECOND_SCREENING')
    : holds;
};
