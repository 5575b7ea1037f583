import type { Holds } from '../../runtime/holds.ts';

/** What vehicles hold of people. */
export const holds = {
  Vehicles: {
    kinds: {
      'VEHICLES/': ['open', 'vehicles'],
      'VEHICLE#/H#': 'vehicles',
      'VEHICLE#/COST#': 'vehicles',
      'VEHICLE#/ONCE#': 'vehicles',
      'PLATE#/CLAIM': ['open', 'over'],
      'VIN#/CLAIM': ['open', 'over'],
    },
    ofPeople: { nothing: 'Vehicles, and the ids of colleagues who keep, drive and inspect them.' },
  },
} as const satisfies Holds;
