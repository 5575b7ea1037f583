import {
  type BusinessEventName,
  businessEventNames,
  type FunnelStep,
  funnelSteps,
} from '../../telemetry/catalogue.ts';
import { emptyHours, type Hours } from '../counts/hours.ts';
import { emptyPeople, estimatePeople, mergePeople, type People } from '../counts/people.ts';
import { totalOf } from '../counts/tally.ts';

/** What happened on one day: how often each event in each hour, and who took each step of the funnel. */
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

/** How often every event happened, those that never did included. */
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

/** How often each step of the funnel was taken, and by about how many people over the whole range. */
export const funnelStatistics = (happened: readonly EventsOfDay[]): FunnelStatistics[] =>
  funnelSteps.map((step) => ({
    step,
    count: happened.reduce((sum, { hours }) => sum + totalOf(hours[step] ?? emptyHours()), 0),
    people: estimatePeople(
      happened.reduce((all, { people }) => mergePeople(all, people[step] ?? emptyPeople()), emptyPeople()),
    ),
  }));
