import { Duration } from 'aws-cdk-lib';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { RunCancelledV1 } from '#events/runs/run-cancelled.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import { StopCompletedV1 } from '#events/runs/stop-completed.v1.ts';
import { StopFailedV1 } from '#events/runs/stop-failed.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { linksToSite, onTable, onUserPool, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** The empty barrels are there: a run may have the visit that fetches them full. */
const firstDone: OtherEvents = {
  id: 'BarrelsBrought',
  description: 'The empty barrels of a booking were brought',
  pattern: () => ({
    source: [BookingChangedV1.source],
    detailType: [BookingChangedV1.type],
    detail: { data: { what: ['first-done'] } },
  }),
};

/** Pickups and drop-offs with their places in slots. */
export const bookings: Domain = {
  name: 'bookings',
  tables: { Bookings: { outbox: true, indexed: true } },
  http: {
    uses: [
      // A place in a slot is taken in the transaction that writes a booking. Each reading of a calendar is counted.
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('BOOKINGS_TABLE'),
      // Whose goods it brings, and whether their price has the pickup. The draft of a booking ends with it.
      onTable('SHIPMENTS_TABLE', 'GetItem', 'PutItem'),
      // Which flight a slot makes: moved, canceled and added ones too; until when its goods can be booked.
      onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
      // Rate cards; schedule, brand.
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      // When the van comes that has it.
      onTable('RUNS_TABLE', 'GetItem'),
      // What is left to pay of a pickup on its own.
      onTable('BILLING_TABLE', 'GetItem'),
      // Whose photos are sent along.
      onTable('FILES_TABLE', 'GetItem'),
      // Whom the desk books for, with every id of theirs.
      onTable('PROFILES_TABLE', 'GetItem'),
      // Whoever has the address of a calendar reads it as long as its owner may see bookings.
      onUserPool(['cognito-idp:AdminListGroupsForUser']),
      linksToSite,
    ],
    whenItFails: 'Nobody sees times for a pickup, and customers and the desk cannot book, move or cancel one',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'bookings/sold/follow',
      hears: [ShipmentBookedV1, ShipmentChangedV1, ShipmentCancelledV1, PieceTrackedV1],
      uses: [
        onTable('BOOKINGS_TABLE', 'GetItem', 'PutItem'),
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        readsSettings,
      ],
      whenItFails:
        'Nobody hears of pickups that are sold with a shipment, and those of canceled shipments, or of goods that came to our dock before, keep their time',
    }),
    heardFunction({
      entry: 'bookings/run/follow',
      hears: [RunPlannedV1, RunChangedV1, RunCancelledV1, StopCompletedV1, StopFailedV1, firstDone],
      uses: [
        onTable('BOOKINGS_TABLE', 'GetItem', 'PutItem'),
        // Which run has the visit now; a booking is written while that stays so.
        onTable('RUNS_TABLE', 'ConditionCheckItem', 'GetItem'),
        readsSettings,
      ],
      whenItFails: 'Pickups do not show that a van is planned for them, is on its way, is there or was there',
    }),
    // What is open is found again from the tables, so the schedule continues whatever an event has begun.
    scheduledFunction({
      entry: 'bookings/replan/look',
      hears: [SettingsChangedV1, DepartureChangedV1, DepartureCancelledV1],
      uses: [
        onTable('BOOKINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('BOOKINGS_TABLE'),
        onTable('DEPARTURES_TABLE', 'Query'),
        // Strongly consistent: a day that was closed this moment is closed.
        onTable('SETTINGS_TABLE', 'BatchGetItem', 'GetItem'),
      ],
      whenItFails:
        'Bookings on days that were closed, or that miss their flight, are not found: nobody comes',
      every: Duration.minutes(2),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'bookings/rebuild',
        uses: [
          onTable('BOOKINGS_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('BOOKINGS_TABLE'),
          onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem'),
          queriesIndex('SHIPMENTS_TABLE'),
          readsSettings,
        ],
        whenItFails:
          'Pickups that were sold before there were bookings stay without one, and lists as they are',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
