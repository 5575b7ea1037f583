import { median } from './statistics.ts';

/** Raw measurements of the product and of the baseline, in order. `beside` is empty for a figure without a baseline. */
export interface Samples {
  readonly ours: readonly number[];
  readonly beside: readonly number[];
}

/** One claim about the product: how it is measured, its baseline, its limit and its goal. */
export interface Figure {
  /** Name for `npm run bench -- NAME` and in the results. */
  readonly name: string;
  /** What is measured, in a short line. */
  readonly measures: string;
  /** The baseline, which is measured in the same run; undefined for a figure that is only reported. */
  readonly beside?: string;
  /** Unit of a sample. */
  readonly unit: string;
  /** Which way is better. */
  readonly direction: 'lower' | 'higher';
  /** The limit. A figure without one is only reported. */
  readonly reach?: number;
  /** The goal, which is stricter than the limit. */
  readonly aim?: number;
  /** How often each side is measured. Default: 15. Exact measurements, and figures that are only reported, need fewer. */
  readonly repeats?: number;
  /** Computes the value: a comparison of both sides, or our own median (`amount`). Default: the ratio of the medians. */
  readonly value?: Comparison;
  /** How both sides are measured, and what favors the baseline: a paragraph of the page. */
  readonly how: string;
  readonly prepare: () => Promise<Prepared>;
}

interface Closable {
  /** Further results for the page, read after the last sample. */
  readonly details?: () => Promise<readonly Detail[]>;
  /** Ends every process and removes every file of the figure. */
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

/** Our own median, for a limit that is an amount. */
export const amount: Comparison = ({ ours }) => median(ours);

/** The worst ratio of the pairs. */
export const worstRatio: Comparison = ({ ours, beside }) =>
  Math.max(...ours.map((sample, at) => sample / (beside[at] ?? Number.NaN)));
