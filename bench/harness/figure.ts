import { median } from './statistics.ts';

/** Raw measurements of both sides, in the order they were taken; `beside` is empty where nothing stands beside. */
export interface Samples {
  readonly ours: readonly number[];
  readonly beside: readonly number[];
}

/** One claim about the product: how it is measured, beside what, and what we owe. */
export interface Figure {
  /** As typed behind `npm run bench` and named in the results. */
  readonly name: string;
  /** What is measured, as a line of a table. */
  readonly measures: string;
  /** What stands beside it in the same run; undefined for a figure that is only reported. */
  readonly beside?: string;
  /** What one sample is counted in. */
  readonly unit: string;
  /** Which way is better. */
  readonly direction: 'lower' | 'higher';
  /** What must hold. Undefined: reported. */
  readonly reach?: number;
  /** What we would like. */
  readonly aim?: number;
  /** Times each side is measured; 15 unless a measurement is exact and would only repeat itself, or is reported. */
  readonly repeats?: number;
  /** What the value is: how our side compares with the other, or, as `amount`, our median itself. A ratio unless told. */
  readonly value?: Comparison;
  /** How each side is made and what is honest about the other one: a paragraph of the page. */
  readonly how: string;
  readonly prepare: () => Promise<Prepared>;
}

interface Closable {
  /** Read after the last sample: what else the page should show. */
  readonly details?: () => Promise<readonly Detail[]>;
  /** Ends every process and removes every file that the figure brought. */
  readonly close: () => Promise<void>;
}

/** Sides that are measured one after the other, in turn. */
interface Sides extends Closable {
  readonly ours: () => Promise<number>;
  readonly beside?: () => Promise<number>;
}

/** Sides whose calls alternate within one sample. */
interface Paired extends Closable {
  readonly paired: () => Promise<{ readonly ours: number; readonly beside: number }>;
}

/** A figure ready to be measured. */
export type Prepared = Sides | Paired;

export interface Detail {
  readonly what: string;
  readonly value: string;
}

export type Comparison = (samples: Samples) => number;

export const ratioOfMedians: Comparison = ({ ours, beside }) => median(ours) / median(beside);

/** Our own median, for what is owed as an amount. */
export const amount: Comparison = ({ ours }) => median(ours);

/** The worst of pairs that were taken together. */
export const worstRatio: Comparison = ({ ours, beside }) =>
  Math.max(...ours.map((sample, at) => sample / (beside[at] ?? Number.NaN)));
