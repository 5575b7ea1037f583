import type { Domain } from '../patterns/domain.ts';
import { streamFunction } from '../patterns/functions/stream-function.ts';
import { publishesEvents } from '../patterns/uses.ts';

/** Invokes the relay for new outbox items only, not for other writes or expired items. */
const newOutboxItems = { eventName: ['INSERT'], dynamodb: { NewImage: { outbox: { BOOL: [true] } } } };

/** The relay publishes the events of every outbox to the bus. */
export const relay: Domain = {
  name: 'relay',
  jobsIn: 'platform',
  jobs: [
    streamFunction({
      entry: 'relay/relay',
      uses: [publishesEvents],
      whenItFails:
        'Events have no effect: staff and customers get no announcements, the site and other domains keep the old state, and other systems get no events',
      follows: 'every outbox',
      filter: newOutboxItems,
    }),
  ],
};
