import { sampleDriver } from '../../drivers/testing/sample-driver.ts';
import { sampleVehicle } from '../../vehicles/testing/sample-vehicle.ts';
import type { AirportForm } from '../airport/planned.ts';
import type { Run } from '../run.ts';

/** Labels of the pieces that fly on the Friday of the samples. */
export const sampleCodes = ['7K3M9Q2X4TC-1', '7K3M9Q2X4TC-2'] as const;

/** An airport run on the Thursday for Friday's flight. */
export const sampleAirportForm: AirportForm = {
  flight: 'GY-2026-12-04',
  day: '2026-12-03',
  vehicleId: sampleVehicle.id,
  driverId: sampleDriver.id,
  from: '12:00',
  to: '18:00',
};

/** That run, planned. */
export const sampleAirportRun: Run = {
  id: '019a1d3c-0000-4000-8000-000000000221',
  version: 1,
  day: '2026-12-03',
  state: 'PLANNED',
  vehicleId: sampleVehicle.id,
  driverId: sampleDriver.id,
  hours: { from: '2026-12-03T17:00:00.000Z', to: '2026-12-03T23:00:00.000Z' },
  stops: [],
  miles: 52,
  airport: {
    flight: 'GY-2026-12-04',
    to: 'GY',
    leaves: '2026-12-04',
    carrier: 'Caribbean Airlines',
    flightNumber: 'BW 525',
    mawb: '106-12345675',
    dock: 'Cargo Building 75, JFK Airport, Queens, NY 11430',
    acceptBy: '2026-12-04T23:00:00.000Z',
    arrivesAt: '2026-12-03T18:18:00.000Z',
    lb: 281,
    pieces: 2,
    scanned: [],
    state: 'PLANNED',
  },
  createdAt: '2026-12-02T20:00:00.000Z',
  createdBy: 'sample-dispatcher',
  changedAt: '2026-12-02T20:00:00.000Z',
};
