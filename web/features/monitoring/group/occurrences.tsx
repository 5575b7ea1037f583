import { useMemo } from 'react';
import type { Group } from '#domain/monitoring/endpoints.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { Series } from '#web/ui/charts/series.ts';
import { count, hourName, shortDay } from '../shared/format.ts';

const measure = 'Times';

/** How often it happened: by day over the last thirty, by hour on the last of them. */
export const Occurrences = ({ days, hours }: Pick<Group, 'days' | 'hours'>) => {
  const daily = useMemo<Series>(
    () => ({
      measure,
      step: 'Day',
      labels: days.map(({ day }) => shortDay(day)),
      values: days.map((one) => one.count),
      format: count,
    }),
    [days],
  );
  const hourly = useMemo<Series>(
    () => ({
      measure,
      step: 'Hour',
      labels: hours.map((_, hour) => hourName(hour)),
      values: hours,
      format: count,
    }),
    [hours],
  );
  const last = days.at(-1);
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <section aria-labelledby="by-day" className="grid min-w-0 content-start gap-1">
        <h2 id="by-day" className="text-2xl">
          The last 30 days
        </h2>
        <Chart series={daily} kind="bars" />
      </section>
      <section aria-labelledby="by-hour" className="grid min-w-0 content-start gap-1">
        <h2 id="by-hour" className="text-2xl">
          {last ? `${shortDay(last.day)} by hour` : 'By hour'}
        </h2>
        <Chart series={hourly} kind="bars" />
      </section>
    </div>
  );
};
