import { newYorkDay } from '#domain/kernel/new-york.ts';
import { searchTerms } from '#domain/parcels/desk/search-terms.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import { type HoldFacts, holdsOf } from '#domain/parcels/holds/holds.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { bringerOf } from '#domain/parcels/tracking/read-label.ts';
import { type Expiry, expires } from '../../runtime/table/expires.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { dayPartition, receivedPosition } from './day-items.ts';
import { numberOfOwner, numberOfParcel } from './number-items.ts';
import { keptUntil, partitionOf, position } from './parcel-items.ts';

type Row = Readonly<Record<string, unknown>> & {
  readonly pk: string;
  readonly sk: string;
  readonly expires_at?: Expiry;
};

/** Partitions besides those of the states, of the index but for that of a mailbox. `HERE` are the parcels on our shelves alone. */
export const ownerPartition = (ownerId: string): string => `OWNER#${ownerId}`;
export const ownerHerePartition = (ownerId: string): string => `OWNER_HERE#${ownerId}`;
export const mailboxPartition = (number: string): string => `MAILBOX#${number}`;
export const mailboxHerePartition = (number: string): string => `MAILBOX_HERE#${number}`;
export const shelfPartition = (shelf: string): string => `SHELF#${shelf}`;
/** Every parcel on a shelf, by the name of the shelf: which shelves hold something. */
export const SHELVES = 'SHELVES';
export const holdPartition = (hold: ParcelHold): string => `HOLD#${hold}`;

const listed = (parcel: Parcel, name: string, partition: string, at = parcel.receivedAt): Row => ({
  pk: partitionOf(parcel.code),
  sk: `ROW#${name}`,
  gsi1pk: partition,
  gsi1sk: position(at, parcel.code),
  ...keptUntil(parcel),
});

const dayRow = (parcel: Parcel): Row => ({
  ...listed(parcel, 'DAY', dayPartition(newYorkDay(new Date(parcel.receivedAt)))),
  gsi1sk: receivedPosition(bringerOf(parcel), parcel.receivedAt, parcel.code),
});

const formHold: ParcelHold = 'FORM_1583';
const holdRow = (parcel: Parcel, kind: ParcelHold, since: string): Row =>
  listed(parcel, `HOLD#${kind}`, holdPartition(kind), since);

/**
 * A parcel in a mailbox while it is here, in a partition of the table itself: whoever closes a mailbox reads it without the lag of the
 * index. Without its code it is there no more.
 */
const inMailbox = (parcel: Parcel, mailbox: string): Row => ({
  pk: mailboxHerePartition(mailbox),
  sk: `HERE#${parcel.code}`,
  code: parcel.code,
  ...keptUntil(parcel),
});

const hereRows = (parcel: Parcel, facts: HoldFacts): readonly Row[] => {
  const { shelf, ownerId, mailbox } = parcel;
  return [
    ...(shelf === undefined
      ? []
      : [
          listed(parcel, 'SHELF', shelfPartition(shelf)),
          { ...listed(parcel, 'SHELVES', SHELVES), gsi1sk: position(shelf, parcel.code) },
        ]),
    ...(ownerId === undefined ? [] : [listed(parcel, 'OWNER_HERE', ownerHerePartition(ownerId))]),
    ...(mailbox === undefined ? [] : [inMailbox(parcel, mailbox)]),
    ...holdsOf(parcel, facts).map(({ kind, since }) => holdRow(parcel, kind, since)),
  ];
};

/** One small item for each list that a parcel is in. The index moves it, so nothing has to be deleted. */
const rowsOf = (parcel: Parcel, facts: HoldFacts): readonly Row[] => {
  const { code, tracking, otherNumbers = [], ownerId, mailbox } = parcel;
  return [
    dayRow(parcel),
    ...[...(tracking === undefined ? [] : [tracking]), ...otherNumbers].flatMap((number) => [
      numberOfParcel(number, code, keptUntil(parcel)),
      ...(ownerId === undefined ? [] : [numberOfOwner(number, ownerId, code, keptUntil(parcel))]),
    ]),
    ...(ownerId === undefined ? [] : [listed(parcel, 'OWNER', ownerPartition(ownerId))]),
    ...(mailbox === undefined ? [] : [listed(parcel, 'MAILBOX', mailboxPartition(mailbox))]),
    ...(isHere(parcel.state) ? hereRows(parcel, facts) : []),
  ];
};

/** The key of the row by which a parcel waits for its form. */
export const formHoldKey = (code: string) => ({ pk: partitionOf(code), sk: `ROW#HOLD#${formHold}` });
/** Whether such a row is in its list: one that is over has no place in the index. */
export const isListed = (row: Readonly<Record<string, unknown>>): boolean => row.gsi1pk !== undefined;

const keyOf = ({ pk, sk }: Row): string => `${pk} ${sk}`;
const isSame = (one: Row | undefined, other: Row): boolean =>
  one !== undefined &&
  one.gsi1pk === other.gsi1pk &&
  one.gsi1sk === other.gsi1sk &&
  one.expires_at === other.expires_at;

/** Whether a form is there changes without the parcel, so what was written of it is not known and is written again. */
const isKnown = ({ sk }: Row): boolean => sk !== `ROW#HOLD#${formHold}`;

const goneRow = ({ pk, sk }: Pick<Row, 'pk' | 'sk'>, now: Date): Row => ({
  pk,
  sk,
  // Without the keys of the index, a row is in no list.
  expires_at: expires(now, 'over'),
});

/** The writes of all lists and of the search of a parcel as it is, also of the hold that goes with a form. */
export const rowsAgain = (TableName: string, parcel: Parcel, facts: HoldFacts): readonly Write[] => {
  const form = holdRow(parcel, formHold, parcel.receivedAt);
  const isHeld = holdsOf(parcel, facts).some(({ kind }) => kind === formHold);
  const gone = parcel.usMail && !isHeld ? [goneRow(form, new Date(parcel.changedAt))] : [];
  return [...rowWrites(TableName, undefined, parcel, facts), ...gone.map((row) => put(TableName, row))];
};

/** The writes that bring lists and search from one version of a parcel to the next: only what differs. */
export const rowWrites = (
  TableName: string,
  before: Parcel | undefined,
  after: Parcel,
  facts: HoldFacts,
): readonly Write[] => {
  const was = new Map(
    (before === undefined ? [] : rowsOf(before, { usMailOk: false })).map((row) => [keyOf(row), row]),
  );
  const rows = rowsOf(after, facts);
  const changed = rows.filter((row) => !isKnown(row) || !isSame(was.get(keyOf(row)), row));
  const now = new Date(after.changedAt);
  const gone = [...was.values()]
    .filter((row) => !rows.some((one) => keyOf(one) === keyOf(row)))
    .map((row) => goneRow(row, now));
  const found = searchEntries(
    after.code,
    before === undefined ? [] : searchTerms(before),
    searchTerms(after),
    now,
  );
  return [...changed, ...gone, ...found].map((row) => put(TableName, row));
};
