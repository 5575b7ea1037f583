import { idsOf } from '#domain/kernel/person/person-id.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changeShipment } from '../change/change-shipment.ts';
import { asDeclared, type DeclareDeps, decideDeclared, notChangeable } from '../declare/declared-change.ts';
import { consentOnline } from '../declare/declared-shipment.ts';

/** Changes a shipment while nothing of it has reached us. A booked one keeps its flight, if the flight can carry it. */
export const changeForm =
  (deps: DeclareDeps): UseCase<typeof shipmentEndpoints.change> =>
  async ({ params: { number }, body: { version, form }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      decide: async (found, now, origin) => {
        const before = shipmentAt(found, now);
        const asked = asDeclared(before, form, consentOnline(before, now.toISOString()));
        return (
          notChangeable(before, asked, { version, form }) ??
          decideDeclared(deps, { before, asked }, now, origin)
        );
      },
    });
