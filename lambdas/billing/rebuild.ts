import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bookedShipments } from '../shipments/index.ts';
import { biller } from './follow.ts';

/** Shipments that are looked at in one step. */
const AT_ONCE = 25;
/** One more step than this would not be over before the function's time is. */
const STEP_NEEDS_MS = 20_000;
const OPEN = 'open';

/**
 * Bills every open shipment that is not billed, or not as it should be: those that were booked before there were invoices. Closed ones
 * were paid without one. It gets as far as its time allows; called again, it goes on where it was, and after the end begins anew.
 */
export const wireRebuild = (...[env, shared]: Parameters<typeof biller>) => {
  const bill = biller(env, shared);
  const [open] = bookedShipments(shared.client, env.SHIPMENTS_TABLE).lists(shared.clock(), 0);
  if (open === undefined) throw new Error('Shipments have a list of what is open.');
  const progress = walkProgress(shared.client, env.BILLING_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let now = await progress.read();
    for (let looked = 0; ; ) {
      const { items, next } = await open({ after: now.place?.after, limit: AT_ONCE });
      await mapConcurrently(items, ({ number }) => bill({ data: { number }, correlationId: shared.newId() }));
      looked += items.length;
      const place = next === undefined ? undefined : { list: OPEN, after: next };
      // Another run that is further has done the same.
      now = (await progress.save(now, place)) ?? (await progress.read());
      if (now.place === undefined) return { isDone: true, looked };
      if (millisecondsLeft() < STEP_NEEDS_MS) return { isDone: false, looked };
    }
  };
};
