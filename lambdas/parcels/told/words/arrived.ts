import { dayWords } from '#domain/kernel/short-times.ts';
import { lastFreeDay } from '#domain/parcels/free-days.ts';
import { holdsOf } from '#domain/parcels/holds/holds.ts';
import type { ParcelFacts } from '#domain/parcels/next-step/facts.ts';
import { storageInRow } from '#domain/parcels/next-step/storage-words.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { aboutParcel, carrierName, goodsOf, parcelWords } from './names.ts';
import { pathOfMailbox, type Said } from './said.ts';

/** A parcel that came. Without its form U.S. Mail is not taken at the door, so one that waits for it is rare: its addressee was found later. */
export interface Came extends Parcel {
  readonly formMissing?: true;
}

/** Whether something is missing before it can be sent on. */
const asks = (parcel: Came): boolean =>
  holdsOf(parcel, { usMailOk: parcel.formMissing === undefined }).length > 0;

/** What says what storage costs now. */
type Known = Pick<ParcelFacts, 'card' | 'now'>;

const factsOf = (parcel: Came, known: Known): ParcelFacts => ({
  parcel,
  ...known,
  usMailOk: parcel.formMissing === undefined,
});

/** `Sample Store, headphones, 3.2 lb, free until Mon, Dec 28: PCL-7K3M9Q2X`. */
export const lineOf = (parcel: Came, known: Known): string => {
  const goods = goodsOf(parcel);
  const facts = [
    parcel.declaration.store ?? carrierName(parcel.carrier),
    ...(goods === undefined ? [] : [goods]),
    `${parcel.weightLb} lb`,
    ...storageInRow(factsOf(parcel, known)),
  ];
  return `${facts.join(', ')}: ${parcel.code}`;
};

/** What the owner of a parcel hears when it came, worded at an instant. What is to do then its letter says besides. */
export const arrivedWords = (parcel: Came, { now }: Pick<Known, 'now'>): Said => {
  const brought = `${carrierName(parcel.carrier)} brought it. It weighs ${parcel.weightLb} lb`;
  const isFree = parcel.freeUntil > now.toISOString();
  return {
    ...aboutParcel(parcel),
    title: `Your ${parcelWords(parcel)} is here`,
    body: isFree
      ? `${brought}, and storage is free until ${dayWords(lastFreeDay(parcel.freeUntil))}.`
      : `${brought}.`,
    inLetter: `${brought}.`,
    label: 'See the photo',
    news: 'progress',
    mail: 'progress',
  };
};

/** How many of several parcels something is missing for; undefined for none. */
const missingWords = (came: readonly Came[]): string | undefined => {
  const asking = came.filter(asks).length;
  return asking === 0
    ? undefined
    : `Something is missing for ${asking === came.length ? 'all' : asking === 1 ? 'one' : asking} of them.`;
};

/** What the owner of several parcels hears that came within ten minutes, of which nothing else is to be told. */
export const severalArrived = (came: readonly Came[]): Said => {
  const missing = missingWords(came);
  return {
    title: `${came.length} parcels are here for you`,
    body: 'They are on our shelf. Your mailbox has a photo of each.',
    more: [missing ?? 'We have all that we need. Send them on together when you are ready.'],
    label: missing === undefined ? 'See the parcels' : 'See what is missing',
    about: came.map(({ code }) => code).join(', '),
    path: pathOfMailbox,
    news: 'progress',
    mail: 'progress',
  };
};
