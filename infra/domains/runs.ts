import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { onTable, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** Where the yard is, who may drive, and with what. */
const known = [
  readsSettings,
  onTable('VEHICLES_TABLE', 'GetItem'),
  onTable('DRIVERS_TABLE', 'GetItem'),
] as const;

/** What vans do on a day: their stops in turn, planned, given to drivers, driven. */
export const runs: Domain = {
  name: 'runs',
  tables: { Runs: { outbox: true } },
  http: {
    uses: [
      onTable('RUNS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      // The visits of a day, and whom we meet at each. The proof of a visit is with its booking.
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem'),
      queriesIndex('BOOKINGS_TABLE'),
      ...known,
      // What is to pay at a door.
      onTable('BILLING_TABLE', 'GetItem'),
      // The flight of an airport run, and what goes onto it.
      onTable('DEPARTURES_TABLE', 'GetItem'),
      onTable('SHIPMENTS_TABLE', 'BatchGetItem'),
      queriesIndex('SHIPMENTS_TABLE'),
      // Photos that a driver took at the door.
      onTable('FILES_TABLE', 'GetItem'),
    ],
    whenItFails:
      'Dispatch does not see the board of a day, and cannot plan, change or release a run; drivers see none, and their phones keep what they tell',
    // A day of sixty stops is planned within a second.
    memoryMb: 1769,
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'runs/follow/follow',
      hears: [
        BookingChangedV1,
        BookingCancelledV1,
        BookingFailedV1,
        BookingCompletedV1,
        RunPlannedV1,
        RunChangedV1,
      ],
      uses: [
        onTable('RUNS_TABLE', 'GetItem', 'PutItem'),
        onTable('BOOKINGS_TABLE', 'BatchGetItem'),
        ...known,
      ],
      whenItFails: 'Vans drive to pickups that were canceled or moved',
    }),
  ],
};
