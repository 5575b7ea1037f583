import { useSearchParams } from 'react-router-dom';
import { ALL_ROUTES } from '#domain/monitoring/statistics/vitals-statistics.ts';
import { webVitals } from '#domain/telemetry/catalogue.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { searchWith } from '../shared/address.ts';
import { Legend } from '../shared/legend.tsx';
import { type RangeProps, useVitals } from '../use-monitoring.ts';
import { OtherMetrics } from './other-metrics.tsx';
import { RouteTable, type RouteVitals, routeName } from './route-table.tsx';
import { VitalCard } from './vital-card.tsx';

type WebVital = (typeof webVitals)[number];

/** The metric in the address, by which routes are sorted; the first one by default. */
const metricOf = (search: URLSearchParams): WebVital =>
  webVitals.find((metric) => metric === search.get('metric')) ?? webVitals[0];

/** One card for each metric; a small screen shows the chosen one. */
const Cards = ({
  of,
  days,
  chosen,
}: {
  readonly of: RouteVitals;
  readonly days: readonly string[];
  readonly chosen: WebVital;
}) => {
  const [search] = useSearchParams();
  return (
    <Section title={routeName(of.route)} className="grid gap-6">
      <ChoiceLinks
        label="Metric"
        choices={webVitals.map((metric) => ({
          label: metric,
          search: searchWith(search, { metric }),
          current: metric === chosen,
        }))}
        className="sm:hidden"
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {webVitals.map((metric) => (
          <VitalCard
            key={metric}
            metric={metric}
            statistics={of.metrics.find((one) => one.metric === metric)}
            days={days}
            className={metric === chosen ? undefined : 'max-sm:hidden'}
          />
        ))}
      </div>
    </Section>
  );
};

/** How fast pages are for the people who open them, for all pages together and for each. */
export const VitalsView = (rangeProps: RangeProps) => {
  const [search] = useSearchParams();
  const asked = search.get('route') ?? ALL_ROUTES;
  const metric = metricOf(search);
  return (
    <div className="grid gap-6">
      <Loaded query={useVitals(rangeProps)} loading="Loading web vitals…" lines={24}>
        {({ routes, days }) => {
          const shown = routes.find(({ route }) => route === asked) ?? routes[0];
          if (shown === undefined || shown.metrics.every(({ samples }) => samples === 0))
            return (
              <EmptyState title="Nothing was measured in these days">
                Browsers measure while people look at pages, and report when they leave.
              </EmptyState>
            );
          return (
            <div className="grid gap-8">
              <Cards of={shown} days={days} chosen={metric} />
              <RouteTable routes={routes} shown={shown.route} metric={metric} search={search} />
              <OtherMetrics of={shown} />
            </div>
          );
        }}
      </Loaded>
      <Legend terms={['percentile', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'samples', 'route', 'day', 'live']} />
    </div>
  );
};
