import {
  type BusinessEventName,
  businessEventNames,
  type FunnelStep,
  funnelSteps,
} from '../../telemetry/catalogue.ts';
import { emptyHours, type Hours } from '../counts/hours.ts';
import { emptyPeople, estimatePeople, mergePeople, type People } from '../counts/people.ts';
import { totalOf } from '../counts/tally.ts';

/** The counters of one day: each event by hour, and the people at each step of the funnel. */
export interface EventsOfDay {
  readonly day: string;
  readonly hours: Readonly<Partial<Record<BusinessEventName, Hours>>>;
  readonly people: Readonly<Partial<Record<FunnelStep, People>>>;
}

interface EventCount {
  readonly event: BusinessEventName;
  readonly count: number;
  /** Per day of the range, oldest first. */
  readonly daily: number[];
}

/** The count of every event, including those that never happened. */
export const eventCounts = (happened: readonly EventsOfDay[], days: readonly string[]): EventCount[] => {
  const byDay = new Map(happened.map((one) => [one.day, one.hours]));
  return businessEventNames.map((event) => {
    const daily = days.map((day) => totalOf(byDay.get(day)?.[event] ?? emptyHours()));
    return { event, count: daily.reduce((sum, count) => sum + count, 0), daily };
  });
};

interface FunnelStatistics {
  readonly step: FunnelStep;
  readonly count: number;
  readonly people: number;
}

/** The count of each step of the funnel, and its estimated number of people over the whole range. */
export const funnelStatistics = (happened: readonly EventsOfDay[]): FunnelStatistics[] =>
  funnelSteps.map((step) => ({
    step,
    count: happened.reduce((sum, { hours }) => sum + totalOf(hours[step] ?? emptyHours()), 0),
    people: estimatePeople(
      happened.reduce((all, { people }) => mergePeople(all, people[step] ?? emptyPeople()), emptyPeople()),
    ),
  }));
