import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { NextVersion, ShipmentStore } from '../store/shipment-store.ts';

/** The store of an act that is only looked at: it reads as always, writes nothing, and keeps the events that would be published. */
export const onlyLooking = (store: Pick<ShipmentStore, 'find' | 'mine' | 'event'>) => {
  const events: PublishedEvent[] = [];
  return {
    store: {
      ...store,
      write: async (next: NextVersion): Promise<undefined> => void events.push(...next.events),
    },
    events: (): readonly PublishedEvent[] => events,
  };
};
