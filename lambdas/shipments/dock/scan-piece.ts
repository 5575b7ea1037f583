import { ok, type Refusal, type Refused, refuse } from '#domain/kernel/result.ts';
import { type PieceAtDock, pieceAtDock, shownPiece } from '#domain/shipments/dock/piece-at-dock.ts';
import {
  type DockRefusal,
  dockScan,
  isOfScan,
  noSuchPiece,
  shipmentToLoad,
} from '#domain/shipments/dock/scan.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type Frozen, noSuchShipment } from '../change/refusals.ts';
import { type RecordDeps, record } from '../recording/record-event.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

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

interface Scanned {
  readonly piece: PieceAtDock;
  /** False when it was so before. */
  readonly recorded: boolean;
}

/** A refusal with the one piece in place of its whole shipment, for the answer waits on a slow connection. */
const shortened = ({ refusal }: Refused<DockRefusal | Frozen | Refusal<'EVENT_EXISTS'>>, n: number) => {
  const { code, message, details } = refusal;
  if (code !== 'STEP_NOT_POSSIBLE' && code !== 'FLIGHT_CLOSING' && code !== 'CONSENT_NEEDED')
    return { ok: false, refusal } as const;
  if (!('shipment' in details)) return refuse(code, message, details);
  const { shipment, ...rest } = details;
  return refuse(code, message, { ...rest, piece: shownPiece(shipment, n) });
};

/**
 * Records a scan of one piece by what was done with it. What is so already is no mistake: a pile is scanned by two people, and a label
 * twice.
 */
export const scanPiece =
  (deps: RecordDeps): UseCase<typeof shipmentEndpoints.scan> =>
  async ({ params: { number }, body: scan, caller, correlationId }) => {
    const answer = (shipment: Shipment, recorded: boolean): Scanned => ({
      piece: shownPiece(shipment, scan.n),
      recorded,
    });
    const scanned = await record<Scanned, DockRefusal>(deps, {
      number,
      eventId: scan.eventId,
      caller,
      correlationId,
      answer: (shipment) => answer(shipment, true),
      isSame: (event) => isOfScan(event, scan),
      decide: async (before, now) => {
        const loading = shipmentToLoad(before, scan);
        const blockers = loading === undefined ? [] : await deps.blockers(loading, now);
        const decided = dockScan(before, scan, { now, by: caller.userId, blockers });
        if (!decided.ok) return decided;
        return decided.value === undefined ? { done: answer(before, false) } : ok(decided.value);
      },
    });
    return scanned.ok ? scanned : shortened(scanned, scan.n);
  };
