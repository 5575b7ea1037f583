import { EXPORT_FILING_ABOVE } from '#domain/carriage/export-filing.ts';
import { LB_PER_KG, poundsOf } from '#domain/kernel/measures.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelTooHeavy } from '#domain/quotes/engine/pieces.ts';
import type { EstimateRequest, Goods } from '#domain/quotes/estimate.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { type Draft, type GoodsDraft, townServed } from './draft.ts';
import { numberOf } from './units.ts';

/** A problem in a field that prevents a correct price. */
export interface Issue {
  /** Id of the field's element. */
  readonly field: string;
  /** Says what to do. */
  readonly message: string;
  /** True for a field that is still empty, which is shown as a mistake only once a price is asked for. */
  readonly missing: boolean;
}

/** Result of the check: a request as far as it is complete, and the problems. */
export interface Checked {
  /** Present only when all goods are measured. */
  readonly request?: EstimateRequest;
  readonly issues: readonly Issue[];
}

/** Limits beyond which a value must be a typing mistake. */
const MAXIMUM = { quantity: 999, in: 240, cm: 600, lb: 5000, kg: 2200, value: 1_000_000 };

const unitWords = { in: 'inches', cm: 'cm', lb: 'pounds', kg: 'kg' } as const;

export const fieldOf = (row: GoodsDraft, measure: string): string => `${row.kind}-${row.id}-${measure}`;

interface Wanted {
  readonly field: string;
  readonly typed: string;
  readonly most: number;
  readonly name: string;
  readonly unit: keyof typeof unitWords;
}

const measureIssue = ({ field, typed, most, name, unit }: Wanted): readonly Issue[] => {
  const value = numberOf(typed);
  if (value === undefined)
    return [{ field, missing: true, message: `Give the ${name} in ${unitWords[unit]}.` }];
  if (value > 0 && value <= most) return [];
  const message =
    value > most
      ? `${most} ${unitWords[unit]} is the most we take here. Call us for more.`
      : `Give the ${name} as a number above 0.`;
  return [{ field, missing: false, message }];
};

const quantityIssue = (row: GoodsDraft): readonly Issue[] => {
  const value = numberOf(row.quantity);
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= MAXIMUM.quantity) return [];
  const message = `Give how many, as a whole number from 1 to ${MAXIMUM.quantity}.`;
  return [{ field: fieldOf(row, 'quantity'), missing: value === undefined, message }];
};

const weightIssue = (row: GoodsDraft, { weightUnit }: Draft, card: RateCard): readonly Issue[] => {
  const field = fieldOf(row, 'weight');
  const most = MAXIMUM[weightUnit];
  const issues = measureIssue({ field, typed: row.weight, most, name: 'weight', unit: weightUnit });
  if (issues.length > 0) return issues;
  const pounds = poundsOf(numberOf(row.weight) ?? 0, weightUnit);
  if (pounds === 0) return [{ field, missing: false, message: 'Give the weight as a number above 0.' }];
  const { refusedAboveLb } = card.barrelLimits;
  if (row.kind !== 'barrel' || pounds <= refusedAboveLb) return [];
  const limit =
    weightUnit === 'lb'
      ? `${refusedAboveLb} lb`
      : `${refusedAboveLb} lb (${Math.floor(refusedAboveLb / LB_PER_KG)} kg)`;
  return [{ field, missing: false, message: barrelTooHeavy(limit) }];
};

const rowIssues = (row: GoodsDraft, draft: Draft, card: RateCard): readonly Issue[] => [
  ...quantityIssue(row),
  ...(row.kind === 'box'
    ? (['length', 'width', 'height'] as const).flatMap((name) =>
        measureIssue({
          field: fieldOf(row, name),
          typed: row[name],
          most: MAXIMUM[draft.lengthUnit],
          name,
          unit: draft.lengthUnit,
        }),
      )
    : []),
  ...weightIssue(row, draft, card),
];

