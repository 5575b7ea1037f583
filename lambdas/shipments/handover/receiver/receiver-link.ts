import { owns } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type LinkShown, linkShown, linkToken } from '#domain/shipments/handover/receiver-link.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { entryOf } from '../../change/next-version.ts';
import { noSuchShipment } from '../../change/refusals.ts';
import { hashOfSecret, type ReceiverLinks } from '../../store/receiver-links.ts';
import type { ShipmentStore, WholeShipment } from '../../store/shipment-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
  readonly links: Pick<ReceiverLinks, 'write'>;
  /** 128 random bits in 22 characters. */
  readonly newSecret: () => string;
}

const newLink =
  ({ links, newSecret, clock, newId }: Deps) =>
  async (
    { shipment, link }: WholeShipment,
    version: number,
    by: string,
  ): Promise<
    Result<{ token: string; shown: LinkShown }, 'NO_LINK_NOW', Refusal<'LINK_CHANGED', { shown: LinkShown }>>
  > => {
    if (shipment.bookedAt === undefined)
      return refuse('NO_LINK_NOW', 'There is a link for the receiver from when the shipment is booked.');
    if (shipment.closedAt !== undefined)
      return refuse('NO_LINK_NOW', 'This shipment is over, so there is nothing to collect.');
    const changed = () =>
      refuse('LINK_CHANGED', 'A newer link was made in the meantime.', { shown: linkShown(link) });
    if ((link?.version ?? 0) !== version) return changed();
    const [secret, at] = [newSecret(), clock().toISOString()];
    const next = { version: version + 1, hash: hashOfSecret(secret), at, by, opened: 0 };
    return (await links.write(shipment.number, next, entryOf('link-given', at, { by, newId })))
      ? ok({ token: linkToken(shipment.number, secret), shown: linkShown(next) })
      : changed();
  };

/** The sender makes a new link for the receiver. */
export const giveReceiverLink = (deps: Deps): UseCase<typeof shipmentEndpoints.receiverLink> => {
  const give = newLink(deps);
  return async ({ params: { number }, body: { version }, caller }) => {
    const whole = await deps.shipments.whole(number);
    return whole && owns(caller, whole.shipment.ownerId)
      ? give(whole, version, whole.shipment.ownerId)
      : noSuchShipment();
  };
};

/** Staff make one, which kills the one before. */
export const deskReceiverLink = (deps: Deps): UseCase<typeof shipmentEndpoints.deskReceiverLink> => {
  const give = newLink(deps);
  return async ({ params: { number }, body: { version }, caller: { userId } }) => {
    const whole = await deps.shipments.whole(number);
    return whole ? give(whole, version, userId) : noSuchShipment();
  };
};
