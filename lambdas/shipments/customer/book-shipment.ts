import { idsOf } from '#domain/kernel/person/person-id.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type BookDeps, bookOn } from '../change/book-on.ts';
import type { EndsDraft } from '../store/saved-store.ts';

interface Deps extends BookDeps {
  readonly endsDraft: EndsDraft;
}

/** Books a shipment of the caller. What it was typed in is unfinished no more. */
export const bookShipment =
  (deps: Deps): UseCase<typeof shipmentEndpoints.book> =>
  async ({ params: { number }, headers: { draft }, body: wanted, caller, correlationId }) => {
    const { userId: by } = caller;
    const also = deps.endsDraft(by, draft, deps.clock());
    return bookOn(deps, { number, ownerIds: idsOf(caller), by, correlationId, wanted, also });
  };
