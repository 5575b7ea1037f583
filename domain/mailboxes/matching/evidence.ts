import type { MailboxStatus } from '../mailbox-number.ts';
import type { Why } from './label.ts';
import { type Nearness, nearnessOf } from './misread.ts';
import { agrees, type Fit, fitOf, rankOf } from './names.ts';
import { nameWords, type ReadLabel } from './read-label.ts';

/** What is known of a mailbox that was found. */
export interface Known {
  readonly number: string;
  readonly names: readonly { readonly name: string; readonly isFurther: boolean }[];
  /** The owner's phone from its end, as search terms have it. */
  readonly phoneEnd?: string | undefined;
  readonly status: MailboxStatus;
  /** True for what search terms say: enough to compare, not to be shown. */
  readonly isGuess?: boolean;
}

/** How well a mailbox fits a label. */
export interface Evidence {
  readonly known: Known;
  readonly number: Nearness | 'unread';
  /** The name that fits best, and how. */
  readonly name: string;
  readonly isFurther: boolean;
  readonly fit: Fit;
  readonly hasPhone: boolean;
  readonly weight: number;
}

/**
 * How much more often the label of an owner says this of a number than any other label does: by chance, one in ten thousand has the same
 * number, some forty have one with a digit wrong. Only their order of magnitude matters.
 */
const numberWeights: Readonly<Record<Evidence['number'], number>> = {
  same: 8000,
  alike: 20,
  near: 8,
  far: 0.02,
  unread: 1,
};

/** The same for a name: by chance, one in some thousands has the same two words, and one in thirty one of them. */
const fitWeights: Readonly<Record<Fit, number>> = {
  whole: 3000,
  short: 1500,
  spelled: 800,
  misread: 400,
  mistyped: 200,
  cut: 60,
  initial: 60,
  loose: 15,
  half: 1,
  none: 0.02,
};
/** A label without a name hides whether it agrees. */
const NO_NAME = 0.05;
const PHONE = 2000;

const nearest: readonly Nearness[] = ['same', 'alike', 'near', 'far'];

const numberOf = (read: ReadLabel, known: Known): Evidence['number'] => {
  const found = read.numbers.map((number) => nearnessOf(number, known.number));
  return nearest.find((nearness) => found.includes(nearness)) ?? 'unread';
};

/** Compares a label with a mailbox. */
export const evidenceOf = (read: ReadLabel, known: Known): Evidence => {
  const number = numberOf(read, known);
  const [best] = known.names
    .map((one) => ({ ...one, fit: fitOf(read.words, nameWords(one.name)) }))
    .toSorted((one, other) => rankOf(one.fit) - rankOf(other.fit));
  const { name = '', isFurther = false, fit = 'none' } = best ?? {};
  const hasPhone = read.phoneEnd !== undefined && (known.phoneEnd ?? '').startsWith(read.phoneEnd);
  const nameWeight = read.words.length === 0 ? NO_NAME : fitWeights[fit];
  const weight = numberWeights[number] * nameWeight * (hasPhone ? PHONE : 1);
  return { known, number, name, isFurther, fit, hasPhone, weight };
};

/** What of the label leads to the mailbox. */
export const whyOf = ({ number, fit, isFurther, hasPhone }: Evidence): readonly Why[] => {
  const why: Why[] = [];
  if (number === 'same') why.push('number');
  if (number === 'alike' || number === 'near') why.push('number-like');
  if (fit === 'whole' || fit === 'short') why.push('name');
  else if (agrees(fit) || fit === 'loose') why.push('name-like');
  if (isFurther && agrees(fit)) why.push('further-name');
  if (hasPhone) why.push('phone');
  return why;
};
