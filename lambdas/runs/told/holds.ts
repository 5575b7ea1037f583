import type { Holds } from '../../runtime/holds.ts';

/** What runs hold of people. */
export const holds = {
  Runs: {
    kinds: {
      'RUN#/RUN': 'runs',
      'RUN#/H#': 'runs',
      'RUNS/': 'runs',
      'VEHICLE#/DAY#': 'runs',
      'DRIVER#/DAY#': 'runs',
      'TRAIL#/': 'positions',
      'VISIT#/RUN': ['runs', 'over'],
    },
    ofPeople: {
      nothing:
        'Which van goes when to which bookings, with ZIP codes, what goods weigh, and the ids of colleagues who plan and drive. Where a van was on the road is kept for seven days with the id of its run, and never outside of one. Whom we meet at a door, and where it is, is read in the booking. The employee of an airline who accepted a load is named as on its receipt.',
    },
  },
} as const satisfies Holds;
