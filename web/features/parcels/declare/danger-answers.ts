import type { DangerCode } from '#domain/carriage/commodities.ts';
import {
  chargeAnswers,
  type DangerAnswers,
  noDangers,
  otherDangers,
} from '#domain/carriage/dangerous/questions.ts';
import type { Danger } from '#domain/parcels/declaration/declaration.ts';

const some = (code: DangerCode, quantity: number): readonly Danger[] =>
  quantity > 0 ? [{ code, quantity }] : [];
const one = (code: DangerCode, is: boolean): readonly Danger[] => (is ? [{ code }] : []);

/** The answers as a parcel keeps them: the rows of the table, with how many. */
export const dangersOf = (answers: DangerAnswers): readonly Danger[] => [
  ...one('POWER_BANK', answers.powerBank),
  ...one('LOOSE_BATTERY', answers.looseBattery),
  ...some('BATTERY_BUILT_IN', answers.builtIn),
  ...one('BATTERY_WITH_DEVICE', answers.besideDevice !== 'NONE'),
  ...some('PERFUME', answers.perfume),
  ...some('NAIL_POLISH', answers.nailPolish),
  ...some('SPRAY', answers.sprays),
  ...answers.others.map((code) => ({ code })),
];

/** What the rows do not hold: how far a battery is charged, and how large the largest bottle is. */
const besides: Readonly<Record<DangerAnswers['besideDevice'], string>> = {
  NONE: '',
  UP_TO_30: 'The battery beside its device is charged to 30% or less',
  MORE: 'The battery beside its device is charged to more than 30%',
  NOT_SURE: 'It is not known how far the battery beside its device is charged',
};
const LARGEST = 'The largest bottle of perfume has';

/** Whether a sentence is one of these. */
const isAdded = (sentence: string): boolean =>
  Object.values(besides).includes(sentence) || sentence.startsWith(LARGEST);

/** The same in words, after what was typed. Said once: what an earlier answer added goes. */
export const noteOf = (answers: DangerAnswers, typed: string): string => {
  const { besideDevice, perfume, perfumeMl } = answers;
  return [
    ...typed.split(/\.\s+|\.$/).filter((sentence) => sentence.trim() !== '' && !isAdded(sentence.trim())),
    besides[besideDevice],
    perfume > 0 && perfumeMl !== undefined ? `${LARGEST} ${perfumeMl} ml` : '',
  ]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}.`)
    .join(' ');
};

const isOther = (code: string): code is DangerAnswers['others'][number] =>
  (otherDangers as readonly string[]).includes(code);

/** How far a battery is charged, as the note says it. A note of before these sentences does not say it. */
const chargeIn = (note: string): DangerAnswers['besideDevice'] =>
  chargeAnswers.find((answer) => besides[answer] !== '' && note.includes(besides[answer])) ?? 'NOT_SURE';

/** The size of the largest bottle, as the note says it. */
const largestIn = (note: string): Pick<DangerAnswers, 'perfumeMl'> => {
  const [, size] = new RegExp(`${LARGEST} (\\d+) ml`).exec(note) ?? [];
  return size === undefined ? {} : { perfumeMl: Number(size) };
};

/** The answers that rows and note were made of, so that whoever adds an invoice later changes none of them. */
export const answersFrom = (dangers: readonly Danger[], note = ''): DangerAnswers => {
  const found = (code: DangerCode): Danger | undefined => dangers.find((danger) => danger.code === code);
  const count = (code: DangerCode): number => {
    const danger = found(code);
    return danger === undefined ? 0 : (danger.quantity ?? 1);
  };
  return {
    ...noDangers,
    powerBank: found('POWER_BANK') !== undefined,
    looseBattery: found('LOOSE_BATTERY') !== undefined,
    builtIn: count('BATTERY_BUILT_IN'),
    besideDevice: found('BATTERY_WITH_DEVICE') === undefined ? 'NONE' : chargeIn(note),
    perfume: count('PERFUME'),
    ...(found('PERFUME') === undefined ? {} : largestIn(note)),
    nailPolish: count('NAIL_POLISH'),
    sprays: count('SPRAY'),
    others: dangers.map(({ code }) => code).filter(isOther),
  };
};
