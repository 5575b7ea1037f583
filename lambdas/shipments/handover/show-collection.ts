import { owns } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Collection } from '#domain/shipments/handover/code-endpoints.ts';
import { codeShownTo } from '#domain/shipments/handover/collection-code.ts';
import { collectorShown, linkShown } from '#domain/shipments/handover/receiver-link.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentStore, WholeShipment } from '../store/shipment-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
}

/** Without the numbers of who collected. */
const collectionOf = (
  { shipment, code, handovers, link, collector }: WholeShipment,
  now: Date,
): Collection => ({
  shown: codeShownTo('sender', code, now),
  mayGive: isForAgent(shipment),
  link: linkShown(link),
  collector: collectorShown(collector),
  handovers: handovers.map(({ id, at, pieces, name, storage, signature, onPaper, photo }) => ({
    id,
    at,
    pieces,
    name,
    storage,
    signature,
    onPaper,
    photo,
  })),
});

/** The code and the handovers of a shipment, for its sender. */
export const showCollection =
  ({ shipments, clock }: Deps): UseCase<typeof shipmentEndpoints.collection> =>
  async ({ params, caller }) => {
    const whole = await shipments.whole(params.number);
    return whole && owns(caller, whole.shipment.ownerId)
      ? ok(collectionOf(whole, clock()))
      : noSuchShipment();
  };

/** The same for the desk. */
export const deskShowCollection =
  ({ shipments, clock }: Deps): UseCase<typeof shipmentEndpoints.deskCollection> =>
  async ({ params }) => {
    const whole = await shipments.whole(params.number);
    return whole ? ok(collectionOf(whole, clock())) : noSuchShipment();
  };
