import type { Holds } from '../../runtime/holds.ts';

/** What widgets hold of people. */
export const holds = {
  Widgets: {
    kinds: { 'WIDGET#/WIDGET': 'settings' },
    ofPeople: { nothing: 'Widgets, and the ids of the staff who added them.' },
  },
} as const satisfies Holds;
