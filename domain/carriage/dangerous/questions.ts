import * as z from 'zod/mini';
import { type DangerCode, dangerCodes } from '../commodities.ts';

/** More devices, bottles or cans than anybody sends in one parcel. */
const MOST = 999;
/** Milliliters; a larger bottle is a mistake in typing. */
const LARGEST = 20_000;

const Count = z.int().check(z.minimum(0), z.maximum(MOST));

/** How a battery beside its device is charged: at most to 30% flies, more does not, and whoever does not know is asked. */
export const chargeAnswers = ['NONE', 'UP_TO_30', 'MORE', 'NOT_SURE'] as const;

/** Dangers with a question of their own. */
const asked = [
  'POWER_BANK',
  'LOOSE_BATTERY',
  'BATTERY_BUILT_IN',
  'BATTERY_WITH_DEVICE',
  'PERFUME',
  'NAIL_POLISH',
  'SPRAY',
] as const satisfies readonly DangerCode[];

type OtherDanger = Exclude<DangerCode, (typeof asked)[number]>;

/** The dangers that are ticked in one list: all others of the table. */
export const otherDangers: readonly OtherDanger[] = dangerCodes.filter(
  (code): code is OtherDanger => !(asked as readonly DangerCode[]).includes(code),
);

/**
 * What a customer answers about dangerous goods in one parcel. All are asked; `noDangers` is what somebody means who says that
 * nothing of this is inside.
 */
export const DangerAnswers = z.strictObject({
  powerBank: z.boolean(),
  /** A lithium battery without its device. */
  looseBattery: z.boolean(),
  /** Devices with a battery built in; 0 when there is none. */
  builtIn: Count,
  /** A battery beside the device that it is for. */
  besideDevice: z.enum(chargeAnswers),
  /** Bottles of perfume, aftershave and the like. */
  perfume: Count,
  /** The largest of them, in milliliters; absent when the customer does not know. */
  perfumeMl: z.optional(z.int().check(z.minimum(1), z.maximum(LARGEST))),
  /** Bottles of nail polish and remover. */
  nailPolish: Count,
  /** Spray cans. */
  sprays: Count,
  /** What was ticked in the list of all other dangers. */
  others: z.array(z.enum(otherDangers)).check(z.maxLength(dangerCodes.length)),
});
export type DangerAnswers = z.output<typeof DangerAnswers>;

/** Nothing of this is inside. */
export const noDangers: DangerAnswers = {
  powerBank: false,
  looseBattery: false,
  builtIn: 0,
  besideDevice: 'NONE',
  perfume: 0,
  nailPolish: 0,
  sprays: 0,
  others: [],
};

/** A question as it is asked. */
interface Question {
  readonly field: keyof DangerAnswers;
  readonly question: string;
  readonly hint?: string;
  /** Yes or no, how many, one of `answers`, or any of `otherDangers`. */
  readonly kind: 'yes-no' | 'how-many' | 'choice' | 'list';
  readonly answers?: Readonly<Record<(typeof chargeAnswers)[number], string>>;
}

/** The questions in the order in which they are asked: what stops a parcel comes first. */
export const dangerQuestions: readonly Question[] = [
  {
    field: 'powerBank',
    kind: 'yes-no',
    question: 'Is there a power bank inside?',
    hint: 'Also a battery case for a phone, or a jump starter for a car.',
  },
  {
    field: 'looseBattery',
    kind: 'yes-no',
    question: 'Is there a spare battery without its device?',
    hint: 'Of a phone, laptop, drill, camera or drone.',
  },
  {
    field: 'builtIn',
    kind: 'how-many',
    question: 'How many things with a battery built in?',
    hint: 'Phones, laptops, tablets, watches, headphones, speakers, toys, tools. 0 when there are none.',
  },
  {
    field: 'besideDevice',
    kind: 'choice',
    question: 'Is there a battery packed beside the device that it is for?',
    hint: 'Since January 2026 it may be charged to 30% at most.',
    answers: {
      NONE: 'No',
      UP_TO_30: 'Yes, charged to 30% or less',
      MORE: 'Yes, charged to more than 30%',
      NOT_SURE: 'Yes, I do not know how far it is charged',
    },
  },
  {
    field: 'perfume',
    kind: 'how-many',
    question: 'How many bottles of perfume, cologne or aftershave?',
  },
  { field: 'perfumeMl', kind: 'how-many', question: 'How many milliliters has the largest bottle?' },
  {
    field: 'nailPolish',
    kind: 'how-many',
    question: 'How many bottles of nail polish or remover?',
  },
  {
    field: 'sprays',
    kind: 'how-many',
    question: 'How many spray cans?',
    hint: 'Hairspray, deodorant spray, insect spray, spray paint. A pump bottle is none.',
  },
  { field: 'others', kind: 'list', question: 'Is anything else from this list inside?' },
];