const centsOf = (typed: string): number | undefined => {
  const value = numberOf(typed);
  return value !== undefined && value > 0 ? Math.round(value * 100) : undefined;
};

/** True when one kind of goods alone may need an export filing, so that its value is asked for. */
export const asksForDearest = ({ value }: Draft): boolean => (centsOf(value) ?? 0) > EXPORT_FILING_ABOVE;

const valueIssues = (draft: Draft): readonly Issue[] => {
  const value = numberOf(draft.value);
  const dearest = asksForDearest(draft) ? numberOf(draft.dearest) : undefined;
  const wrong = (amount: number | undefined) =>
    amount !== undefined && !(amount > 0 && amount <= MAXIMUM.value);
  if (wrong(value)) {
    const message = `Give the total value in dollars, up to ${dollars(MAXIMUM.value * 100)}.`;
    return [{ field: 'value', missing: false, message }];
  }
  if (draft.insured && value === undefined) {
    const message = 'Give the total value, so that we can price the insurance.';
    return [{ field: 'value', missing: true, message }];
  }
  if (wrong(dearest) || (dearest ?? 0) > (value ?? MAXIMUM.value)) {
    return [{ field: 'dearest', missing: false, message: 'Give a part of the total value, in dollars.' }];
  }
  return [];
};

const zipIssues = ({ pickup, zip }: Draft): readonly Issue[] => {
  if (!pickup || /^\d{5}$/.test(zip.trim())) return [];
  const missing = zip.trim() === '';
  const message = missing
    ? 'Give the ZIP code where we should pick it up.'
    : 'Give the ZIP code as five digits, such as 07102.';
  return [{ field: 'zip', missing, message }];
};

const goodsOf = (row: GoodsDraft, { lengthUnit, weightUnit }: Draft): Goods => {
  const of = (typed: string) => numberOf(typed) ?? 0;
  const common = { quantity: of(row.quantity), weight: of(row.weight), weightUnit };
  return row.kind === 'barrel'
    ? { kind: 'barrel', barrel: row.barrel, emptyNeeded: row.emptyNeeded, ...common }
    : {
        kind: 'box',
        ...common,
        length: of(row.length),
        width: of(row.width),
        height: of(row.height),
        lengthUnit,
      };
};

/** What the fields do not say themselves. */
export interface Known {
  /** Distance of the pickup, once its ZIP code was found within our radius. */
  readonly miles?: number | undefined;
  /** The towns of the destination where we deliver to the door. */
  readonly towns?: readonly string[];
}

const requestOf = (draft: Draft, { miles, towns = [] }: Known): EstimateRequest => {
  const declaredValue = centsOf(draft.value);
  const dearestKindValue = asksForDearest(draft) ? centsOf(draft.dearest) : undefined;
  return {
    to: draft.to,
    goods: draft.goods.map((row) => goodsOf(row, draft)),
    service: draft.express ? 'express' : 'standard',
    mailbox: draft.mailbox,
    stairs: draft.stairs,
    doorDelivery: townServed(draft, towns) !== undefined,
    brokerage: draft.brokerage,
    insured: draft.insured && declaredValue !== undefined,
    ...(miles === undefined ? {} : { pickupMiles: miles, pickupZip: draft.zip.trim() }),
    ...(declaredValue === undefined ? {} : { declaredValue }),
    ...(dearestKindValue === undefined ? {} : { dearestKindValue }),
  };
};

/**
 * Checks the fields. A request needs complete goods; other services are left out of it until they are known: a pickup
 * until its distance is, and delivery in a town where we do not deliver.
 */
export const check = (draft: Draft, card: RateCard, known: Known = {}): Checked => {
  const goods = draft.goods.flatMap((row) => rowIssues(row, draft, card));
  const beside = [...zipIssues(draft), ...valueIssues(draft)];
  const issues = [...goods, ...beside];
  const wrong = beside.some(({ missing, field }) => !missing && field !== 'zip');
  return goods.length > 0 || wrong ? { issues } : { issues, request: requestOf(draft, known) };
};
