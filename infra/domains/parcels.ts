import { Duration } from 'aws-cdk-lib';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** What brings a parcel out of the house, or back into it: the other steps of its piece change nothing about it. */
const leavesOrArrives: OtherEvents = {
  id: 'ParcelLeft',
  description: 'A piece has left, was left behind or was delivered',
  pattern: () => ({
    source: [PieceTrackedV1.source],
    detailType: [PieceTrackedV1.type],
    detail: { data: { code: ['DEP', 'DIS_SSPD', 'DIS_OFLD', 'DLV', 'DDL', 'UNDO'] } },
  }),
};

/** What was to leave lies on its shelf again. Its mailbox may have gone to another account meanwhile. */
const backOnItsShelf: OtherEvents = {
  id: 'ParcelKept',
  description: 'A parcel that was to leave is back on its shelf',
  pattern: () => ({
    source: [ParcelChangedV1.source],
    detailType: [ParcelChangedV1.type],
    detail: { data: { what: ['released', 'return-undone'] } },
  }),
};

/** A number that somebody waits for now: what becomes of a pre-alert later brings no parcel. */
const announced: OtherEvents = {
  id: 'Announced',
  description: 'A parcel was announced, or announced with another number',
  pattern: () => ({
    source: [PreAlertChangedV1.source],
    detailType: [PreAlertChangedV1.type],
    detail: { data: { what: ['announced', 'changed'] } },
  }),
};

/** What carriers bring for mailboxes: announced, received, on a shelf, searched for, sent back. */
export const parcels: Domain = {
  name: 'parcels',
  tables: { Parcels: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('PARCELS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('PARCELS_TABLE'),
      // Whose mailbox a number is, and whose a label could be. Nothing is put into one that is closed at that moment.
      onTable('MAILBOXES_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'),
      // Free days and prices; what we take.
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      // What a colleague is called.
      onTable('PROFILES_TABLE', 'GetItem'),
      // Whose invoice or receipt is sent along, and whether the photos are there that an owner pays for.
      onTable('FILES_TABLE', 'GetItem', 'Query'),
    ],
    whenItFails: 'No parcel can be received or found, and customers do not see what is here for them',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'parcels/follow/follow',
      hears: [ShipmentBookedV1, ShipmentCancelledV1, leavesOrArrives],
      uses: [
        onTable('PARCELS_TABLE', 'GetItem', 'PutItem'),
        // The shipment as it is now; a parcel is written while it stays so.
        onTable('SHIPMENTS_TABLE', 'ConditionCheckItem', 'GetItem'),
        onTable('MAILBOXES_TABLE', 'GetItem'),
        onTable('SETTINGS_TABLE', 'GetItem'),
      ],
      whenItFails:
        'Parcels of canceled shipments stay locked, and those that left are still shown on their shelf',
    }),
    scheduledFunction({
      entry: 'parcels/due/due',
      uses: [onTable('PARCELS_TABLE', 'GetItem', 'PutItem'), queriesIndex('PARCELS_TABLE')],
      whenItFails: 'Customers are not told that what they announced has not come',
      every: Duration.minutes(15),
    }),
    heardFunction({
      entry: 'parcels/mailbox/follow',
      hears: [MailboxChangedV1, backOnItsShelf],
      uses: [
        onTable('PARCELS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query'),
        onTable('MAILBOXES_TABLE', 'GetItem'),
        readsSettings,
      ],
      whenItFails:
        'Parcels stay with the old account of a mailbox, or are listed as held for a form that is there',
    }),
    heardFunction({
      entry: 'parcels/alerts/follow',
      hears: [announced],
      uses: [
        onTable('PARCELS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        // Whose a label could be.
        onTable('MAILBOXES_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'),
        readsSettings,
      ],
      whenItFails:
        'Parcels that were here before they were announced wait until the desk gives them to their owners',
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'parcels/rebuild',
        uses: [
          onTable('PARCELS_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('PARCELS_TABLE'),
          onTable('MAILBOXES_TABLE', 'GetItem'),
          readsSettings,
        ],
        whenItFails: 'Lists and search of the parcels cannot be built again; they stay as they are',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
