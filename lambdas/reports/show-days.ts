import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import { dayMeasures } from '#domain/reports/counted.ts';
import { DAYS_BEFORE, type DayReport, type reportEndpoints } from '#domain/reports/endpoints.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { Counters } from './store/counters.ts';
import type { GenerationStore } from './store/generations.ts';

interface Deps {
  readonly counters: Pick<Counters, 'days'>;
  readonly generations: Pick<GenerationStore, 'read'>;
  readonly clock: Clock;
}

/** Today and the two weeks before it, days on which nothing happened included. */
export const showDays =
  ({ counters, generations, clock }: Deps): UseCase<typeof reportEndpoints.days> =>
  async () => {
    const today = newYorkDay(clock());
    const first = addDays(today, -DAYS_BEFORE);
    const { shown } = await generations.read({ consistent: false });
    const found = await counters.days(shown, first, today);
    const days = daysFrom(first, today).map((day) => {
      const numbers = found.get(day) ?? {};
      const measured = Object.fromEntries(dayMeasures.map((measure) => [measure, numbers[measure] ?? 0]));
      return { day, ...measured } as DayReport;
    });
    return ok({ days });
  };
