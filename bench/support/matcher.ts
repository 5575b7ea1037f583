import { labelMatcher } from '#lambdas/mailboxes/index.ts';
import { mailboxItem, searchItems } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { labelsFor } from '#tests/support/labels/labels.ts';
import { mailboxesOf } from '#tests/support/labels/mailboxes.ts';
import { type Matched, matchAll } from '#tests/support/labels/measure.ts';
import { startTables } from '#tests/support/tables.ts';
import type { Detail, Figure } from '../harness/figure.ts';
import { amount } from '../harness/figure.ts';
import { rounded } from '../harness/statistics.ts';
import { randomness } from './browser-batches.ts';
import { meterOf } from './capacity.ts';
import { fill } from './lists/measured-list.ts';

/** The seed of the figures. Weights and limits of the matcher were tuned on others, and never on this one. */
const SEED = 2026;
const MAILBOXES = 10_000;
const LABELS = 10_000;
/** Labels of people who have no mailbox here. */
const STRANGERS = 1000;

/** What the matcher did with all labels. Units are read units of one label. */
export interface MatcherMeasured extends Matched {
  readonly unitsMean: number;
  readonly unitsWorst: number;
  readonly strangers: Matched;
}

const measure = async (): Promise<MatcherMeasured> => {
  const random = randomness(SEED);
  const mailboxes = mailboxesOf(random, MAILBOXES);
  const labels = labelsFor(random, mailboxes, LABELS);
  const others = labelsFor(random, mailboxesOf(random, MAILBOXES), STRANGERS).map(({ label, ...rest }) => {
    const { mailbox: _none, ...unnumbered } = label;
    return { ...rest, owner: 'nobody', label: unnumbered };
  });
  const tables = await startTables();
  try {
    const client = tables.client();
    await fill(
      client,
      tables.mailboxes,
      mailboxes.flatMap((mailbox) => [mailboxItem(mailbox), ...searchItems(mailbox)]),
    );
    const taken = meterOf(client);
    const units: number[] = [];
    const match = labelMatcher(client, tables.mailboxes);
    const matched = await matchAll(match, labels, () => units.push(taken().read));
    const strangers = await matchAll(match, others);
    const wrong = matched.wrongCertain + strangers.wrongCertain;
    if (wrong > 0) throw new Error(`${wrong} labels were assigned to somebody else.`);
    const unitsMean = units.reduce((sum, one) => sum + one, 0) / units.length;
    return { ...matched, unitsMean, unitsWorst: Math.max(...units), strangers };
  } finally {
    await tables.stop();
  }
};

let measured: Promise<MatcherMeasured> | undefined;
const percent = (part: number, whole: number): string => `${rounded((100 * part) / whole)} %`;

const detailsOf = ({ strangers, ...all }: MatcherMeasured): readonly Detail[] => [
  {
    what: 'assigned by itself (number and name), none of them wrong',
    value: percent(all.certain, all.labels),
  },
  { what: 'owner among the first three', value: percent(all.amongThree, all.labels) },
  { what: 'exactly one offered', value: percent(all.alone, all.labels) },
  { what: 'of these the wrong one', value: `${all.wrongAlone} of ${all.alone}` },
  {
    what: 'read units for a label',
    value: `${rounded(all.unitsMean)} on average, ${rounded(all.unitsWorst)} at most`,
  },
  {
    what: 'labels of people without a mailbox here: one is offered all the same, none is assigned',
    value: percent(strangers.alone, strangers.labels),
  },
];

/** What all figures of the matcher have in common. They are measured once in a run. */
export const matcherFigure = (
  figure: Omit<Figure, 'repeats' | 'value' | 'prepare'>,
  amountOf: (measured: MatcherMeasured) => number,
): Figure => ({
  ...figure,
  repeats: 1,
  value: amount,
  prepare: async () => {
    measured ??= measure();
    const all = await measured;
    return {
      ours: async () => amountOf(all),
      details: async () => detailsOf(all),
      close: async () => undefined,
    };
  },
});

/** A share of a count, in percent. */
export const share = (part: number, whole: number): number => (100 * part) / whole;
