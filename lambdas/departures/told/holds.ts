import type { Holds } from '../../runtime/holds.ts';

/** What departures hold of people. */
export const holds = {
  Departures: {
    kinds: {
      'LANE#/FLIGHT#': 'manifests',
      'LANE#/HISTORY#': 'manifests',
      'LANE#/WAITLIST#': ['waitlist', 'over'],
      'WAITLISTS/': ['waitlist', 'over'],
      'ADDED#/CLAIM': 'claim',
      'WAYBILLS/': 'register',
      'MASTER-WAYBILLS/': 'register',
    },
    ofPeople: {
      nothing: 'Flights, numbers of waybills and of shipments, and the ids of the staff who changed them.',
    },
  },
} as const satisfies Holds;
