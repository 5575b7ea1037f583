import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { partColors } from '#web/ui/charts/chart-theme.ts';
import type { Series } from '#web/ui/charts/series.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { daysParameters, searchWith } from '../shared/address.ts';
import { count, hourName, shortDay } from '../shared/format.ts';
import { ChangeChip } from './change-chip.tsx';

/** The list of error groups as the API answers it. */
export type ErrorsReply = EndpointReply<typeof monitoringEndpoints.errorGroups>;
type Timeline = ErrorsReply['timeline'];

const HOURS_PER_DAY = 24;
const HOUR_AT = '2026-11-21T'.length;

/** The day of a step, and its hour when steps are hours. */
const partsOf = (start: string) => ({
  day: start.slice(0, HOUR_AT - 1),
  hour: start.length < HOUR_AT ? undefined : Number(start.slice(HOUR_AT)),
});

const labelOf = (start: string): string => {
  const { day, hour } = partsOf(start);
  return hour === undefined ? shortDay(day) : `${shortDay(day)}, ${hourName(hour)}`;
};

/** On the axis an hour stands without its day, but for midnight. */
const shortOf = (start: string): string => {
  const { day, hour } = partsOf(start);
  return hour ? hourName(hour) : shortDay(day);
};

const useSeries = ({ step, starts, total, top }: Timeline): Series => {
  const [search] = useSearchParams();
  return useMemo(
    () => ({
      measure: 'Errors',
      step: step === 'day' ? 'Day' : 'Hour',
      labels: starts.map(labelOf),
      short: starts.map(shortOf),
      values: total,
      parts: top.map(({ counts }) => counts),
      searches: starts.map((start) => {
        const { day, hour } = partsOf(start);
        const ofDay = starts.length > HOURS_PER_DAY || hour === undefined;
        // A chart of one day keeps the name of its day, such as today.
        return searchWith(search, {
          ...(ofDay ? daysParameters({ from: day, to: day }) : {}),
          hour: hour === undefined ? undefined : String(hour),
        });
      }),
      format: count,
    }),
    [step, starts, total, top, search],
  );
};

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

const Mark = ({ color }: { readonly color: string | undefined }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M.5.5h11v11H.5z" className={`${color ?? partColors.rest} stroke-ink`} strokeWidth="0.75" />
  </svg>
);

const row = 'grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto_3rem] items-center gap-x-3';

/** The groups of the bars, with links to them. */
const Legend = ({ timeline, base }: { readonly timeline: Timeline; readonly base: string }) => {
  const [search] = useSearchParams();
  const { top, total } = timeline;
  const others = sum(total) - sum(top.map(({ counts }) => sum(counts)));
  return (
    <ul className="grid min-w-0 text-sm">
      {top.map(({ fingerprint, message, counts }, at) => (
        <li key={fingerprint} className={row}>
          <Mark color={partColors.parts[at]} />
          <span id={`part-${at}`} className="truncate">
            {message || '(no message)'}
          </span>
          <span className="tabular-nums">{count(sum(counts))}</span>
          {/* Its name is not the message: that is the name of the link in the list. */}
          <Link
            to={{ pathname: `${base}/errors/${fingerprint}`, search: search.toString() }}
            className={textLink}
            aria-describedby={`part-${at}`}
          >
            Open
          </Link>
        </li>
      ))}
      {others > 0 ? (
        <li className={row}>
          <Mark color={partColors.rest} />
          <span>All other errors</span>
          <span className="tabular-nums">{count(others)}</span>
        </li>
      ) : null}
    </ul>
  );
};

/** Errors over time, by hour for a day or two, else by day, stacked by the three most frequent groups. A bar leads to its time. */
export const ErrorTimeline = ({
  timeline,
  change,
  base,
}: Pick<ErrorsReply, 'timeline' | 'change'> & { readonly base: string }) => {
  const series = useSeries(timeline);
  const { step, starts } = timeline;
  const lastDay = step === 'day' ? starts.at(-1) : undefined;
  return (
    <Section
      title={step === 'day' ? 'Errors by day' : 'Errors by hour'}
      className="grid min-w-0 gap-2 border-t-[1.5px] border-ink pt-3"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-3xl font-extrabold tabular-nums">
          {count(sum(timeline.total))}
        </span>
        <ChangeChip change={change} day={lastDay} />
      </p>
      <Chart series={series} kind="bars" />
      <Legend timeline={timeline} base={base} />
      <p className="text-sm text-ink-soft">Press a bar to see only that {step}.</p>
    </Section>
  );
};
