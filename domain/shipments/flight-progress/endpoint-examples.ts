import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleFlight } from '../closing/endpoint-examples.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { FlightProgressShown, flightProgressEndpoints } from './endpoints.ts';

const by = '2f0c0e2e-0000-4000-8000-000000000002';
const at = '2026-11-27T23:40:00.000Z';
const params = { id: sampleFlight.id };

const following: FlightProgressShown = {
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
  takeBack: { state: 'DEPARTED', abroad: [] },
  isManifestOld: false,
  progress: { of: 20, left: 0, pieces: 60, flown: 59 },
  behind: [
    { number: sampleShipment.number, hawb: 'SKB-12345675', pieces: [2], of: 3, why: 'OFFLOADED', holds: [] },
  ],
};

export const flightProgressExamples: EndpointExamples<typeof flightProgressEndpoints> = {
  following: { params, reply: { following } },
  takeBack: {
    params,
    body: { version: 8, state: 'DEPARTED', reason: 'It was the flight to Jamaica that left.' },
    reply: {
      following: {
        ...following,
        flight: {
          ...following.flight,
          recorded: 'TENDERED',
          state: 'TENDERED',
          happened: [],
          takenBack: [
            {
              state: 'DEPARTED',
              at,
              by,
              recordedAt: at,
              takenBackAt: '2026-11-27T23:55:00.000Z',
              takenBackBy: by,
              reason: 'It was the flight to Jamaica that left.',
              version: 9,
            },
          ],
          version: 9,
        },
        next: ['DEPARTED'],
        takeBack: undefined,
        behind: [],
      },
    },
  },
  foreseeAct: {
    params,
    query: { act: 'ARRIVED' },
    reply: {
      foreseen: {
        version: 8,
        people: 1,
        news: [
          {
            title: 'Landed: Marva’s barrel and 2 boxes',
            body: `${sampleShipment.number} · It has landed. Next is customs.`,
            shipments: 1,
            isExample: true,
            inAccountOnly: true,
          },
        ],
        shipments: [
          {
            number: sampleShipment.number,
            shipper: sampleShipment.shipper.name,
            pieces: [1, 3],
            isTold: true,
          },
        ],
      },
    },
  },
  flightHappened: { params, body: { version: 7, state: 'DEPARTED', at }, reply: { following } },
};
