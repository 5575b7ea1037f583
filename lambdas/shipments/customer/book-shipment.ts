import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type BookDeps, bookOn } from '../change/book-on.ts';

/** Books a shipment of the caller. */
export const bookShipment =
  (deps: BookDeps): UseCase<typeof shipmentEndpoints.book> =>
  async ({ params: { number }, body: wanted, caller: { userId }, correlationId }) =>
    bookOn(deps, { number, ownerId: userId, by: userId, correlationId, wanted });
