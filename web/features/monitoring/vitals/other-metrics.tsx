import type { MetricStatistics } from '#domain/monitoring/endpoints.ts';
import {
  type MetricName,
  metricNames,
  metrics,
  OTHER_METRIC,
  webVitals,
} from '#domain/telemetry/catalogue.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { metricFormat } from '#web/vitals/metric-format.ts';
import { count } from '../shared/format.ts';
import { type RouteVitals, routeName } from './route-table.tsx';

const others = metricNames.filter((metric) => !(webVitals as readonly MetricName[]).includes(metric));

interface Row extends MetricStatistics {
  readonly name: MetricName;
}

const percentile = (key: 'p50' | 'p75' | 'p95'): Column<Row> => ({
  key,
  heading: key,
  numeric: true,
  // Values of different metrics and units cannot be combined, only their number of samples.
  cell: (row) => (row.name === OTHER_METRIC ? '–' : metricFormat(row.name)(row[key])),
});

const columns: readonly Column<Row>[] = [
  {
    key: 'metric',
    heading: 'Measurement',
    bare: true,
    cell: ({ name }) => <span className="font-semibold">{metrics[name].title}</span>,
  },
  percentile('p50'),
  percentile('p75'),
  percentile('p95'),
  { key: 'samples', heading: 'Samples', numeric: true, cell: ({ samples }) => count(samples) },
];

/** The other metrics of a route. */
export const OtherMetrics = ({ of }: { readonly of: RouteVitals }) => {
  const rows = others.flatMap((name) =>
    of.metrics
      .filter(({ metric, samples }) => metric === name && samples > 0)
      .map((one) => ({ ...one, name })),
  );
  if (rows.length === 0) return null;
  return (
    <details className="min-w-0 border-t-[1.5px] border-ink pt-1">
      <summary className="unfold">
        Other measurements, {routeName(of.route).replace('All pages', 'all pages')}
      </summary>
      <DataTable caption="Other measurements" columns={columns} rows={rows} rowKey={({ name }) => name} />
    </details>
  );
};
