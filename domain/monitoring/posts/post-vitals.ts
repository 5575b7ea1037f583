import { isSlug } from '../../kernel/slug-shape.ts';
import type { AcceptedMetric } from '../../telemetry/batch.ts';
import { type MetricName, metrics } from '../../telemetry/catalogue.ts';
import { addValue, emptyHistogram, type Histogram, percentile } from '../counts/histogram.ts';
import { mergeTallies, totalOf } from '../counts/tally.ts';
import { type Rating, ratingOf } from '../statistics/rating.ts';

/** What is measured for each post: the Core Web Vitals. */
export const postVitalNames = ['LCP', 'INP', 'CLS'] as const satisfies readonly MetricName[];
export type PostVital = (typeof postVitalNames)[number];

/** So many posts of one request are counted, as their readers are. */
const POSTS_PER_REQUEST = 5;

/** What was measured on the pages of one post, or of several. It never grows. */
export type PostVitals = Readonly<Partial<Record<PostVital, Histogram>>>;

/** A measurement on the page of a post. */
type Measured = Pick<AcceptedMetric, 'value'> & { readonly name: PostVital };

const vitalOf = ({ name, value }: AcceptedMetric): Measured | undefined => {
  const vital = postVitalNames.find((one) => one === name);
  return vital && { name: vital, value };
};

/** The measurements of one request by the post on whose page they were made. */
export const vitalsByPost = (
  records: readonly AcceptedMetric[],
): readonly (readonly [slug: string, measured: readonly Measured[]])[] => {
  const ofPosts = records.flatMap((record) => {
    const [vital, post] = [vitalOf(record), record.facts?.post];
    return vital !== undefined && isSlug(post) ? [{ post, vital }] : [];
  });
  return [...Map.groupBy(ofPosts, ({ post }) => post)]
    .map(([slug, those]) => [slug, those.map(({ vital }) => vital)] as const)
    .slice(0, POSTS_PER_REQUEST);
};

/** The counts with some more measurements. */
export const withMeasured = (known: PostVitals, measured: readonly Measured[]): PostVitals => {
  const counted: Partial<Record<PostVital, Histogram>> = { ...known };
  for (const { name, value } of measured) {
    const histogram = new Uint8Array(counted[name] ?? emptyHistogram());
    addValue(histogram, metrics[name].unit, value);
    counted[name] = histogram;
  }
  return counted;
};

/** Several counts together. */
export const mergeVitals = (several: readonly PostVitals[]): PostVitals =>
  several.reduce<PostVitals>(
    (sum, counted) =>
      Object.fromEntries(
        postVitalNames.flatMap((name) => {
          const [one, other] = [sum[name], counted[name]];
          if (one === undefined || other === undefined) return one || other ? [[name, one ?? other]] : [];
          return [[name, mergeTallies(one, other)]];
        }),
      ),
    {},
  );

/** One vital at its 75th percentile, with how good that is. */
export interface VitalFigure {
  readonly vital: PostVital;
  readonly p75: number;
  readonly rating: Rating;
}

/** How many visits were measured: each has all vitals, or those that its browser measures. */
export const visitsIn = (vitals: PostVitals): number =>
  Math.max(...postVitalNames.map((name) => totalOf(vitals[name] ?? emptyHistogram())));

/** The vitals of a post that were measured, each at the 75th percentile. */
export const vitalFigures = (vitals: PostVitals): readonly VitalFigure[] =>
  postVitalNames.flatMap((vital) => {
    const p75 = percentile(vitals[vital] ?? emptyHistogram(), metrics[vital].unit, 0.75);
    const rating = p75 === undefined ? undefined : ratingOf(vital, p75);
    return p75 === undefined || rating === undefined ? [] : [{ vital, p75, rating }];
  });
