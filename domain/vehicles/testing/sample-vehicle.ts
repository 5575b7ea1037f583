import type { Vehicle } from '../vehicle.ts';

/** A van that may be assigned. Its VIN is an example from 49 CFR 565.15. */
export const sampleVehicle: Vehicle = {
  id: '019a1d3c-0000-4000-8000-000000000101',
  version: 3,
  name: 'Van 1',
  plate: 'XSK41B',
  vin: '1G4AH59H45G118341',
  payloadLb: 3500,
  volumeFt3: 487,
  gvwrLb: 9500,
  papers: {
    registration: { expires: '2027-06-30' },
    insurance: { expires: '2027-03-31' },
    inspection: { expires: '2026-12-31', file: '019a1d3c-0000-4000-8000-000000000102' },
  },
  plan: [
    {
      id: '019a1d3c-0000-4000-8000-000000000103',
      what: 'Oil and filter',
      everyDays: 180,
      everyMiles: 7500,
      lastDay: '2026-08-03',
      lastMiles: 40_000,
    },
  ],
  recorded: 'IN_SERVICE',
  odometer: { miles: 45_120, at: '2026-11-30T12:10:00.000Z', by: 'sample-driver' },
  shop: [],
  faults: [],
  told: [],
  createdAt: '2026-08-03T14:00:00.000Z',
  createdBy: 'sample-dispatcher',
  changedAt: '2026-11-30T12:10:00.000Z',
};

/** Tuesday morning's hours, December 1, 2026. */
export const sampleHours = { from: '2026-12-01T14:00:00.000Z', to: '2026-12-01T17:00:00.000Z' };
