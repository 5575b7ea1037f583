import type { TrackingEvent } from '../happenings.ts';
import { afterStep, ownCodes, type TrackingCode } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import { hasAlarm, withoutScreening } from '../screening/screening.ts';

/** A mistake is noticed at once. Later, others have acted on what was recorded. */
const UNDO_MS = 10 * 60_000;

/** What the dock records, and can take back. */
const undoable: readonly TrackingCode[] = ['FOH', 'SCR', 'LDD', 'ULD', 'DIS_OFLD', 'DIS_MSCA', 'DIS_FDCA'];

/** Why an event is not taken back. */
export type UndoRefusal = 'NOT_YOURS' | 'TOO_LATE';

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

/**
 * The piece as it was before an event, or why the event stays: only who recorded it takes it back, within ten minutes and while nothing
 * followed. What was measured and where it is booked is no part of the event and stays.
 */
export const undone = (
  { code, at, recordedAt, by, was }: TrackingEvent,
  piece: Piece,
  { userId, now }: { readonly userId: string; readonly now: Date },
): { readonly piece: Piece } | { readonly refusal: UndoRefusal } => {
  if (by !== userId) return { refusal: 'NOT_YOURS' };
  const before = withoutScreening(piece, { at, by });
  const isLast = piece.at === at && was !== undefined && afterStep(was, code)?.state === piece.state;
  // A screening that settled an alarm stays: with it, the hold of the alarm went.
  if (
    !isLast ||
    hasAlarm(before) ||
    !undoable.includes(code) ||
    now.getTime() - Date.parse(recordedAt) > UNDO_MS
  )
    return { refusal: 'TOO_LATE' };
  const { exception: _e, loaded: _l, accepted: _a, at: _at, ...kept } = before;
  return { piece: { ...kept, ...was } };
};

/** The events that others are told of: neither our own steps, nor what was taken back. */
export const toldEvents = (events: readonly TrackingEvent[]): readonly TrackingEvent[] => {
  const takenBack = new Set(events.map(({ undoes }) => undoes));
  return events.filter(({ id, code }) => !ownCodes.includes(code) && !takenBack.has(id));
};
