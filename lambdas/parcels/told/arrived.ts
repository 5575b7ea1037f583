import { listed } from '#domain/kernel/listed.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { lastFreeDay } from '#domain/parcels/free-days.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import { holdsOf } from '#domain/parcels/holds/holds.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { carrierNames } from '#domain/parcels/tracking/carriers.ts';
import { pathOfMailbox, pathOfParcel, type Said } from './letter.ts';

/** What we need of its owner for each hold that they can clear. */
const needed: Partial<Readonly<Record<ParcelHold, string>>> = {
  INVOICE_MISSING: 'the invoice',
  VALUE_MISSING: 'what each thing cost',
  DANGERS_UNANSWERED: 'whether a battery, perfume or the like is inside',
  FORM_1583: 'your signed Form 1583 for U.S. Mail',
};

/** A parcel that came. Without its form U.S. Mail is not taken at the door, so one that waits for it is rare: its addressee was found later. */
export interface Came extends Parcel {
  readonly formMissing?: true;
}

const holdsIn = (parcel: Came): readonly ParcelHold[] =>
  holdsOf(parcel, { usMailOk: parcel.formMissing === undefined }).map(({ kind }) => kind);

const neededFor = (parcel: Came): readonly string[] => holdsIn(parcel).flatMap((kind) => needed[kind] ?? []);

export const carrierName = (carrier: string): string =>
  (carrierNames as Readonly<Record<string, string>>)[carrier] ?? 'A carrier';

const freeWords = ({ freeUntil }: Parcel): string => `free until ${dayWords(lastFreeDay(freeUntil))}`;

/** `Sample Store, 3.2 lb, free until Mon, Dec 28: PCL-7K3M9Q2X`. */
const lineOf = (parcel: Parcel): string =>
  `${parcel.declaration.store ?? carrierName(parcel.carrier)}, ${parcel.weightLb} lb, ${freeWords(parcel)}: ${parcel.code}`;

/** What comes next for one parcel. */
const nextWords = (parcel: Came): string => {
  const holds = holdsIn(parcel);
  if (holds.includes('DISPOSE_OR_RETURN'))
    return 'Something inside may not fly. Its page says what, and what you can do.';
  const missing = neededFor(parcel);
  if (missing.length > 0) return `Before it can fly, we need from you: ${listed(missing)}.`;
  return holds.includes('DG_REVIEW')
    ? 'We look at the goods that you told us of. Then you can send it on.'
    : 'We have all that we need. Send it on when you are ready.';
};

const one = (parcel: Came): Said => {
  const { code, declaration, carrier, weightLb } = parcel;
  const asks = holdsIn(parcel).length > 0;
  return {
    title:
      declaration.store === undefined
        ? 'Your parcel is here'
        : `Your parcel from ${declaration.store} is here`,
    body: `${carrierName(carrier)} brought it. It weighs ${weightLb} lb, and storage is ${freeWords(parcel)}.`,
    more: [nextWords(parcel)],
    shows: [code],
    label: asks ? 'See what is missing' : 'See the photo and send it on',
    about: code,
    path: pathOfParcel(code),
    news: 'progress',
    mail: 'progress',
  };
};

const several = (came: readonly Came[]): Said => {
  const asking = came.filter((parcel) => holdsIn(parcel).length > 0).length;
  return {
    title: `${came.length} parcels are here for you`,
    body: 'They are on our shelf. Your mailbox has a photo of each.',
    more: [
      asking === 0
        ? 'We have all that we need. Send them on together when you are ready.'
        : `Something is missing for ${asking === came.length ? 'all' : asking} of them. Your mailbox says what.`,
    ],
    shows: came.map(({ code }) => code),
    block: came.map(lineOf),
    label: asking === 0 ? 'See the parcels' : 'See what is missing',
    about: came.map(({ code }) => code).join(', '),
    path: pathOfMailbox,
    news: 'progress',
    mail: 'progress',
  };
};

/** One letter for all that came within ten minutes; undefined where nothing of it is its reader's any more. */
export const arrived = (came: readonly Came[]): Said | undefined => {
  const [first, ...others] = came;
  if (first === undefined) return undefined;
  return others.length === 0 ? one(first) : several(came);
};
