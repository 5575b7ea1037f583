import type { Holds } from '../../runtime/holds.ts';

/** What reports hold of people. */
export const holds = {
  Reports: {
    kinds: { 'GENERATIONS/GENERATIONS': 'register', '/': 'report' },
    ofPeople: { nothing: 'Numbers of days and flights, counted by the numbers of shipments and quotes.' },
  },
} as const satisfies Holds;
