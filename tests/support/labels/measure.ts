import type { Found, Label } from '#domain/mailboxes/matching/label.ts';
import type { ReadLabel } from './labels.ts';

/** What a matcher answered for many labels whose owners are known: counts of labels. */
export interface Matched {
  readonly labels: number;
  /** The owner is among the three that are shown. */
  readonly amongThree: number;
  readonly alone: number;
  /** Of those alone, another than the owner. */
  readonly wrongAlone: number;
  readonly certain: number;
  readonly wrongCertain: number;
}

/** Asks a matcher for each label. `asked` hears of each answer. */
export const matchAll = async (
  match: (label: Label) => Promise<Found>,
  labels: readonly ReadLabel[],
  asked: () => void = () => undefined,
): Promise<Matched> => {
  const counts = {
    labels: labels.length,
    amongThree: 0,
    alone: 0,
    wrongAlone: 0,
    certain: 0,
    wrongCertain: 0,
  };
  for (const { label, owner } of labels) {
    const { certain, candidates, one } = await match(label);
    asked();
    const isWrong = candidates[0]?.mailbox !== owner;
    if (candidates.some(({ mailbox }) => mailbox === owner)) counts.amongThree += 1;
    if (one) counts.alone += 1;
    if (one && isWrong) counts.wrongAlone += 1;
    if (certain) counts.certain += 1;
    if (certain && certain.mailbox !== owner) counts.wrongCertain += 1;
  }
  return counts;
};
