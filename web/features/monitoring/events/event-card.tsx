import { useMemo } from 'react';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { businessEvents } from '#domain/telemetry/catalogue.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { Series } from '#web/ui/charts/series.ts';
import { count, shortDay } from '../shared/format.ts';

/** One event of the API's answer. */
export type EventStatistics = EndpointReply<typeof monitoringEndpoints.events>['events'][number];

/** Counts of one business event, in total and by day. A single day needs no chart. */
export const EventCard = ({
  statistics,
  days,
}: {
  readonly statistics: EventStatistics;
  readonly days: readonly string[];
}) => {
  const { event, daily } = statistics;
  const series = useMemo<Series>(
    () => ({ measure: 'Times', step: 'Day', labels: days.map(shortDay), values: daily, format: count }),
    [days, daily],
  );
  return (
    <section
      aria-labelledby={`event-${event}`}
      className="grid min-w-0 content-start gap-1 border-t-[1.5px] border-ink pt-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={`event-${event}`} className="text-xl">
          {businessEvents[event]}
        </h3>
        <p className="font-display text-2xl font-bold tabular-nums">{count(statistics.count)}</p>
      </div>
      {days.length > 1 ? <Chart series={series} kind="bars" /> : null}
    </section>
  );
};
