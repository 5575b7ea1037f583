import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';
import type { ParcelSender } from '../../parcels/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { consentOnline } from '../declare/declared-shipment.ts';
import { type MakeDeps, type Making, makeShipment } from '../declare/make-shipment.ts';

export interface CreateDeps extends MakeDeps {
  readonly parcels: ParcelSender;
}

/** The parcels of a form, which are in the mailbox of whoever sends it. */
const sentBy =
  ({ parcels }: CreateDeps, ids: readonly string[]): Making['read'] =>
  async (form, now) => {
    if (form.parcels === undefined) return ok({ form, parcels: [] });
    const free = await parcels.read(form.parcels, ids, now);
    return free.ok ? ok({ form: { ...form, goods: goodsOfParcels(free.value) }, parcels: free.value }) : free;
  };

/** Makes a shipment that is not booked yet, once for each form and once of each quote. */
export const createShipment =
  (deps: CreateDeps): UseCase<typeof shipmentEndpoints.create> =>
  async ({ body: { form }, headers, caller, correlationId }) => {
    const { userId } = caller;
    return makeShipment(deps, {
      form,
      ownerId: userId,
      ownerIds: idsOf(caller),
      by: userId,
      key: headers['idempotency-key'],
      correlationId,
      consentAt: (at) => consentOnline({ ownerId: userId }, at),
      read: sentBy(deps, idsOf(caller)),
      take: deps.parcels.writes,
    });
  };
