import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { departureEndpoints, UpcomingFlight } from './endpoints.ts';

const upcoming: UpcomingFlight = {
  id: 'GY-2026-11-27',
  to: 'GY',
  day: '2026-11-25',
  movedBy: 'Day after Thanksgiving',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  carrier: 'Sample Air',
  flightNumber: 'SA 525',
  cargoCutoff: '2026-11-20T19:00:00.000Z',
  bookingCutoff: '2026-11-20T21:00:00.000Z',
  eta: { from: '2026-11-28', to: '2026-11-30' },
  state: 'OPEN',
  space: 'plenty',
  largestPieceLb: 176,
};

export const examples: EndpointExamples<typeof departureEndpoints> = {
  upcoming: { query: { to: 'GY' }, reply: { items: [upcoming] } },
  stock: { reply: { prefix: 'SKB', next: 1801, last: 2000, lowMark: 200, version: 1, left: 200 } },
};
