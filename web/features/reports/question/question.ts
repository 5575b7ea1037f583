import { Month } from '#domain/kernel/asked-list.ts';
import { CalendarDay } from '#domain/kernel/calendar-day.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { monthsBefore } from '#domain/reports/figures/period.ts';
import { type Grouping, groupings } from '#domain/reports/figures/rows.ts';
import { type ReportView, reportViews } from '../figures/views.ts';

/** What a report is asked, as its address has it. */
export interface Question {
  readonly from: string;
  readonly to: string;
  readonly lane: DestinationCode | undefined;
  readonly by: Grouping;
  readonly view: ReportView;
}

/** This month and the two before it. */
const MONTHS_BEFORE = 2;

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null): Value | undefined =>
  known.find((one) => one === asked);

const monthIn = (asked: string | null): string | undefined => {
  const parsed = Month.safeParse(asked);
  return parsed.success ? parsed.data : undefined;
};

/** The question in an address, on a New York day. What makes no sense is as if it were not there. */
export const questionOf = (search: URLSearchParams, today: string): Question => {
  const to = monthIn(search.get('to')) ?? today.slice(0, 'yyyy-mm'.length);
  return {
    from: monthIn(search.get('from')) ?? monthsBefore(to, MONTHS_BEFORE),
    to,
    lane: oneOf(destinationCodes, search.get('lane')),
    by: oneOf(groupings, search.get('by')) ?? 'flight',
    view: oneOf(reportViews, search.get('view')) ?? 'volume',
  };
};

/** The query of an address that asks this. */
export const searchOf = ({ lane, ...rest }: Question): string =>
  `?${new URLSearchParams({ ...rest, ...(lane === undefined ? {} : { lane }) })}`;

/** The months that a week has days of. */
const weekMonths = (key: string): readonly [from: string, to: string] => {
  const isDay = CalendarDay.safeParse(key).success;
  const month = (day: string) => day.slice(0, 'yyyy-mm'.length);
  return [month(key), month(isDay ? addDays(key, 6) : key)];
};

/** The flights of a month, of the months of a week, or of a destination, in the same report. */
export const flightsOf = (question: Question, key: string): string => {
  if (question.by === 'lane')
    return searchOf({ ...question, by: 'flight', lane: oneOf(destinationCodes, key) });
  const [from, to] = question.by === 'week' ? weekMonths(key) : [key, key];
  return searchOf({ ...question, by: 'flight', from, to });
};
