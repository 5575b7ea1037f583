import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { VehicleEntry } from './changes/acts.ts';
import type { vehicleEndpoints } from './endpoints.ts';
import type { CostEntry } from './road/cost.ts';
import { vehicleNow } from './summary.ts';
import { sampleVehicle } from './testing/sample-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

const { id, version, name, plate, vin, payloadLb, volumeFt3, gvwrLb, papers, plan, odometer } = sampleVehicle;
const params = { id };
const at = '2026-12-01T12:00:00.000Z';
const now = new Date(at);
const form = { name, plate, vin, payloadLb, volumeFt3, gvwrLb, papers, plan };
const entry: VehicleEntry = {
  id: '019a1d3c-0000-7000-8000-000000000111',
  at: sampleVehicle.createdAt,
  what: 'ADDED',
  by: sampleVehicle.createdBy,
};
const cost = {
  id: '019a1d3c-0000-4000-8000-000000000112',
  kind: 'FUEL' as const,
  at,
  cents: 6240,
  photo: '019a1d3c-0000-4000-8000-000000000113',
  gallons: 19.5,
  miles: 45_120,
};
const costs: CostEntry[] = [{ ...cost, by: 'sample-driver' }];
const because = 'The brakes pull to the left.';
const out: Vehicle = {
  ...sampleVehicle,
  version: version + 1,
  recorded: 'OUT_OF_SERVICE',
  because,
  changedAt: at,
};

/** A van, taken out of service, and fuel that was paid for it. */
export const examples: EndpointExamples<typeof vehicleEndpoints> = {
  list: {
    query: { day: '2026-12-02' },
    reply: { vehicles: [{ ...vehicleNow(sampleVehicle, now), onDay: [] }] },
  },
  show: { params, reply: { ...vehicleNow(sampleVehicle, now), history: [entry], costs } },
  save: { params, body: { version, form }, reply: vehicleNow(sampleVehicle, now) },
  act: {
    params,
    body: { version, act: { kind: 'TAKE_OUT', because } },
    reply: vehicleNow(out, now),
  },
  report: {
    params,
    body: { report: { kind: 'SPEND', cost } },
    reply: { vehicle: { id, version, name, plate, odometer, faults: [], blocks: [] } },
  },
};
