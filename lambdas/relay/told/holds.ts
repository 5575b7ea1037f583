import type { Holds } from '../../runtime/holds.ts';

/** What waits of events that failed, and what the bus keeps of them. */
export const holds = {
  FailedEvents: {
    kinds: { '': 'failedEvent' },
    ofPeople: {
      what: 'Records of streams that failed for good: whole items of any table.',
      foundBy: 'The item in the record.',
      handedOut: ['files'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
  EventArchive: {
    kinds: { '': 'eventArchive' },
    ofPeople: {
      what: 'Every event of ninety days, for a replay.',
      foundBy: 'The ids in an event.',
      handedOut: ['lake'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
} as const satisfies Holds;
