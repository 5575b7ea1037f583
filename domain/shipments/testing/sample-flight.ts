import type { NextFlight } from '../next-step/facts.ts';

/** The flight of the sample shipment to Guyana, while it takes bookings. */
export const sampleFlight: NextFlight = {
  id: 'GY-2026-11-27',
  day: '2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'EWR',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  state: 'OPEN',
};
