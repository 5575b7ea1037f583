import type { DoorMoney } from '../billing/door/door-money.ts';
import { sampleBooking } from '../bookings/testing/sample-booking.ts';
import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { sampleVehicle } from '../vehicles/testing/sample-vehicle.ts';
import type { RunOnBoard } from './desk/endpoints.ts';
import { driven } from './driving/driven.ts';
import { ownRun } from './driving/own-run.ts';
import type { runEndpoints } from './endpoints.ts';
import type { RunEntry } from './entry.ts';
import { sampleAirportForm, sampleAirportRun } from './testing/sample-airport.ts';
import { sampleDone, sampleDrivenRun } from './testing/sample-driving.ts';
import { sampleDay, sampleForm, samplePlanningFacts, sampleRun, sampleVisit } from './testing/sample-run.ts';

const { id, version, createdAt, createdBy } = sampleRun;
const params = { id };
const onBoard: RunOnBoard = { run: sampleRun, blocks: { vehicle: [], driver: [] } };
const airportOnBoard: RunOnBoard = { run: sampleAirportRun, blocks: { vehicle: [], driver: [] } };
const { day: _, stops: __, ...van } = sampleForm;
const entry: RunEntry = {
  id: '019a1d3c-0000-7000-8000-000000000202',
  at: createdAt,
  what: 'PLANNED',
  by: createdBy,
};
const open = sampleVisit({ reference: 'BKG-4T8W2X', shipments: [] });
const releasedAt = '2026-11-30T21:00:00.000Z';

const { id: vehicleId, version: vehicleVersion, name, plate, odometer, faults } = sampleVehicle;
const vehicle = { id: vehicleId, version: vehicleVersion, name, plate, odometer, faults, blocks: [] };
const done = sampleDone('BKG-7K3M92-1', '019a1d3c-0000-4000-8000-000000000211');
const drove = driven(sampleDrivenRun, done, { by: sampleDrivenRun.driverId, at: '2026-12-08T14:25:00.000Z' });
if (!drove.ok || drove.value.proof === undefined) throw new Error('The sample is not driven.');
const { run: drivenRun, proof } = drove.value;

const money: DoorMoney = {
  stop: 'BKG-7K3M92-1',
  bills: [{ for: 'PICKUP', cents: 4500 }],
  taken: [],
};

/** A run with one pickup, beside one that nobody has planned yet and one that waits for a street. */
export const examples: EndpointExamples<typeof runEndpoints> = {
  board: {
    query: { day: sampleDay },
    reply: {
      runs: [onBoard],
      airport: [airportOnBoard],
      open: [open],
      notReady: [{ booking: 'BKG-9P5R1C', because: 'Its street is missing.' }],
      ...samplePlanningFacts,
    },
  },
  plan: {
    body: {
      day: sampleDay,
      vans: [van],
      pinned: { [sampleVehicle.id]: [{ booking: sampleBooking.reference, visit: 1, pinned: true }] },
    },
    reply: {
      runs: [{ ...van, stops: [{ booking: sampleBooking.reference, visit: 1, pinned: true }] }],
      leftOut: [{ stop: `${open.booking}-${open.visit}`, reason: 'WINDOW', alone: false }],
    },
  },
  save: { params, body: { version: 0, form: sampleForm }, reply: onBoard },
  saveAirport: {
    params: { id: sampleAirportRun.id },
    body: { version: 0, form: sampleAirportForm },
    reply: airportOnBoard,
  },
  act: {
    params,
    body: { version, act: { kind: 'RELEASE' } },
    reply: {
      ...onBoard,
      run: { ...sampleRun, version: version + 1, state: 'RELEASED', releasedAt, changedAt: releasedAt },
    },
  },
  show: { params, reply: { ...onBoard, history: [entry] } },
  ownRuns: { reply: { runs: [ownRun(sampleDrivenRun)], vehicles: [vehicle], money: [money] } },
  drive: {
    params: { id: sampleDrivenRun.id },
    body: { act: done },
    reply: { run: ownRun(drivenRun) },
  },
  sayPosition: {
    params: { id: sampleDrivenRun.id },
    body: {
      position: {
        latitude: 40.7357,
        longitude: -74.1724,
        accuracyMeters: 30,
        at: '2026-12-08T14:10:00.000Z',
      },
    },
    reply: {},
  },
  proof: { params: { reference: proof.booking, visit: '1' }, reply: { proof } },
};
