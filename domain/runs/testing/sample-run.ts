import type { Booking } from '../../bookings/booking.ts';
import { sampleBooking, tuesday } from '../../bookings/testing/sample-booking.ts';
import { sampleDriver } from '../../drivers/testing/sample-driver.ts';
import { sampleVehicle } from '../../vehicles/testing/sample-vehicle.ts';
import type { RunForm } from '../desk/run-form.ts';
import type { PlanningFacts } from '../planning/board-day.ts';
import { defaultPlanning } from '../planning/planning-setting.ts';
import { type Run, stopIdOf, type VisitToMake } from '../run.ts';
import { type VisitKnown, visitToMake } from '../visits/visit-to-make.ts';

/** The Tuesday of the samples. */
export const sampleDay = '2026-12-01';

/** Where ZIP codes of the samples are. */
const places: Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>> = {
  '11226': { latitude: 40.6463, longitude: -73.9566 },
  '07102': { latitude: 40.7357, longitude: -74.1724 },
  '10601': { latitude: 41.034, longitude: -73.7629 },
};

const sampleVisitKnown: VisitKnown = {
  positionOf: (zip) => places[zip],
  planning: defaultPlanning,
};

/** The yard in Kearny. */
export const samplePlanningFacts: PlanningFacts = {
  yard: { latitude: 40.7684, longitude: -74.1454 },
  planning: defaultPlanning,
};

/** The visit of a booking on the Tuesday, which can be driven to. */
export const sampleVisit = (change: Partial<Booking> = {}): VisitToMake => {
  const booking = { ...sampleBooking, ...change };
  const visit = booking.visits.at(-1);
  const made = visit && visitToMake({ booking, visit }, sampleVisitKnown);
  if (made === undefined) throw new Error(`Nobody can drive to ${booking.reference}`);
  return made;
};

/** Van and driver of the samples, in hours of a working day. */
export const sampleForm: RunForm = {
  day: sampleDay,
  vehicleId: sampleVehicle.id,
  driverId: sampleDriver.id,
  from: '08:00',
  to: '18:00',
  stops: [{ booking: sampleBooking.reference, visit: 1 }],
};

const visit = sampleVisit();

/** The run of a van on Tuesday with one pickup in Flatbush, planned. */
export const sampleRun: Run = {
  id: '019a1d3c-0000-4000-8000-000000000201',
  version: 1,
  day: sampleDay,
  state: 'PLANNED',
  vehicleId: sampleVehicle.id,
  driverId: sampleDriver.id,
  hours: { from: '2026-12-01T13:00:00.000Z', to: '2026-12-01T23:00:00.000Z' },
  stops: [
    {
      id: stopIdOf(visit),
      ...visit,
      state: 'PLANNED',
      planned: { from: tuesday.from, to: '2026-12-01T14:10:00.000Z' },
    },
  ],
  miles: 33.8,
  createdAt: '2026-11-30T20:00:00.000Z',
  createdBy: 'sample-dispatcher',
  changedAt: '2026-11-30T20:00:00.000Z',
};
