import { newYorkDay } from '#domain/kernel/new-york.ts';
import { isHere, placeOf } from '#domain/parcels/lifecycle.ts';
import { Parcel } from '#domain/parcels/parcel.ts';
import { type Item, startingWith } from './tables.ts';

interface Told {
  readonly type: string;
  readonly subject: string;
}

/** Where a parcel is listed, as its state says. */
const listsOf = (parcel: Parcel): readonly string[] => {
  const { state, shelf, ownerId, mailbox, receivedAt } = parcel;
  const here = isHere(state);
  return [
    `DAY#${newYorkDay(new Date(receivedAt))}`,
    ...(ownerId === undefined ? [] : [`OWNER#${ownerId}`, ...(here ? [`OWNER_HERE#${ownerId}`] : [])]),
    ...(mailbox === undefined ? [] : [`MAILBOX#${mailbox}`, ...(here ? [`MAILBOX_HERE#${mailbox}`] : [])]),
    ...(here && shelf !== undefined ? [`SHELF#${shelf}`, 'SHELVES'] : []),
  ];
};

const of = (items: readonly Item[], code: string): readonly Item[] => startingWith(items, `PARCEL#${code}`);

const wrongWith = (items: readonly Item[], events: readonly Told[], parcel: Parcel): readonly string[] => {
  const { code, tracking, state } = parcel;
  const rows = of(items, code).filter(({ sk, gsi1pk }) => String(sk).startsWith('ROW#') && gsi1pk);
  const inMailboxes = startingWith(items, 'MAILBOX_HERE#').filter((row) => row.code === code);
  const lists = [...rows.map(({ gsi1pk }) => gsi1pk), ...inMailboxes.map(({ pk }) => pk)]
    .map(String)
    .filter((name) => !name.startsWith('HOLD#'));
  const received = events.filter(
    ({ type, subject }) => type === 'parcel-received.v1' && subject === code,
  ).length;
  const entries = of(items, code).filter(({ what }) => what === 'received').length;
  const isUnderItsNumber =
    tracking === undefined ||
    items.some(({ pk, sk }) => pk === `TRACK#${tracking}` && sk === `PARCEL#${code}`);
  return [
    ...(lists.toSorted().join() === listsOf(parcel).toSorted().join()
      ? []
      : [`${code} is in ${lists.join()}`]),
    ...(received === 1 ? [] : [`${code} was told as received ${received} times`]),
    ...(entries === 1 ? [] : [`${code} has ${entries} entries of its arrival`]),
    ...(isUnderItsNumber ? [] : [`${code} is not under its number`]),
    ...(isHere(state) === (parcel.shelf !== undefined)
      ? []
      : [`${code} is ${state} on shelf ${parcel.shelf}`]),
  ];
};

/** A number of parcels for each place, and what is wrong: a parcel that is in two places or in none, told twice, or not found again. */
export const auditParcels = (items: readonly Item[]) => {
  const parcels = items.filter(({ sk }) => sk === 'PARCEL').map((item) => Parcel.parse(item));
  const events = startingWith(items, 'OUTBOX#').map(({ event }) => JSON.parse(String(event)) as Told);
  const places = Object.groupBy(parcels, ({ state }) => placeOf(state));
  const byPlace = Object.fromEntries(
    Object.entries(places).map(([place, found]) => [place, found?.length ?? 0]),
  );
  return {
    received: parcels.length,
    byPlace,
    wrong: parcels.flatMap((parcel) => wrongWith(items, events, parcel)),
  };
};
