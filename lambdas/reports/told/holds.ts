import type { Holds } from '../../runtime/holds.ts';

/** What reports hold of people. */
export const holds = {
  Reports: {
    kinds: { 'GENERATIONS/GENERATIONS': 'register', 'COSTS/': 'books', '/': 'report' },
    ofPeople: {
      nothing:
        'Numbers of days and flights, counted by the numbers of shipments and quotes, and what flights cost with the id of whoever here entered it.',
    },
  },
} as const satisfies Holds;
