import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { TrackingEvent } from '../happenings.ts';
import { afterStep, ownCodes, type TrackingCode } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import { hasAlarm, withoutScreening } from '../screening/screening.ts';
import type { Shipment } from '../shipment.ts';

/** A mistake is noticed at once. Later, others have acted on what was recorded. */
const UNDO_MS = 10 * 60_000;

/** What the dock records, and can take back. */
const undoable: readonly TrackingCode[] = ['FOH', 'SCR', 'LDD', 'ULD', 'DIS_OFLD', 'DIS_MSCA', 'DIS_FDCA'];

/** Who takes an event back, when, and under which id. */
interface Undoing {
  readonly id: string;
  /** User id. */
  readonly by: string;
  readonly now: Date;
}

/** What an event of one piece keeps of how the piece was before it. */
export const wasOf = (known: readonly Piece[], pieces: readonly number[]): Pick<TrackingEvent, 'was'> => {
  const piece = pieces.length === 1 ? known.find(({ n }) => n === pieces[0]) : undefined;
  if (piece === undefined) return {};
  const { state, exception, security, loaded, accepted, at } = piece;
  return {
    was: {
      state,
      security,
      ...(exception === undefined ? {} : { exception }),
      ...(loaded === undefined ? {} : { loaded }),
      ...(accepted === undefined ? {} : { accepted }),
      ...(at === undefined ? {} : { at }),
    },
  };
};

const notYours = () => refuse('UNDO_NOT_YOURS', 'Only the person who recorded this can take it back.');

const tooLate = () =>
  refuse(
    'UNDO_TOO_LATE',
    'This can no longer be taken back: more than ten minutes have passed, or something else happened to the piece.',
  );

/**
 * The piece as it was before an event, or why the event stays: only who recorded it takes it back, within ten minutes and while nothing
 * followed. What was measured and where it is booked is no part of the event and stays.
 */
export const undone = (
  { code, at, recordedAt, by, was }: TrackingEvent,
  piece: Piece,
  { by: userId, now }: Pick<Undoing, 'by' | 'now'>,
): Result<Piece, 'UNDO_NOT_YOURS' | 'UNDO_TOO_LATE'> => {
  if (by !== userId) return notYours();
  const before = withoutScreening(piece, { at, by });
  const isLast = piece.at === at && was !== undefined && afterStep(was, code)?.state === piece.state;
  // A screening that settled an alarm stays: with it, the hold of the alarm went.
  if (
    !isLast ||
    hasAlarm(before) ||
    !undoable.includes(code) ||
    now.getTime() - Date.parse(recordedAt) > UNDO_MS
  )
    return tooLate();
  const { exception: _e, loaded: _l, accepted: _a, at: _at, ...kept } = before;
  return ok({ ...kept, ...was });
};

/** Decides about taking an event of one piece back: the pieces as they were, with the event that says so, or why it stays. */
export const undoOf = (
  { pieces: known }: Pick<Shipment, 'pieces'>,
  event: TrackingEvent | undefined,
  { id, by, now }: Undoing,
) => {
  const piece = known.find(({ n }) => n === event?.pieces[0]);
  if (event === undefined || piece === undefined) return refuse('EVENT_NOT_FOUND', 'There is no such scan.');
  const next = undone(event, piece, { by, now });
  if (!next.ok) return next;
  const at = now.toISOString();
  const pieces = known.map((one) => (one === piece ? next.value : one));
  const undo: TrackingEvent = {
    id,
    code: 'UNDO',
    pieces: [piece.n],
    at,
    recordedAt: at,
    undoes: event.id,
    by,
  };
  return ok({ n: piece.n, pieces, event: undo });
};

/** The events that others are told of: neither our own steps, nor what was taken back. */
export const toldEvents = <Event extends Pick<TrackingEvent, 'id' | 'code' | 'undoes'>>(
  events: readonly Event[],
): readonly Event[] => {
  const takenBack = new Set(events.map(({ undoes }) => undoes));
  return events.filter(({ id, code }) => !ownCodes.includes(code) && !takenBack.has(id));
};
