import { letsGoAt, NOT_BOOKED } from '#domain/shipments/customer/let-go.ts';
import { workDueList } from '../../runtime/aggregate/due-list.ts';
import type { Log } from '../../runtime/logger.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { type CancelDeps, cancelShipment } from '../change/cancel-shipment.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { numberIn } from '../store/shipment-rows.ts';

interface Deps extends CancelDeps {
  readonly list: Pick<ShipmentList, 'due'>;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Cancels the shipments of parcels that nobody has booked in time, which is true from their instant on whether or not this runs. Whoever
 * changes or books one at this moment keeps it.
 * @returns How many have let their parcels go.
 * @throws When one could not be written. The next run tries it again.
 */
export const letParcelsGo = async (
  deps: Deps,
  correlationId: string,
  millisecondsLeft: () => number,
): Promise<number> => {
  let letGo = 0;
  const handle = async ({ gsi1sk }: Item): Promise<void> => {
    const number = numberIn(String(gsi1sk));
    const shipment = await deps.shipments.find(number);
    const end = shipment && letsGoAt(shipment);
    if (shipment === undefined || end === undefined || end > deps.clock().toISOString()) return;
    const { version } = shipment;
    const told = { by: 'system', note: NOT_BOOKED, why: 'not-booked' } as const;
    const done = await cancelShipment(deps, { number, version, correlationId, ...told });
    if (done.ok) letGo += 1;
  };
  const { failed } = await workDueList({ due: deps.list.due, handle, ...deps }, millisecondsLeft);
  if (failed > 0) throw new Error(`${failed} shipments that nobody booked could not let their parcels go.`);
  return letGo;
};
