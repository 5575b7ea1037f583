import { countDays, newYorkDay } from '../../kernel/new-york.ts';
import { digitsFor, edits } from '../../mailboxes/matching/misread.ts';
import { agrees, fitOf } from '../../mailboxes/matching/names.ts';
import { nameWords, readLabel } from '../../mailboxes/matching/read-label.ts';
import type { Parcel } from '../parcel.ts';
import type { Trace } from './trace.ts';

/** Why a parcel could be the one that is missed, with how much it says: 0 to 1. */
const weights = {
  number: 1,
  'number-like': 0.8,
  'number-end': 0.6,
  mailbox: 0.7,
  'mailbox-like': 0.4,
  name: 0.6,
  'name-like': 0.25,
  'that-day': 0.15,
} as const;
export type TraceWhy = keyof typeof weights;

/** The same as staff read it. */
export const traceWhyWords: Readonly<Record<TraceWhy, string>> = {
  number: 'the same number',
  'number-like': 'a number nearly the same',
  'number-end': 'its number ends the same',
  mailbox: 'the mailbox on its label',
  'mailbox-like': 'a mailbox nearly the same on its label',
  name: 'the name on its label',
  'name-like': 'a similar name on its label',
  'that-day': 'came at that time, with no number to read',
};

/** What is known of a parcel that somebody misses. */
export interface Missed extends Pick<Trace, 'tracking' | 'carrier' | 'mailbox' | 'deliveredOn'> {
  /** Whose name may be on it. */
  readonly names: readonly string[];
}

/** How well a parcel fits what is missed. */
export interface TraceFit {
  /** 0 to 1. */
  readonly score: number;
  readonly why: readonly TraceWhy[];
}

/** How many characters at the end of a number people read out and compare. */
export const END_SIGNS = 8;

/** How like two tracking numbers are, in their normal form: 0 for O, and one character wrong, lost, added or exchanged with the next. */
export const likeNumber = (one: string, other: string): TraceWhy | undefined => {
  if (one === other) return 'number';
  if (Math.min(one.length, other.length) < END_SIGNS) return undefined;
  const [seen, meant] = [digitsFor(one.toLowerCase()), digitsFor(other.toLowerCase())];
  if (seen === meant || edits(seen, meant) === 1) return 'number-like';
  return one.slice(-END_SIGNS) === other.slice(-END_SIGNS) ? 'number-end' : undefined;
};

const likeMailbox = (label: Parcel['label'], mailbox: string | undefined): TraceWhy | undefined => {
  if (mailbox === undefined || label.mailbox === undefined) return undefined;
  const { numbers } = readLabel({ mailbox: label.mailbox });
  if (numbers.includes(mailbox)) return 'mailbox';
  return numbers.some((number) => edits(number, mailbox) === 1) ? 'mailbox-like' : undefined;
};

const likeName = ({ name = '' }: Parcel['label'], names: readonly string[]): TraceWhy | undefined => {
  const fits = names.map((one) => fitOf(nameWords(name), nameWords(one)));
  if (fits.some(agrees)) return 'name';
  return fits.some((fit) => fit !== 'none') ? 'name-like' : undefined;
};

/** What the carrier says it delivered may lie for two days until it is received. */
const LATEST_DAYS = 3;

const likeDay = (parcel: Parcel, { deliveredOn, carrier }: Missed): TraceWhy | undefined => {
  if (parcel.tracking !== undefined || deliveredOn === undefined || parcel.carrier !== carrier)
    return undefined;
  const days = countDays(deliveredOn, newYorkDay(new Date(parcel.receivedAt)));
  return 1 <= days && days <= LATEST_DAYS ? 'that-day' : undefined;
};

/**
 * How well a parcel fits what is missed; undefined when it does not. The number counts for every parcel; the label only for one of which
 * nobody knows whose it is.
 */
export const traceFit = (missed: Missed, parcel: Parcel): TraceFit | undefined => {
  const { tracking, label, state } = parcel;
  const byNumber = tracking === undefined ? undefined : likeNumber(missed.tracking, tracking);
  const byLabel =
    state === 'UNIDENTIFIED'
      ? [likeMailbox(label, missed.mailbox), likeName(label, missed.names), likeDay(parcel, missed)]
      : [];
  const why = [byNumber, ...byLabel].filter((one) => one !== undefined);
  if (why.length === 0) return undefined;
  return { why, score: 1 - why.reduce((doubt, one) => doubt * (1 - weights[one]), 1) };
};
