import { ok, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { isArrivalOf } from '../arrivals/own-arrivals.ts';
import { entryOf } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import type { SealedNumbers } from './sealed-numbers.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'handover' | 'note'>;
  readonly numbers: Pick<SealedNumbers, 'open'>;
}

/** Shows the numbers of who collected. That somebody looks is written down before anything is shown. */
export const showNumber =
  ({ shipments, numbers, clock, newId }: Deps): UseCase<typeof shipmentEndpoints.showNumber> =>
  async ({ params: { number, id }, body: { reason }, caller }) => {
    const shipment = await shipments.find(number);
    if (!shipment || !isArrivalOf(caller, shipment)) return noSuchShipment();
    const handover = await shipments.handover(number, id);
    if (!handover) return refuse('HANDOVER_NOT_FOUND', 'There is no such handover.');
    const { idNumber, taxNumber } = handover;
    const look = entryOf(
      'number-shown',
      clock().toISOString(),
      { by: caller.userId, newId },
      { note: reason },
    );
    if (!(await shipments.note(number, look)))
      throw new Error('A look at a number could not be written down.');
    return ok({
      idNumber: await numbers.open(number, id, 'id', idNumber),
      ...(taxNumber === undefined ? {} : { taxNumber: await numbers.open(number, id, 'tax', taxNumber) }),
    });
  };
