import { throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bookedShipments } from '../shipments/index.ts';
import { biller } from './biller.ts';

/**
 * Bills every open shipment that is not billed, or not as it should be: those that were booked before there were invoices. Closed ones
 * were paid without one.
 */
export const wireRebuild = (...[env, shared]: Parameters<typeof biller>) => {
  const bill = biller(env, shared);
  const [open] = bookedShipments(shared.client, env.SHIPMENTS_TABLE).lists(shared.clock(), 0);
  if (open === undefined) throw new Error('Shipments have a list of what is open.');
  const progress = walkProgress(shared.client, env.BILLING_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let looked = 0;
    const walk = throughLists({ open }, async ({ number }) => {
      await bill({ data: { number }, correlationId: shared.newId() });
      looked += 1;
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, looked };
  };
};
