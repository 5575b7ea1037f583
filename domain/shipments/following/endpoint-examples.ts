import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleFlight } from '../closing/endpoint-examples.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { FollowingShown, followingEndpoints } from './endpoints.ts';

const by = '2f0c0e2e-0000-4000-8000-000000000002';
const at = '2026-11-27T23:40:00.000Z';
const params = { id: sampleFlight.id };

const following: FollowingShown = {
  flight: {
    ...sampleFlight,
    recorded: 'DEPARTED',
    state: 'DEPARTED',
    happened: [{ state: 'DEPARTED', at, by, recordedAt: at }],
    manifest: { version: 1, at: sampleFlight.changedAt },
    mawb: '106-12345675',
    version: 8,
  },
  next: ['ARRIVED'],
  progress: { of: 20, left: 0, pieces: 60, flown: 59 },
  behind: [
    { number: sampleShipment.number, hawb: 'SKB-12345675', pieces: [2], of: 3, why: 'OFFLOADED', holds: [] },
  ],
};

const { number, version } = sampleShipment;
const apart = {
  ...sampleShipment,
  pieces: sampleShipment.pieces.map((piece) => ({
    ...piece,
    state: piece.n === 2 ? ('READY' as const) : ('DEPARTED' as const),
    ...(piece.n === 2 ? { departureId: 'GY-2026-12-04' } : {}),
  })),
};

export const followingExamples: EndpointExamples<typeof followingEndpoints> = {
  rebook: {
    params: { number },
    body: { version, pieces: [2], departureId: 'GY-2026-12-04', note: 'Friday is the next one with space.' },
    reply: { shipment: apart },
  },
  following: { params, reply: { following } },
  flightHappened: { params, body: { version: 7, state: 'DEPARTED', at }, reply: { following } },
};
