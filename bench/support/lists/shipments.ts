import { type FlightStage, flightStages } from '#domain/shipments/flight-stages.ts';
import type { PieceState } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { ownerRow, rowWrites } from '#lambdas/shipments/store/shipment-rows.ts';
import { testDependencies } from '#tests/support/call.ts';
import { wire } from '../../../scripts/seed/life/shipments.ts';
import {
  besideClosed,
  bytesOf,
  combinationsOf,
  counted,
  desk,
  FOUND,
  type MeasuredList,
  minuteOf,
  nameOf,
} from './measured-list.ts';

const numberOf = (n: number): string => trackingNumberOf(bytesOf(n, TRACKING_NUMBER_BYTES));

const shipmentOf = (n: number, change: Partial<Shipment> = {}): Shipment => ({
  ...sampleShipment,
  number: numberOf(n),
  consignee: { ...sampleShipment.consignee, name: nameOf(n) },
  createdAt: minuteOf(n),
  changedAt: minuteOf(n),
  bookedAt: minuteOf(n),
  ...change,
});

type Row = Readonly<Record<string, unknown>>;
const rowsOf = (shipment: Shipment): readonly Row[] => [
  ownerRow(shipment),
  ...rowWrites('shipments', undefined, shipment).map(({ Put }) => Put?.Item ?? {}),
];

/** Only the shipments of the first pages are read whole, so only they are stored whole. */
const SHOWN = 110;

/** Shipments in one list: the row of each, and those whole that the pages show. */
const inList =
  (isOfList: (row: Row) => boolean, changeOf: (n: number) => Partial<Shipment> = () => ({})) =>
  (rows: number): Iterable<object> =>
    counted(rows, (n) => {
      const shipment = shipmentOf(n, changeOf(n));
      const isShown = n >= rows - SHOWN;
      return [...rowsOf(shipment).filter(isOfList), ...(isShown ? [shipmentItem(shipment)] : [])];
    });

const inPartition = (partition: string) => (row: Row) => row.gsi1pk === partition;

/** The search entries of all shipments in the partition that these searches read, and those whole that they find. */
const searched = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const shipment = shipmentOf(n);
    const entries = rowsOf(shipment).filter(({ pk }) => pk === 'SEARCH#q');
    return [...entries, ...(n < FOUND ? [shipmentItem(shipment)] : [])];
  });

const handler: MeasuredList['handler'] = (client, env) =>
  wire(env, { ...testDependencies(client), findZipCode });
const sender = { userId: sampleShipment.ownerId, roles: ['customer'] } as const;

const atDesk = (
  name: string,
  items: MeasuredList['items'],
  query: MeasuredList['query'] = {},
): MeasuredList => ({
  name: `shipments: ${name}`,
  table: 'shipments',
  items,
  handler,
  route: 'GET /api/desk/shipments',
  as: desk,
  query,
});

const flight = sampleShipment.departureId ?? '';
/** A shipment with all pieces in one state. */
function inState(state: PieceState): Partial<Shipment> {
  return { state, pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })) };
}

/** All of them in October 2026, one after the other. */
const delivered = (n: number): Partial<Shipment> => ({
  state: 'DELIVERED',
  closedAt: new Date(Date.UTC(2026, 9, 2) + n * 20_000).toISOString(),
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DELIVERED' })),
});

/** What brings a shipment to each stage of its flight. */
const stageChanges: Readonly<Record<FlightStage, Partial<Shipment>>> = {
  EXPECTED: {},
  TO_SCREEN: inState('RECEIVED'),
  TO_LOAD: inState('READY'),
  ON_LIST: inState('MANIFESTED'),
  HELD: { holds: [{ kind: 'DG_REVIEW', at: minuteOf(0), by: 'desk' }] },
};
const atStage = (stage: FlightStage): MeasuredList =>
  atDesk(
    `one flight, ${stage}`,
    inList(
      ({ sk }) => sk === `ROW#STAGE#${stage}`,
      () => stageChanges[stage],
    ),
    { departure: flight, stage },
  );

/** What is open, by every combination of its filters. */
export const openShipments: MeasuredList = {
  ...atDesk(
    'open ones',
    besideClosed((n, isOpen, isElsewhere) => {
      const shipment = shipmentOf(n, {
        ...(isOpen ? inState('RECEIVED') : delivered(n)),
        ...(isElsewhere ? { to: 'JM' as const } : {}),
      });
      return [...rowsOf(shipment), ...(isOpen ? [shipmentItem(shipment)] : [])];
    }),
  ),
  queries: combinationsOf({
    state: 'RECEIVED',
    hold: 'PAYMENT_DUE',
    to: sampleShipment.to,
    here: 'yes',
    owner: sampleShipment.ownerId,
    days: '1',
  }),
};

export const shipmentLists: readonly MeasuredList[] = [
  openShipments,
  {
    ...atDesk(
      'those of a sender',
      inList(({ pk }) => pk === `OWNER#${sender.userId}`),
    ),
    route: 'GET /api/shipments',
    as: sender,
  },
  {
    ...atDesk(
      "a sender's own search",
      inList(({ pk }) => pk === `OWNER#${sender.userId}`),
      { limit: '50' },
    ),
    route: 'GET /api/shipments',
    as: sender,
  },
  atDesk('all open ones', inList(inPartition('OPEN'))),
  atDesk('one state', inList(inPartition('STATE#BOOKED')), { state: 'BOOKED' }),
  atDesk('one flight', inList(inPartition(`FLIGHT#${flight}`)), { departure: flight }),
  ...flightStages.map(atStage),
  atDesk('one hold', inList(inPartition('HOLD#PAYMENT_DUE')), { hold: 'PAYMENT_DUE' }),
  {
    ...atDesk('closed in a month', inList(inPartition('CLOSED#2026-10'), delivered), { closed: '2026-10' }),
    queries: [{}, { to: sampleShipment.to }, { state: 'DELIVERED' }, { owner: sampleShipment.ownerId }],
  },
  atDesk('search by two words of a name', searched, { search: 'quellworth sample' }),
  atDesk('search by one word of a name', searched, { search: 'quellw' }),
];
