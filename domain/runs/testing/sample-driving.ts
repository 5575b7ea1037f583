import type { DriveAct } from '../driving/act.ts';
import type { Run, Stop } from '../run.ts';

const stopOf = (number: number): Stop => ({
  id: `BKG-7K3M9${number}-1`,
  booking: `BKG-7K3M9${number}`,
  visit: 1,
  purpose: 'MAIN',
  window: { from: '2026-12-08T14:00:00.000Z', to: '2026-12-08T17:00:00.000Z' },
  place: {
    zip: '07102',
    street: `${number} Sample Street`,
    town: 'Newark, NJ',
    stairs: false,
    access: 'Bell 2',
    miles: 2.7,
  },
  position: { latitude: 40.7357, longitude: -74.1724 },
  name: 'Sample Sender',
  phone: '+19735550123',
  to: 'GY',
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
  takes: { lb: 140, cubicFeet: 9, pieces: 1 },
  minutes: 15,
  shipments: [],
  state: 'PLANNED',
  planned: { from: '2026-12-08T14:10:00.000Z', to: '2026-12-08T14:25:00.000Z' },
});

/** A run with three stops that its driver has. The people are invented. */
export const sampleDrivenRun: Run = {
  id: '019a1d3c-0000-4000-8000-000000000201',
  version: 2,
  day: '2026-12-08',
  state: 'RELEASED',
  vehicleId: '019a1d3c-0000-4000-8000-000000000202',
  driverId: 'sample-driver',
  hours: { from: '2026-12-08T13:30:00.000Z', to: '2026-12-08T22:00:00.000Z' },
  stops: [2, 3, 4].map(stopOf),
  miles: 14.2,
  releasedAt: '2026-12-07T20:00:00.000Z',
  createdAt: '2026-12-07T19:00:00.000Z',
  createdBy: 'sample-dispatcher',
  changedAt: '2026-12-07T20:00:00.000Z',
};

/** A line that somebody drew. */
export const sampleSignature: [number, number][][] = [
  [
    [100, 200],
    [140, 120],
    [180, 240],
    [220, 130],
    [260, 230],
    [300, 150],
    [340, 210],
    [380, 180],
    [420, 190],
  ],
];

/** What a driver tells of a stop whose barrel is on the van. */
export const sampleDone = (
  stop: string,
  proofId: string,
  at = '2026-12-08T14:24:00.000Z',
): Extract<DriveAct, { readonly kind: 'DONE' }> => ({
  kind: 'DONE',
  stop,
  at,
  proof: {
    id: proofId,
    photos: [],
    boxes: 0,
    barrels: [{ barrel: 'B55', quantity: 1 }],
    scanned: [],
    left: [],
    signer: 'Sample Sender',
    signature: sampleSignature,
  },
});
