import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import { defaultPlanning } from '#domain/runs/planning/planning-setting.ts';
import { type Run, type Stop, stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Board, Fleet, Staff } from '../board.ts';

/** Tuesday, December 1, 2026. */
export const DAY = '2026-12-01';
/** The evening before, when it is planned: 6 PM in New Jersey. */
export const now = new Date('2026-11-30T23:00:00.000Z');

/** An instant of the day by the clocks of New Jersey, which are five hours behind in December. */
export const at = (clock: string): string => {
  const [hours = '', minutes = ''] = clock.split(':');
  return `${DAY}T${String(Number(hours) + 5).padStart(2, '0')}:${minutes}:00.000Z`;
};

/** A pickup of one full barrel in Newark, in the morning. The people are invented. */
export const sampleVisit = (name: string, change: Partial<VisitToMake> = {}): VisitToMake => ({
  booking: `BKG-${name.toUpperCase().padEnd(6, '0').slice(0, 6)}`,
  visit: 1,
  purpose: 'MAIN',
  window: { from: at('09:00'), to: at('12:00') },
  place: { zip: '07104', street: '12 Sample Avenue', town: 'Newark, NJ', stairs: false, miles: 3 },
  position: { latitude: 40.7357, longitude: -74.1724 },
  name,
  phone: '+1 973 555 0123',
  to: 'GY',
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
  takes: { lb: 140, cubicFeet: 9, pieces: 1 },
  minutes: 10,
  shipments: ['7K3M9-Q2X4T-C'],
  ...change,
});

export const anna = sampleVisit('Anna');
export const bert = sampleVisit('Bert');
/** In the afternoon, with two empty barrels that are brought. */
export const cleo = sampleVisit('Cleo', {
  window: { from: at('15:00'), to: at('18:00') },
  barrels: [{ barrel: 'B55', quantity: 2 }],
  brings: { lb: 42, cubicFeet: 18, pieces: 2 },
});
export const dora = sampleVisit('Dora');

/** The id of a visit's stop. */
export const idOf = stopIdOf;

/** A visit as a stop of a run, planned at a time of the day. */
export const sampleStop = (visit: VisitToMake, clock: string, change: Partial<Stop> = {}): Stop => ({
  id: idOf(visit),
  ...visit,
  state: 'PLANNED',
  planned: { from: at(clock), to: at(clock) },
  ...change,
});

const RUN = '019a1d3c-0000-4000-8000-000000000a01';
const VAN_1 = sampleVehicle.id;
const VAN_2 = '019a1d3c-0000-4000-8000-000000000201';
const VAN_3 = '019a1d3c-0000-4000-8000-000000000301';

/** Van 1 with Anna and Bert. */
export const sampleRun: Run = {
  id: RUN,
  version: 1,
  day: DAY,
  state: 'PLANNED',
  vehicleId: VAN_1,
  driverId: sampleDriver.id,
  hours: { from: at('08:00'), to: at('18:00') },
  stops: [sampleStop(anna, '09:00'), sampleStop(bert, '09:12')],
  miles: 8,
  createdAt: '2026-11-30T20:00:00.000Z',
  createdBy: 'desk-1',
  changedAt: '2026-11-30T20:00:00.000Z',
};

/** A run on the board that nothing blocks. */
export const onBoard = (run: Run, blocks: Partial<RunOnBoard['blocks']> = {}): RunOnBoard => ({
  run,
  blocks: { vehicle: [], driver: [], ...blocks },
});

/** One run, two open visits, and one that cannot be driven. */
export const sampleBoard: Board = {
  runs: [onBoard(sampleRun)],
  airport: [],
  open: [dora, cleo],
  notReady: [{ booking: 'BKG-9Z9Z9Z', because: 'Its street is missing.' }],
  yard: { latitude: 40.7684, longitude: -74.1454 },
  planning: defaultPlanning,
};

/** Three vans. The inspection of the third has expired. */
export const sampleFleet: Fleet = [
  { vehicle: sampleVehicle, state: 'AVAILABLE', blocks: [], due: [], onDay: [] },
  {
    vehicle: { ...sampleVehicle, id: VAN_2, name: 'Van 2' },
    state: 'AVAILABLE',
    blocks: [],
    due: [],
    onDay: [],
  },
  {
    vehicle: { ...sampleVehicle, id: VAN_3, name: 'Van 3' },
    state: 'COMPLIANCE_HOLD',
    blocks: [],
    due: [],
    onDay: [{ code: 'PAPER_EXPIRED', text: 'The last day of its inspection is November 30, 2026.' }],
  },
];

const workday = [{ from: at('08:00'), to: at('18:00') }];

/** Two drivers who work on the day, and one who is away. */
export const sampleStaff: Staff = [
  { driver: sampleDriver, hours: workday },
  { driver: { ...sampleDriver, id: 'second-driver' }, hours: workday },
  {
    driver: {
      ...sampleDriver,
      id: 'away-driver',
      absences: [{ id: '019a1d3c-0000-4000-8000-000000000f01', from: DAY, to: '2026-12-03', kind: 'SICK' }],
    },
    hours: workday,
  },
];
