import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { AddedFlight, ProposedFlight } from './added-flight.ts';
import type { departureEndpoints, UpcomingFlight } from './endpoints.ts';
import type { Flight } from './flight.ts';
import type { FlightOverride } from './override.ts';

const upcoming: UpcomingFlight = {
  id: 'GY-2026-11-27',
  to: 'GY',
  day: '2026-11-25',
  movedBy: 'Day after Thanksgiving',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  carrier: 'Caribbean Airlines',
  flightNumber: 'BW 525',
  cargoCutoff: '2026-11-20T19:00:00.000Z',
  bookingCutoff: '2026-11-20T21:00:00.000Z',
  eta: { from: '2026-11-28', to: '2026-11-30' },
  state: 'OPEN',
  space: 'plenty',
  largestPieceLb: 176,
};

const { space: _words, largestPieceLb, ...facts } = upcoming;
const capacity = { lb: 5000, pieces: 150, largestPieceLb };
const flight: Flight = {
  ...facts,
  usualDay: '2026-11-27',
  departureTime: '22:00',
  opensAt: '2026-10-02T04:00:00.000Z',
  capacity,
  free: { thousandthsLb: 4_321_500, pieces: 128 },
  shipments: 9,
  recorded: 'SCHEDULED',
  byHand: [],
  version: 2,
  changedAt: '2026-11-03T18:59:00.000Z',
};
const id = flight.id;
const reason = 'The airline flies a day earlier.';
const override: FlightOverride = {
  day: '2026-11-24',
  cargoCutoff: { day: '2026-11-19', time: '14:00' },
  bookingCutoff: { day: '2026-11-19', time: '16:00' },
  eta: { from: '2026-11-27', to: '2026-11-29' },
  capacity,
};
const stock = { prefix: 'SKB', next: 1801, last: 2000, lowMark: 200, version: 1 };
const at = '2026-11-03T18:59:00.000Z';
const by = '2b9e1c44-86a7-4f3d-8f0a-1d2c3b4a5968';

const proposed: ProposedFlight = {
  to: 'GY',
  originAirport: 'JFK',
  ...override,
  departureTime: '22:00',
};
const added: AddedFlight = { ...proposed, carrier: 'Caribbean Airlines', flightNumber: 'BW 525' };

export const examples: EndpointExamples<typeof departureEndpoints> = {
  upcoming: { query: { to: 'GY' }, reply: { items: [upcoming] } },
  list: { query: { from: '2026-11-23', to: 'GY' }, reply: { from: '2026-11-23', items: [flight] } },
  propose: { query: { to: 'GY', day: '2026-11-24' }, reply: { flight: proposed } },
  add: {
    body: { flight: added },
    reply: {
      ...flight,
      id: 'GY-2026-11-24-2',
      usualDay: added.day,
      day: added.day,
      byHand: ['capacity', 'flight', 'timing'],
      version: 1,
    },
  },
  show: {
    params: { id },
    reply: {
      flight,
      history: [
        {
          version: 2,
          at,
          by,
          what: 'changed',
          reason,
          changes: [{ field: 'day', before: '2026-11-27', after: '2026-11-25' }],
        },
      ],
      waitlist: [
        { number: '7K3M9-Q2X4T-C', load: { thousandthsLb: 62_000, pieces: 2 }, since: at, position: 1 },
      ],
    },
  },
  override: { params: { id }, body: { version: 2, reason, flight: override }, reply: flight },
  nameAirline: {
    params: { id },
    body: {
      version: 2,
      airline: { carrier: 'Caribbean Airlines', flightNumber: 'BW 525', departureTime: '22:00' },
    },
    reply: flight,
  },
  decide: { params: { id }, body: { version: 2, accept: true }, reply: flight },
  cancel: {
    params: { id },
    body: { version: 2, reason },
    reply: { ...flight, recorded: 'CANCELLED', state: 'CANCELLED' },
  },
  stock: {
    reply: {
      ...stock,
      left: 200,
      history: [{ version: 1, at, by, add: 0, prefix: 'SKB', lowMark: 200 }],
    },
  },
  changeStock: { body: { version: 1, add: 1000, prefix: 'SKB', lowMark: 200 }, reply: { version: 2 } },
  gaps: { query: { before: 1801 }, reply: { numbers: ['SKB-00017990'], checked: 500, next: 1301 } },
  master: {
    reply: {
      version: 4,
      lowMark: 10,
      left: 97,
      airlines: [
        { prefix: '106', left: 97, next: '106-12345701', code: 'BW', name: 'Caribbean Airlines (BW)' },
      ],
      history: [{ version: 1, at, by, lowMark: 10, first: '106-12345675', last: '106-12346666' }],
    },
  },
  changeMaster: {
    body: { version: 4, block: { first: '106-20000002', count: 100 }, lowMark: 10 },
    reply: { version: 5 },
  },
  takeMaster: {
    params: { id },
    body: { version: 2, prefix: '106' },
    reply: { ...flight, mawb: '106-12345701', version: 3 },
  },
};
