import { useMemo } from 'react';
import type { Group } from '#domain/monitoring/endpoints.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { Series } from '#web/ui/charts/series.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { count, hourName, shortDay } from '../shared/format.ts';

const times = { measure: 'Times', format: count };

/** How often it happened: by day over the last thirty, by hour on the last of them. */
export const Occurrences = ({ days, hours }: Pick<Group, 'days' | 'hours'>) => {
  const daily = useMemo<Series>(() => {
    const labels = days.map(({ day }) => shortDay(day));
    return { ...times, step: 'Day', labels, values: days.map((one) => one.count) };
  }, [days]);
  const hourly = useMemo<Series>(() => {
    const labels = hours.map((_, hour) => hourName(hour));
    return { ...times, step: 'Hour', labels, values: hours };
  }, [hours]);
  const last = days.at(-1);
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <Section title="The last 30 days" className="grid min-w-0 content-start gap-1">
        <Chart series={daily} kind="bars" />
      </Section>
      <Section
        title={last ? `${shortDay(last.day)} by hour` : 'By hour'}
        className="grid min-w-0 content-start gap-1"
      >
        <Chart series={hourly} kind="bars" />
      </Section>
    </div>
  );
};
