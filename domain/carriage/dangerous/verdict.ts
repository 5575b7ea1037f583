import { type Commodity, commodityOf, type DangerCode, dangerCodes } from '../commodities.ts';
import { rulesFor } from '../item-check.ts';
import type { DangerAnswers } from './questions.ts';

/** `ask`: staff look at it before it flies. `never`: it does not fly as it is. */
export type DangerLevel = 'ask' | 'never';

/** One reason why goods do not simply fly. */
export interface DangerFinding {
  readonly row: DangerCode;
  readonly level: DangerLevel;
  /** What was found and why it matters: `2 spray cans. Cans under pressure. …` */
  readonly words: string;
  readonly whatToDo: string;
}

export interface DangerVerdict {
  /** The strictest of the findings; `fine` without any. */
  readonly verdict: 'fine' | DangerLevel;
  /** What never flies comes first. */
  readonly findings: readonly DangerFinding[];
}

/** What staff tick at the bench, with its name and what it leads to, in the order of the table. */
export const dangers: readonly {
  readonly code: DangerCode;
  readonly name: string;
  readonly level: DangerLevel;
}[] = dangerCodes.map((code) => {
  const { name, verdict } = commodityOf(code);
  return { code, name, level: verdict };
});

const findingOf = (code: DangerCode, found: string, change: Partial<DangerFinding> = {}): DangerFinding => {
  const { verdict, reason, whatToDo } = commodityOf(code);
  return { row: code, level: verdict, words: `${found}. ${reason}`, whatToDo, ...change };
};

const withVerdict = (findings: readonly DangerFinding[]): DangerVerdict => ({
  verdict: findings.some(({ level }) => level === 'never') ? 'never' : findings.length > 0 ? 'ask' : 'fine',
  findings: [
    ...findings.filter(({ level }) => level === 'never'),
    ...findings.filter(({ level }) => level === 'ask'),
  ],
});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A battery beside its device: above 30% it does not fly before it is discharged, and whoever does not know is asked. */
const besideDevice = ({ besideDevice: charge }: DangerAnswers): readonly DangerFinding[] =>
  charge === 'NONE'
    ? []
    : charge === 'MORE'
      ? [
          findingOf('BATTERY_WITH_DEVICE', 'A battery beside its device, charged to more than 30%', {
            level: 'never',
            whatToDo: 'Discharge it to 30% or less and answer again, or take it out.',
          }),
        ]
      : [
          findingOf(
            'BATTERY_WITH_DEVICE',
            charge === 'UP_TO_30'
              ? 'A battery beside its device, charged to 30% or less'
              : 'A battery beside its device, and nobody knows how far it is charged',
          ),
        ];

const perfume = ({ perfume: bottles, perfumeMl }: DangerAnswers): string => {
  const size = perfumeMl === undefined ? '' : `, the largest ${perfumeMl} ml`;
  return `${counted(bottles, 'bottle', 'bottles')} of perfume or the like${size}`;
};

/** What follows from the answers of a customer. */
export const dangerVerdict = (answers: DangerAnswers): DangerVerdict => {
  const { powerBank, looseBattery, builtIn, nailPolish, sprays, others } = answers;
  return withVerdict([
    ...(powerBank ? [findingOf('POWER_BANK', 'A power bank')] : []),
    ...(looseBattery ? [findingOf('LOOSE_BATTERY', 'A battery without its device')] : []),
    ...besideDevice(answers),
    ...(builtIn > 0
      ? [findingOf('BATTERY_BUILT_IN', `${counted(builtIn, 'device', 'devices')} with a battery built in`)]
      : []),
    ...(answers.perfume > 0 ? [findingOf('PERFUME', perfume(answers))] : []),
    ...(nailPolish > 0
      ? [findingOf('NAIL_POLISH', `${counted(nailPolish, 'bottle', 'bottles')} of nail polish or remover`)]
      : []),
    ...(sprays > 0 ? [findingOf('SPRAY', counted(sprays, 'spray can', 'spray cans'))] : []),
    ...dangersSeen(others).findings,
  ]);
};

/** What follows from what staff have seen in a parcel. */
export const dangersSeen = (codes: readonly DangerCode[]): DangerVerdict =>
  withVerdict([...new Set(codes)].map((code) => findingOf(code, commodityOf(code).name)));

const isDanger = (row: Commodity): row is Commodity<DangerCode> =>
  (dangerCodes as readonly string[]).includes(row.code);

/**
 * What follows from the words of a description. `fine` means that nothing in it sounds like a danger, and not that
 * somebody has looked.
 */
export const dangersInWords = (description: string): DangerVerdict =>
  withVerdict(
    rulesFor(description)
      .filter(isDanger)
      .map(({ code, name }) => findingOf(code, name)),
  );

/** Several verdicts about the same goods as one, a kind of goods once: what was said, what it is called, what was seen. */
export const together = (...verdicts: readonly DangerVerdict[]): DangerVerdict => {
  const strictestFirst = withVerdict(verdicts.flatMap(({ findings }) => findings)).findings;
  return withVerdict(
    strictestFirst.filter(({ row }, at) => strictestFirst.findIndex((earlier) => earlier.row === row) === at),
  );
};
