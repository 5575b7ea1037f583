import { useMemo } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import type { Grouping, ReportRow } from '#domain/reports/figures/rows.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { Series } from '#web/ui/charts/series.ts';
import { flightsOf, type Question } from '../question/question.ts';
import { groupingNames, rowName } from './row-names.ts';
import type { ReportView } from './views.ts';

/** As many flights as can be told apart in a drawing: the newest. */
const MOST_BARS = 24;

interface Drawn {
  readonly measure: string;
  readonly value: (row: ReportRow) => number | null;
  readonly format: (value: number) => string;
}

/** What is drawn of each part. */
const drawn: Readonly<Record<ReportView, Drawn>> = {
  volume: {
    measure: 'Chargeable pounds',
    value: ({ figures }) => Math.round(figures.chargeableThousandthsLb / 1000),
    format: (value) => `${value.toLocaleString('en-US')} lb`,
  },
  money: {
    measure: 'Revenue',
    value: ({ figures }) => figures.revenue / 100,
    format: (value) => dollars(Math.round(value * 100)),
  },
  time: {
    measure: 'Days in transit, the middle of all',
    value: ({ figures }) => figures.transit?.middle ?? null,
    format: (value) => `${value} ${value === 1 ? 'day' : 'days'}`,
  },
};

/** Short enough for an axis: `11/26`, `Nov 23`, `Jamaica`, `Jamaica, Nov 20`. */
const shortName = (key: string, by: Grouping): string => {
  if (by === 'month') return `${key.slice(5)}/${key.slice(2, 4)}`;
  // The year is in the whole name.
  return rowName(key, by)
    .replace(/^Week of /, '')
    .replace(/, \d{4}/, '');
};

/** One measure of the rows as bars, the earliest first. A bar of a week, a month or a destination opens its flights. */
export const FigureChart = ({
  rows,
  question,
}: {
  readonly rows: readonly ReportRow[];
  readonly question: Question;
}) => {
  const series = useMemo((): Series => {
    const { by, view } = question;
    const { measure, value, format } = drawn[view];
    const shown = by === 'lane' ? rows : rows.slice(0, MOST_BARS).toReversed();
    return {
      measure,
      step: groupingNames[by],
      labels: shown.map(({ key }) => rowName(key, by)),
      short: shown.map(({ key }) => shortName(key, by)),
      values: shown.map(value),
      ...(by === 'flight' ? {} : { searches: shown.map(({ key }) => flightsOf(question, key)) }),
      format,
    };
  }, [rows, question]);
  if (!series.values.some((value) => value !== null && value > 0)) return null;
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-semibold">{series.measure}</p>
      <Chart series={series} kind="bars" />
    </div>
  );
};
