import { useMemo } from 'react';
import type { MetricStatistics } from '#domain/monitoring/endpoints.ts';
import { ratingOf, thresholdsOf } from '#domain/monitoring/statistics/rating.ts';
import { type MetricName, metrics } from '#domain/telemetry/catalogue.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { Series } from '#web/ui/charts/series.ts';
import { classNames } from '#web/ui/class-names.ts';
import { metricFormat } from '#web/vitals/metric-format.ts';
import { RatingBadge } from '#web/vitals/rating-mark.tsx';
import { counted, shortDay } from '../shared/format.ts';

/** With fewer samples a percentile is not reliable. */
const FEW_SAMPLES = 20;

const useSeries = (metric: MetricName, daily: MetricStatistics['daily'], days: readonly string[]) =>
  useMemo<Series>(
    () => ({
      measure: `${metric} p75`,
      step: 'Day',
      labels: days.map(shortDay),
      values: daily,
      format: metricFormat(metric),
      thresholds: thresholdsOf(metric),
    }),
    [metric, daily, days],
  );

const Measured = ({
  metric,
  statistics,
  days,
}: {
  readonly metric: MetricName;
  readonly statistics: MetricStatistics;
  readonly days: readonly string[];
}) => {
  const { p50, p75, p95, samples, daily } = statistics;
  const format = metricFormat(metric);
  const rating = ratingOf(metric, p75);
  const series = useSeries(metric, daily, days);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display text-4xl font-extrabold tabular-nums">{format(p75)}</span>
        {rating ? <RatingBadge rating={rating} /> : null}
      </p>
      <p className="text-sm tabular-nums text-ink-soft">
        p75 of {counted(samples, 'sample', 'samples')}
        {samples < FEW_SAMPLES ? ', too few to rely on' : ''}; p50 {format(p50)}, p95 {format(p95)}
      </p>
      {days.length > 1 ? (
        <Chart series={series} kind="line" />
      ) : (
        <p className="text-sm text-ink-soft">Choose more days to see how it moves.</p>
      )}
    </>
  );
};

/** One web vital: its 75th percentile, its rating by the thresholds, and its trend. */
export const VitalCard = ({
  metric,
  statistics,
  days,
  className,
}: {
  readonly metric: MetricName;
  readonly statistics: MetricStatistics | undefined;
  readonly days: readonly string[];
  readonly className?: string | undefined;
}) => (
  <section
    aria-labelledby={`vital-${metric}`}
    className={classNames('grid min-w-0 content-start gap-2 border-t-[1.5px] border-ink pt-3', className)}
  >
    <h3 id={`vital-${metric}`} className="text-xl">
      {metric}{' '}
      <span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
        {metrics[metric].title}
      </span>
    </h3>
    {statistics === undefined || statistics.samples === 0 ? (
      <p className="text-ink-soft">Not measured in these days.</p>
    ) : (
      <Measured metric={metric} statistics={statistics} days={days} />
    )}
  </section>
);
