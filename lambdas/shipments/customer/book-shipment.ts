import { idsOf } from '#domain/kernel/person/person-id.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type BookDeps, bookOn } from '../change/book-on.ts';

/** Books a shipment of the caller. */
export const bookShipment =
  (deps: BookDeps): UseCase<typeof shipmentEndpoints.book> =>
  async ({ params: { number }, body: wanted, caller, correlationId }) =>
    bookOn(deps, { number, ownerIds: idsOf(caller), by: caller.userId, correlationId, wanted });
