import { addDays } from '#domain/kernel/new-york.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import { type Trace, type TraceState, traceReference, traceStates } from '#domain/parcels/trace/trace.ts';
import {
  alertItem,
  alertRows,
  alertsPartition,
  openAlertsPartition,
} from '#lambdas/parcels/store/alert-items.ts';
import { dayPartition, tallyItem } from '#lambdas/parcels/store/day-items.ts';
import { ownerHerePartition, ownerPartition } from '#lambdas/parcels/store/parcel-rows.ts';
import { ownTracesPartition, traceItem, traceRows } from '#lambdas/parcels/store/traces/trace-items.ts';
import { bytesOf, counted, desk, type MeasuredList, minuteOf } from './measured-list.ts';
import { handler, inList, inPartition, parcelOf, rowsOf } from './parcel-rows.ts';

const owner = { userId: sampleParcel.ownerId ?? '', roles: ['customer'] } as const;

const ofOwner = (
  name: string,
  route: string,
  items: MeasuredList['items'],
  query: MeasuredList['query'] = {},
): MeasuredList => ({ name, table: 'parcels', items, handler, route, as: owner, query });

const alertOf = (n: number): PreAlert => ({
  ...samplePreAlert,
  id: `019a1d3c-0000-7000-8000-${String(n).padStart(12, '0')}`,
  ownerId: owner.userId,
  createdAt: minuteOf(n),
  changedAt: minuteOf(n),
});
const alerts =
  (partition: string): MeasuredList['items'] =>
  (rows) =>
    counted(rows, (n) => {
      const lists = alertRows('parcels', alertOf(n)).map(({ Put }) => Put?.Item ?? {});
      return [...lists.filter(inPartition(partition)), alertItem(alertOf(n))];
    });

const traceOf = (n: number, state: TraceState = 'OPEN'): Trace => ({
  ...sampleTrace,
  reference: traceReference.of(bytesOf(n, REFERENCE_BYTES)),
  ownerId: owner.userId,
  state,
  createdAt: minuteOf(n),
  promisedBy: minuteOf(n),
  ...(state === 'OPEN' ? {} : { closedAt: minuteOf(n) }),
});
const ownTraces: MeasuredList['items'] = (rows) =>
  counted(rows, (n) => {
    const lists = traceRows('parcels', traceOf(n)).map(({ Put }) => Put?.Item ?? {});
    return [...lists.filter(inPartition(ownTracesPartition(owner.userId))), traceItem(traceOf(n))];
  });
const tracesAtDesk = (state: TraceState): MeasuredList => ({
  ...ofOwner(`searches: ${state}`, 'GET /api/desk/parcel-traces', (rows) =>
    counted(rows, (n) => [traceItem(traceOf(n, state))]),
  ),
  as: desk,
  query: { state },
});

const DAY = '2026-11-27';
const CARRIERS = ['UPS', 'FEDEX', 'USPS', 'AMAZON'] as const;
/** Received on one day; all others came in the year after it. */
const A_DAY = 200;
const noonOf = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T15:00:00.000Z`) + n * 10_000).toISOString();
const onDays: MeasuredList['items'] = (rows) =>
  (function* () {
    for (const [n, carrier] of CARRIERS.entries()) {
      const id = `019a1d3c-0000-7000-8000-${String(n).padStart(12, '0')}`;
      yield tallyItem(DAY, { id, carrier, counted: 60, damaged: 0, at: noonOf(DAY, 0), by: 'clerk' });
    }
    yield* counted(rows, (n) => {
      const day = n < A_DAY ? DAY : addDays(DAY, 1 + (n % 365));
      const parcel = parcelOf(n, {
        carrier: CARRIERS[n % CARRIERS.length] ?? 'UPS',
        receivedAt: noonOf(day, n % 1000),
      });
      return rowsOf(parcel).filter(inPartition(dayPartition(day)));
    });
  })();

/** Every list of customers of what they expect, have and miss, and what the bench and the desk read besides lists of parcels. */
export const otherParcelLists: readonly MeasuredList[] = [
  ofOwner('own parcels: here', 'GET /api/parcels', inList(inPartition(ownerHerePartition(owner.userId)))),
  ofOwner('own parcels: all', 'GET /api/parcels', inList(inPartition(ownerPartition(owner.userId))), {
    which: 'all',
  }),
  ofOwner('own pre-alerts: open', 'GET /api/pre-alerts', alerts(openAlertsPartition(owner.userId))),
  ofOwner('own pre-alerts: all', 'GET /api/pre-alerts', alerts(alertsPartition(owner.userId)), {
    which: 'all',
  }),
  ofOwner('own searches', 'GET /api/parcel-traces', ownTraces),
  ...traceStates.map(tracesAtDesk),
  {
    ...ofOwner('a day at the bench', 'GET /api/bench/days/{day}', onDays),
    as: { userId: 'clerk', roles: ['warehouse'] },
    params: { day: DAY },
    rows: 'carriers',
    isWhole: true,
  },
];
