/** One measure over equal steps of time, or over things beside each other, the input of every chart. */
export interface Series {
  /** What is counted or measured, such as 'Times' or 'LCP p75'; also the table's column. */
  readonly measure: string;
  /** What the steps are: the table's first column. */
  readonly step: 'Day' | 'Hour' | 'Week' | 'Month' | 'Flight' | 'Destination';
  /** Name of every step as the axis shows it. */
  readonly labels: readonly string[];
  /** Shorter names for the axis, where the labels are too long for it. */
  readonly short?: readonly string[];
  /** One value a step; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** Parts of the values, drawn stacked from the bottom; what is left of a value is drawn on top. At most three. */
  readonly parts?: readonly (readonly number[])[];
  /** The query of each step's own address. A bar and a row of the table lead there. */
  readonly searches?: readonly string[];
  /** A value in words for people, `2.5 s`. */
  readonly format: (value: number) => string;
  /** Limits of good and poor; drawn as bands with their values. */
  readonly thresholds?: { readonly good: number; readonly poor: number } | undefined;
}

/** `bars` are for counts, `line` for measurements. */
export type ChartKind = 'bars' | 'line';

/** Text alternative of a chart: highest and latest value. The values themselves are in the table. */
export const summaryOf = ({ measure, labels, values, format }: Series): string => {
  const known = values.flatMap((value, step) => (value === null ? [] : [{ value, step }]));
  const last = known.at(-1);
  if (last === undefined) return `${measure}: nothing was measured.`;
  const top = known.reduce((most, one) => (one.value > most.value ? one : most));
  const at = ({ value, step }: { readonly value: number; readonly step: number }) =>
    `${format(value)} (${labels[step] ?? ''})`;
  return `${measure}: highest ${at(top)}, latest ${at(last)}.`;
};

/**
 * Upper end of the value axis: room above the highest value, and as much of the thresholds as shows the distance to
 * them. An empty chart has an axis from 0 to 1.
 */
export const topOf = ({ values, thresholds }: Pick<Series, 'values' | 'thresholds'>): number => {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (thresholds === undefined) return highest === 0 ? 1 : highest * 1.1;
  const { good, poor } = thresholds;
  return Math.max(highest, highest > good * 0.8 ? poor : good) * 1.15;
};
