import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MetricStatistics } from '#domain/monitoring/endpoints.ts';
import { ratingOf } from '#domain/monitoring/statistics/rating.ts';
import { ALL_ROUTES } from '#domain/monitoring/statistics/vitals-statistics.ts';
import { type MetricName, webVitals } from '#domain/telemetry/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { metricFormat } from '#web/vitals/metric-format.ts';
import { RatingKey, RatingMark } from '#web/vitals/rating-mark.tsx';
import { searchWith } from '../shared/address.ts';
import { count, counted } from '../shared/format.ts';

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

const searchOf = (search: URLSearchParams, route: string): string =>
  searchWith(search, { route: route === ALL_ROUTES ? undefined : route });

const columns = (
  shown: string,
  sorted: MetricName,
  search: URLSearchParams,
): readonly Column<RouteVitals>[] => [
  {
    key: 'route',
    heading: 'Route',
    bare: true,
    cell: ({ route }) => (
      <Link
        to={{ search: searchOf(search, route) }}
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
    sort: { search: searchWith(search, { metric }), current: metric === sorted },
    cell: (of: RouteVitals) => <Value metric={metric} statistics={statisticsOf(of, metric)} />,
  })),
  { key: 'samples', heading: 'Samples', numeric: true, cell: (of) => count(samplesOf(of)) },
];

/** Rows at first. Who looks for what is slow looks at the worst. */
const WORST = 10;

/** All pages together first, then the routes with the highest values of a metric. Those without it come last. */
const worstFirst = (routes: readonly RouteVitals[], metric: MetricName): readonly RouteVitals[] => {
  const rank = (of: RouteVitals): number =>
    of.route === ALL_ROUTES ? Number.POSITIVE_INFINITY : (statisticsOf(of, metric)?.p75 ?? -1);
  return routes.toSorted((one, other) => rank(other) - rank(one) || 0);
};

/** The routes with the worst values of a metric, the others on demand. A route's name shows it above. */
export const RouteTable = ({
  routes,
  shown,
  metric,
  search,
}: {
  readonly routes: readonly RouteVitals[];
  /** The route whose cards are shown above. */
  readonly shown: string;
  /** What the routes are sorted by, and what a small screen shows of them. */
  readonly metric: MetricName;
  readonly search: URLSearchParams;
}) => {
  const [all, setAll] = useState(false);
  // All pages together are a row more.
  const rows = worstFirst(routes, metric).slice(0, all ? undefined : WORST + 1);
  return (
    <section aria-labelledby="routes-title" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="routes-title" className="text-2xl">
          {rows.length < routes.length ? `The ${WORST} worst routes by ${metric}` : `Routes by ${metric}`}
        </h2>
        <RatingKey />
      </div>
      <DataTable
        caption={`75th percentile of each web vital by route, the worst ${metric} first`}
        columns={columns(shown, metric, search)}
        rows={rows}
        rowKey={({ route }) => route}
        small={(of) => ({
          to: searchOf(search, of.route),
          title: routeName(of.route),
          detail: (
            <>
              <Value metric={metric} statistics={statisticsOf(of, metric)} /> ·{' '}
              {counted(statisticsOf(of, metric)?.samples ?? 0, 'sample', 'samples')}
            </>
          ),
        })}
      />
      {rows.length < routes.length ? (
        <Button look="plain" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {count(routes.length - 1)} routes
        </Button>
      ) : null}
    </section>
  );
};
