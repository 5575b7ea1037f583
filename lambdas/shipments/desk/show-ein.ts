import { ok, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { entryOf } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { SealedNumbers } from '../handover/sealed-numbers.ts';
import type { EinItems } from '../store/ein-items.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'note'>;
  readonly eins: Pick<EinItems, 'find'>;
  readonly numbers: Pick<SealedNumbers, 'open'>;
}

/** Shows the sender's EIN to whoever files the export. That somebody looks is written down before anything is shown. */
export const showEin =
  ({ shipments, eins, numbers, clock, newId }: Deps): UseCase<typeof shipmentEndpoints.showEin> =>
  async ({ params: { number }, body: { reason }, caller }) => {
    const [shipment, sealed] = await Promise.all([shipments.find(number), eins.find(number)]);
    if (!shipment) return noSuchShipment();
    const { authorization } = shipment;
    if (!sealed || !authorization) return refuse('EIN_NOT_FOUND', 'The sender has given no EIN.');
    const by = { by: caller.userId, newId };
    if (!(await shipments.note(number, entryOf('number-shown', clock().toISOString(), by, { note: reason }))))
      throw new Error('A look at a number could not be written down.');
    return ok({ ein: await numbers.open(number, 'sender', 'ein', sealed), authorization });
  };
