import { Link } from 'react-router-dom';
import type { MetricStatistics } from '#domain/monitoring/endpoints.ts';
import { ratingOf } from '#domain/monitoring/statistics/rating.ts';
import { ALL_ROUTES } from '#domain/monitoring/statistics/vitals-statistics.ts';
import { type MetricName, webVitals } from '#domain/telemetry/catalogue.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { searchWith } from '../shared/address.ts';
import { count, metricFormat } from '../shared/format.ts';
import { RatingKey, RatingMark } from './rating-mark.tsx';

/** A route with its metrics. */
export interface RouteVitals {
  readonly route: string;
  readonly metrics: readonly MetricStatistics[];
}

/** A route as people read it. */
export const routeName = (route: string): string => (route === ALL_ROUTES ? 'All pages' : route);

const statisticsOf = ({ metrics }: RouteVitals, metric: MetricName): MetricStatistics | undefined =>
  metrics.find((one) => one.metric === metric && one.samples > 0);

/** Samples of a route: the highest count of its vitals, because some browsers report only some of them. */
const samplesOf = (of: RouteVitals): number =>
  Math.max(0, ...webVitals.map((metric) => statisticsOf(of, metric)?.samples ?? 0));

const Value = ({
  metric,
  statistics,
}: {
  readonly metric: MetricName;
  readonly statistics: MetricStatistics | undefined;
}) => {
  if (statistics === undefined) return <span className="text-ink-soft">–</span>;
  const rating = ratingOf(metric, statistics.p75);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      {rating ? <RatingMark rating={rating} /> : null}
      {metricFormat(metric)(statistics.p75)}
    </span>
  );
};

const columns = (shown: string, search: URLSearchParams): readonly Column<RouteVitals>[] => [
  {
    key: 'route',
    heading: 'Route',
    bare: true,
    cell: ({ route }) => (
      <Link
        to={{ search: searchWith(search, { route: route === ALL_ROUTES ? undefined : route }) }}
        aria-current={route === shown ? 'true' : undefined}
        className={`${textLink} break-all ${route === shown ? 'font-extrabold' : ''}`}
      >
        {routeName(route)}
      </Link>
    ),
  },
  ...webVitals.map((metric) => ({
    key: metric,
    heading: metric,
    cell: (of: RouteVitals) => <Value metric={metric} statistics={statisticsOf(of, metric)} />,
  })),
  { key: 'samples', heading: 'Samples', numeric: true, cell: (of) => count(samplesOf(of)) },
];

/** Every route with the 75th percentile of each web vital; a route's name shows it above. */
export const RouteTable = ({
  routes,
  shown,
  search,
}: {
  readonly routes: readonly RouteVitals[];
  /** The route whose cards are shown above. */
  readonly shown: string;
  readonly search: URLSearchParams;
}) => (
  <section aria-labelledby="routes-title" className="grid min-w-0 gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="routes-title" className="text-2xl">
        p75 by route
      </h2>
      <RatingKey />
    </div>
    <DataTable
      caption="75th percentile of each web vital by route"
      columns={columns(shown, search)}
      rows={routes}
      rowKey={({ route }) => route}
    />
  </section>
);
