import papersExpiring from '#events/vehicles/papers-expiring.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of papers that expire: those of a vehicle, and those of a driver on their last days. */
export const samples = [
  sample(papersExpiring),
  sample(papersExpiring, 'driver', {
    of: { kind: 'driver', id: 'sample-driver' },
    paper: 'medicalCard',
    daysLeft: 1,
  }),
];
