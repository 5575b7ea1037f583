import type { Shipment } from '#domain/shipments/shipment.ts';
import type { CustomerStore } from '../store/customer-store.ts';

interface Deps {
  /** Whether there is a profile under an id: of whoever was forgotten there is none. */
  readonly isKnown: (id: string) => Promise<boolean>;
  readonly keep: (id: string) => Promise<void>;
  readonly customers: Pick<CustomerStore, 'keepShipped'>;
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
}

/** As much of a shipment as counts. */
type Counted = Pick<Shipment, 'number' | 'ownerId' | 'state' | 'bookedAt'>;

/** When a shipment was booked, as long as it counts: one that was canceled does not. */
const countsSince = ({ state, bookedAt }: Counted): string | undefined =>
  state === 'CANCELLED' ? undefined : bookedAt;

/** What is done when something is heard of people and of what they ship. Everything is read as it is now, so order and repetition do not matter. */
export const follow = ({ isKnown, keep, customers, findShipment }: Deps) => {
  /** A shipment as it is. One of somebody who was forgotten meanwhile brings nothing of them back. */
  const shipmentOf = async (shipment: Counted): Promise<void> => {
    if (!(await isKnown(shipment.ownerId))) return;
    await customers.keepShipped(shipment.ownerId, shipment.number, countsSince(shipment));
    await keep(shipment.ownerId);
  };
  return {
    /** Something of these people is another. */
    people: async (ids: readonly (string | undefined)[]): Promise<void> => {
      for (const id of new Set(ids)) if (id !== undefined) await keep(id);
    },
    shipmentOf,
    /** A shipment was booked or canceled. */
    shipment: async ({ data: { number } }: { readonly data: { readonly number: string } }): Promise<void> => {
      const shipment = await findShipment(number);
      if (shipment !== undefined) await shipmentOf(shipment);
    },
  };
};
