import { type Evidence, evidenceOf, type Known, whyOf } from './evidence.ts';
import type { Candidate, Found } from './label.ts';
import { agrees, type Fit, rankOf } from './names.ts';
import type { ReadLabel } from './read-label.ts';

/** At most so many are suggested. */
const SUGGESTED = 3;
/** One is offered alone when it is this likely. */
const ALONE = 0.98;
/** Less likely ones are not worth a line on the screen. */
const WORTH = 0.001;
/** The weight of it being somebody whom nothing has found; more when not everything was read. */
const NOBODY = 40;
const UNREAD = 400;
/** With this weight nothing else has to be looked for: a name that is the same, or the number with a name that is half. */
const GOOD = 1000;

/** Word for word, but for a middle name. */
const isSame = (fit: Fit): boolean => fit === 'whole' || fit === 'short';

const byWeight = (read: ReadLabel, known: readonly Known[]): readonly Evidence[] =>
  known.map((one) => evidenceOf(read, one)).toSorted((one, other) => other.weight - one.weight);

/** Whether another mailbox has nearly this number and a name that fits as well. Then the number may be misread. */
const hasRival = (one: Evidence, all: readonly Evidence[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      (other.number === 'alike' || other.number === 'near') &&
      rankOf(other.fit) <= rankOf(one.fit),
  );

/** The rule: the mailbox number stands on the label in digits, and one of the names agrees. */
const isExact = ({ number }: ReadLabel, { known, fit }: Evidence): boolean =>
  number === known.number && agrees(fit);

/** Whether the mailbox under the number on the label is certain without a look at others: a name is the same word for word. */
export const isPlain = (read: ReadLabel, known: Known): boolean => {
  const evidence = evidenceOf(read, known);
  return isExact(read, evidence) && isSame(evidence.fit);
};

/** Those that would be suggested, the best first. */
export const bestOf = (read: ReadLabel, known: readonly Known[]): readonly Known[] =>
  byWeight(read, known)
    .slice(0, SUGGESTED)
    .map((one) => one.known);

/** Whether one was found that is good enough to look no further. */
export const isGood = (read: ReadLabel, known: readonly Known[]): boolean =>
  byWeight(read, known).some(({ weight, fit }) => weight >= GOOD || isSame(fit));

const candidateOf = (evidence: Evidence, score: number): Candidate => ({
  mailbox: evidence.known.number,
  name: evidence.name,
  status: evidence.known.status,
  score,
  why: whyOf(evidence),
});

/**
 * Whose a label is, of the mailboxes that were found for it.
 * @param isAll false when there may be more that fit than were found.
 */
export const decide = (read: ReadLabel, known: readonly Known[], isAll = true): Found => {
  const all = byWeight(read, known);
  const exact = all.find((one) => isExact(read, one));
  if (exact !== undefined && !hasRival(exact, all)) {
    const certain = candidateOf(exact, 1);
    return { certain, candidates: [certain], one: true };
  }
  const sum = all.reduce((total, { weight }) => total + weight, NOBODY + (isAll ? 0 : UNREAD));
  const candidates = all
    .filter(({ known: { isGuess = false } }) => !isGuess)
    .map((one) => candidateOf(one, one.weight / sum))
    .filter(({ score, why }) => score >= WORTH && why.length > 0)
    .slice(0, SUGGESTED);
  // What was not read whole is not shown, but it makes the others less likely.
  return { candidates, one: (candidates[0]?.score ?? 0) >= ALONE };
};
