import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ParcelReader } from '../../parcels/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { showPiece } from './scan-piece.ts';

interface Deps {
  readonly parcels: Pick<ParcelReader, 'find'>;
  readonly shipments: Pick<ShipmentStore, 'find'>;
}

/** The piece that a parcel of a mailbox became. Its own label is on it until that of the piece is. */
export const pieceOfParcel =
  ({ parcels, ...deps }: Deps): UseCase<typeof shipmentEndpoints.pieceOfParcel> =>
  async ({ params: { code }, ...request }) => {
    const parcel = await parcels.find(code);
    if (parcel === undefined) return refuse('PARCEL_NOT_FOUND', 'There is no such parcel.');
    const { shipment, state, shelf } = parcel;
    if (shipment === undefined || state === 'REQUESTED')
      return refuse(
        'PARCEL_NOT_SENT',
        `This parcel is in no booked shipment.${shelf === undefined ? '' : ` It belongs on shelf ${shelf}.`}`,
      );
    return showPiece(deps)({ ...request, params: { number: shipment.number, n: String(shipment.piece) } });
  };
