import type { Holds } from '../../runtime/holds.ts';

/** What telemetry holds of people. */
export const holds = {
  Telemetry: {
    kinds: {
      'errors#/': 'record',
      'performance#/': 'record',
      'business#/': 'record',
      'events#/': 'record',
      'CLAIM#/CLAIM': 'record',
    },
    ofPeople: {
      what: 'The id of the account beside an error, a measurement or a business event.',
      foundBy: 'The user id in a record.',
      handedOut: ['monitoring.records', 'lake'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
} as const satisfies Holds;
