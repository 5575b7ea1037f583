import type { Booking } from '#domain/bookings/booking.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import { type List, throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { EnvOf } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bookedShipments } from '../shipments/index.ts';
import { followDeps, type variables } from './sold/follow.ts';
import { followShipment } from './sold/follow-shipment.ts';
import { bookingList } from './store/booking-list.ts';
import { openPartition } from './store/booking-rows.ts';
import { bookingStore } from './store/booking-store.ts';

/**
 * Makes a request of every pickup that was sold with a shipment before there were bookings, and writes lists and search entries of the open
 * bookings again. Nobody has to stop working meanwhile.
 */
export const wireRebuild = (
  env: EnvOf<typeof variables>,
  shared: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const { client, clock, newId } = shared;
  const follow = followShipment(followDeps(env, shared));
  const store = bookingStore(client, env.BOOKINGS_TABLE);
  const list = bookingList(client, env.BOOKINGS_TABLE);
  const [openShipments] = bookedShipments(client, env.SHIPMENTS_TABLE).lists(clock(), 0);
  if (openShipments === undefined) throw new Error('Shipments have a list of what is open.');
  const progress = walkProgress(client, env.BOOKINGS_TABLE);
  const listAgain = (reference: string) =>
    changing<Booking | undefined, Booking, boolean>(
      `The lists of booking ${reference}`,
      { read: () => store.find(reference), write: store.listAgain },
      (found) => (found === undefined ? { done: false } : { change: found, answer: true }),
    );
  type Row = { readonly number: string } | { readonly reference: string };
  const lists: Readonly<Record<string, List<Row>>> = {
    shipments: async (page) => openShipments(page),
    bookings: async (page) => {
      const { items, ...rest } = await list.oldest([openPartition], page);
      return { ...rest, items: items.map((reference) => ({ reference })) };
    },
  };
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly requested: number; readonly listed: number }> => {
    let requested = 0;
    let listed = 0;
    const walk = throughLists(lists, async (row) => {
      if ('reference' in row) {
        await listAgain(row.reference);
        listed += 1;
      } else if (await follow({ number: row.number, correlationId: newId() })) requested += 1;
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, requested, listed };
  };
};
