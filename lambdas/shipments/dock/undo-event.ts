import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { type PieceAtDock, shownPiece } from '#domain/shipments/dock/piece-at-dock.ts';
import { undoOf } from '#domain/shipments/dock/undo.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changeAndAnswer } from '../change/change-shipment.ts';
import { trackedEvent } from '../change/events.ts';
import { nextVersion } from '../change/next-version.ts';
import { refuseFrozen } from '../change/refusals.ts';
import type { RecordDeps } from '../recording/record-event.ts';

/**
 * Takes back what somebody recorded by mistake. Nothing is removed: a second event names the first, and people outside are told of
 * neither.
 */
export const undoEvent =
  (deps: RecordDeps): UseCase<typeof shipmentEndpoints.undoEvent> =>
  async ({ params: { number, eventId }, body: { id }, caller: { userId: by }, correlationId }) =>
    changeAndAnswer<{ piece: PieceAtDock }, EndpointRefusal<typeof shipmentEndpoints.undoEvent>>(deps, {
      number,
      by,
      correlationId,
      repeated: async (found) => {
        const earlier = await deps.shipments.event(number, id);
        const [n] = earlier?.undoes === eventId ? earlier.pieces : [];
        return n === undefined ? undefined : { done: { piece: shownPiece(found, n) } };
      },
      decide: async (before, now, origin) => {
        const undo = undoOf(before, await deps.shipments.event(number, eventId), { id, by, now });
        if (!undo.ok) return undo;
        const closing = refuseFrozen(before);
        if (closing) return closing;
        const { n, pieces, event } = undo.value;
        const after = nextVersion(before, { pieces }, now.toISOString());
        return {
          deed: { after, tracking: event, events: [trackedEvent(before, after, event, origin)] },
          answer: { piece: shownPiece(after, n) },
        };
      },
    });
