import type { Holds } from '../../runtime/holds.ts';

/** What settings hold of people. */
export const holds = {
  Settings: {
    kinds: { 'SECTION#/': 'settings', 'RATE_CARDS/': 'settings' },
    ofPeople: {
      nothing: 'Prices, hours and words of the house, and the ids of the admins who changed them.',
    },
  },
} as const satisfies Holds;
