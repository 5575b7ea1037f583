import type { ShipmentHistoryEntry } from '#domain/shipments/happenings.ts';
import { isClosed, shipmentStateOf } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Changes, Origin } from './events.ts';

/** The next version of a shipment: its state is that of its pieces, and it is closed with the last of them. */
export const nextVersion = (before: Shipment, change: Partial<Shipment>, at: string): Shipment => {
  const merged = { ...before, ...change, changedAt: at, version: before.version + 1 };
  const state = shipmentStateOf(merged.pieces);
  const closed = isClosed(state) && merged.closedAt === undefined ? { closedAt: at } : {};
  return { ...merged, state, ...closed };
};

/** Fields whose values may be told in history and events. Of the others only their names are. */
const told = ['to', 'service', 'incoterm', 'purpose', 'chargesTerm', 'departureId', 'howItComes'] as const;
const personal = [
  'consignee',
  'notifyParty',
  'goods',
  'commodities',
  'insured',
  'brokerage',
  'door',
  'dangerous',
  'pickup',
] as const;

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The fields in which two versions differ, with the price as `total` in cents. */
export const changesOf = (before: Shipment, after: Shipment): Changes => {
  const values = [
    ...told.map((field) => [field, before[field], after[field]] as const),
    ['total', before.promise.total, after.promise.total] as const,
    ['pieces', before.pieces.length, after.pieces.length] as const,
    ['searchConsent', before.searchConsent?.how, after.searchConsent?.how] as const,
    ['eei', before.eei.itn ?? before.eei.status, after.eei.itn ?? after.eei.status] as const,
  ].filter(([, was, is]) => was !== is);
  const names = personal.filter((field) => differs(before[field], after[field]));
  return {
    ...Object.fromEntries(
      values.map(([field, was, is]) => [
        field,
        {
          ...(was === undefined ? {} : { before: String(was) }),
          ...(is === undefined ? {} : { after: String(is) }),
        },
      ]),
    ),
    ...Object.fromEntries(names.map((field) => [field, {}])),
  };
};

/** An entry of the history. */
export const entryOf = (
  what: ShipmentHistoryEntry['what'],
  at: string,
  { by, newId }: Pick<Origin, 'by' | 'newId'>,
  { note, changes }: { readonly note?: string | undefined; readonly changes?: Changes } = {},
): ShipmentHistoryEntry => ({
  id: newId(),
  at,
  what,
  by,
  ...(note === undefined ? {} : { note }),
  ...(changes === undefined || Object.keys(changes).length === 0
    ? {}
    : { changes: Object.entries(changes).map(([field, values]) => ({ field, ...values })) }),
});

/** An entry for each hold that one version has and the other has not. */
export const holdEntries = (
  before: Shipment | undefined,
  after: Shipment,
  at: string,
  origin: Origin,
  note?: string,
): readonly ShipmentHistoryEntry[] => {
  const had = before?.holds ?? [];
  const placed = after.holds.filter(({ kind }) => !had.some((hold) => hold.kind === kind));
  const cleared = had.filter(({ kind }) => !after.holds.some((hold) => hold.kind === kind));
  return [
    ...placed.map((hold) =>
      entryOf(
        'hold-placed',
        at,
        { ...origin, by: hold.by },
        { note: hold.note, changes: { hold: { after: hold.kind } } },
      ),
    ),
    ...cleared.map(({ kind }) =>
      entryOf('hold-cleared', at, origin, { note, changes: { hold: { before: kind } } }),
    ),
  ];
};
