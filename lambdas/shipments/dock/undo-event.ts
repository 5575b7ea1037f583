import { ok, refuse } from '#domain/kernel/result.ts';
import { type UndoRefusal, undone } from '#domain/shipments/dock/undo.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { trackedEvent } from '../change/events.ts';
import { nextVersion } from '../change/next-version.ts';
import { noSuchShipment, refuseFrozen } from '../change/refusals.ts';
import type { RecordDeps } from '../desk/record-event.ts';
import { shownPiece } from './shown-piece.ts';

type Request = UseCaseRequest<typeof shipmentEndpoints.undoEvent>;
type Deps = Pick<RecordDeps, 'clock' | 'newId' | 'shipments' | 'pause'>;

/** Two devices at the same shipment need a few tries at most. */
const TRIES = 6;

const refusalOf = (why: UndoRefusal) =>
  why === 'NOT_YOURS'
    ? refuse('UNDO_NOT_YOURS', 'Only the person who recorded this can take it back.')
    : refuse(
        'UNDO_TOO_LATE',
        'This can no longer be taken back: more than ten minutes have passed, or something else happened to the piece.',
      );

const shown = (shipment: Shipment, n: number) => ok({ piece: shownPiece(shipment, n) });

/** One try. Undefined when others wrote in between. */
const tryOnce = async (
  { shipments, clock, newId }: Deps,
  { params, body, caller, correlationId }: Request,
) => {
  const { number, eventId } = params;
  const before = await shipments.find(number);
  if (!before) return noSuchShipment();
  const event = await shipments.event(number, eventId);
  const [n = 0] = event?.pieces ?? [];
  const piece = before.pieces.find((one) => one.n === n);
  if (!event || !piece) return refuse('EVENT_NOT_FOUND', 'There is no such scan.');
  const now = clock();
  const next = undone(event, piece, { userId: caller.userId, now });
  if ('refusal' in next) {
    const earlier = await shipments.event(number, body.id);
    return earlier?.undoes === eventId ? shown(before, n) : refusalOf(next.refusal);
  }
  const closing = refuseFrozen(before);
  if (closing) return closing;
  const at = now.toISOString();
  const pieces = before.pieces.map((one) => (one.n === n ? next.piece : one));
  const after = nextVersion(before, { pieces }, at);
  const tracking: TrackingEvent = {
    id: body.id,
    code: 'UNDO',
    pieces: [n],
    at,
    recordedAt: at,
    undoes: eventId,
    by: caller.userId,
  };
  const told = trackedEvent(before, after, tracking, { by: caller.userId, newId, correlationId });
  const outcome = await shipments.write({ before, after, tracking, events: [told] });
  return outcome === undefined ? shown(after, n) : undefined;
};

/**
 * Takes back what somebody recorded by mistake. Nothing is removed: a second event names the first, and people outside are told of
 * neither.
 */
export const undoEvent =
  (deps: Deps): UseCase<typeof shipmentEndpoints.undoEvent> =>
  async (request) => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answer = await tryOnce(deps, request);
      if (answer) return answer;
      await deps.pause(attempt);
    }
    return refuse('SHIPMENT_BUSY', 'Others are recording events of this shipment. Please try again.');
  };
