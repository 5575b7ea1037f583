import type { Flight } from '../../departures/flight.ts';
import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { ClosingShown, closingEndpoints } from './endpoints.ts';
import { type Manifest, rowsOf, totalsOf } from './manifest.ts';

const id = 'GY-2026-11-27';
const by = '2f0c0e2e-0000-4000-8000-000000000002';
const at = '2026-11-24T21:05:00.000Z';
const params = { id };
const body = { version: 3 };

export const sampleFlight: Flight = {
  id,
  to: 'GY',
  day: '2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  carrier: 'Caribbean Airlines',
  flightNumber: 'BW 525',
  opensAt: '2026-10-02T04:00:00.000Z',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  capacity: { lb: 5000, pieces: 150, largestPieceLb: 176 },
  free: { thousandthsLb: 4_860_000, pieces: 147 },
  shipments: 1,
  recorded: 'SCHEDULED',
  state: 'BOOKING_CLOSED',
  byHand: [],
  version: 3,
  changedAt: at,
};

const open: ClosingShown = {
  flight: sampleFlight,
  progress: { done: 0, of: 1 },
  loaded: { done: 0, of: 3 },
  last: { by, at, endedAt: at, outcome: 'BLOCKED', blocked: 1 },
  blocked: [
    {
      number: sampleShipment.number,
      hawb: 'SKB-12345675',
      shipper: 'Sample Sender',
      pieces: 3,
      blockers: [
        {
          code: 'NOT_SCREENED',
          text: '1 piece is not screened',
          remedy: 'Screen them and record "Screened, ready to fly".',
          pieces: [2],
        },
      ],
    },
  ],
  manifests: [],
  isManifestOld: false,
};

const listed = {
  ...sampleShipment,
  pieces: sampleShipment.pieces.map((piece) => ({
    ...piece,
    state: 'MANIFESTED' as const,
    security: 'SPX' as const,
  })),
};
const rows = [...rowsOf([listed], { flight: id, isClosing: false })];
const manifest: Manifest = { flight: id, version: 1, by, at, ...totalsOf(rows) };

const { last: _stopped, ...unstopped } = open;
const closed: ClosingShown = {
  ...unstopped,
  flight: {
    ...sampleFlight,
    recorded: 'MANIFESTED',
    state: 'MANIFESTED',
    manifest: { version: 1, at },
    mawb: '106-12345675',
    version: 6,
  },
  progress: { done: 1, of: 1 },
  blocked: [],
  manifests: [manifest],
};

export const closingExamples: EndpointExamples<typeof closingEndpoints> = {
  closing: { params, reply: { closing: open } },
  beginClosing: {
    params,
    body,
    reply: {
      closing: {
        ...unstopped,
        flight: { ...sampleFlight, closing: { number: 4, by, at }, state: 'CLOSING', version: 4 },
      },
    },
  },
  manifest: { params: { id, version: '1' }, reply: { manifest, rows } },
  renewManifest: { params, body: { version: 6 }, reply: { closing: closed } },
  tender: {
    params,
    body: { version: 6 },
    reply: {
      closing: {
        ...closed,
        flight: { ...closed.flight, recorded: 'TENDERED', state: 'TENDERED', version: 7 },
      },
    },
  },
};
