import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { DriverEntry } from './changes/acts.ts';
import type { Driver } from './driver.ts';
import type { driverEndpoints } from './endpoints.ts';
import { hoursOn } from './shifts/on-shift.ts';
import { sampleDriver } from './testing/sample-driver.ts';

const { id, version, license, papers, weekly, told: _, createdBy, createdAt, ...rest } = sampleDriver;
const params = { id };
const day = '2026-12-01';
const at = '2026-11-30T15:00:00.000Z';
const entry: DriverEntry = {
  id: '019a1d3c-0000-7000-8000-000000000121',
  at: createdAt,
  what: 'ADDED',
  by: createdBy,
};
const change = { day, shifts: [{ from: '06:00', to: '12:00' }], note: 'Early flight' };
const changed: Driver = { ...sampleDriver, version: version + 1, changes: [change], changedAt: at };

/** A driver, with one day that is different from the week. */
export const examples: EndpointExamples<typeof driverEndpoints> = {
  list: {
    query: { day },
    reply: { drivers: [{ driver: sampleDriver, hours: [...hoursOn(sampleDriver, day)] }] },
  },
  show: { params, reply: { driver: sampleDriver, history: [entry] } },
  save: { params, body: { version, form: { license, papers, weekly } }, reply: { driver: sampleDriver } },
  act: { params, body: { version, act: { kind: 'CHANGE_DAY', change } }, reply: { driver: changed } },
  own: { reply: { driver: { ...rest, id, version, license, papers, weekly } } },
};
