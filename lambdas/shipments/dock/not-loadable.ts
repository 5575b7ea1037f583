import { refuse } from '#domain/kernel/result.ts';
import { blockedWords, forLoading, loadBlockers, otherFlight } from '#domain/shipments/dock/loading-gate.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { flightOf } from '#domain/shipments/piece-flights.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { RecordDeps } from '../desk/record-event.ts';
import { shownPiece } from './shown-piece.ts';

type Scan = UseCaseRequest<typeof shipmentEndpoints.scan>['body'];

/** Why a piece is not for the flight that is being loaded; undefined when it is, or when nothing is loaded. */
export const notForFlight = (shipment: Shipment, piece: Piece, { act, flight }: Scan) => {
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
 * Why a piece is not put with the load: another flight, or what keeps it off the list of its own (`gate.ts`). Whatever was loaded with
 * an open invoice would have to be found and taken off again. Undefined when it may be, or when nothing is loaded.
 */
export const notLoadable = async (
  deps: Pick<RecordDeps, 'blockers'>,
  shipment: Shipment,
  scan: Scan,
  now: Date,
) => {
  const piece = shipment.pieces.find(({ n }) => n === scan.n);
  if (piece === undefined || scan.act !== 'LOAD') return undefined;
  const other = notForFlight(shipment, piece, scan);
  if (other) return other;
  const blockers = loadBlockers(await deps.blockers(forLoading(shipment, piece), now));
  return blockers.length === 0
    ? undefined
    : refuse(
        'BLOCKED',
        blockedWords(
          piece.n,
          blockers.map(({ text }) => text),
        ),
        {
          blockers: [...blockers],
          piece: shownPiece(shipment, piece.n),
        },
      );
};
export type NotLoadable = NonNullable<Awaited<ReturnType<typeof notLoadable>>>;
