import type { Holds } from '../../runtime/holds.ts';

/** What the lake holds of people. */
export const holds = {
  Lake: {
    kinds: { 'telemetry/': 'lake', 'athena/': 'queryResult' },
    ofPeople: {
      what: 'Copies of telemetry and of business events, with the ids of accounts.',
      foundBy: 'The user id in a query.',
      handedOut: ['lake'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
} as const satisfies Holds;
