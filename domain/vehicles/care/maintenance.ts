import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { addDays } from '../../kernel/new-york.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { Miles } from './odometer.ts';

/** So many kinds of work one vehicle may be planned for. */
export const MOST_PLANNED = 20;
/** Work is due soon so many days or miles before. */
const SOON_DAYS = 14;
const SOON_MILES = 500;

export const WorkText = z
  .string()
  .check(z.overwrite(oneLine), z.minLength(2, 'Write what is done'), z.maxLength(100));

const hasInterval = ({
  everyDays,
  everyMiles,
}: {
  readonly everyDays?: number | undefined;
  readonly everyMiles?: number | undefined;
}): boolean => everyDays !== undefined || everyMiles !== undefined;

/** Work that comes again: after so many days or so many miles, whichever is first. */
export const PlannedWork = z
  .strictObject({
    id: z.uuid(),
    /** `Oil and filter`. */
    what: WorkText,
    everyDays: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
    everyMiles: z.optional(z.int().check(z.minimum(100), z.maximum(200_000))),
    /** When it was done last. */
    lastDay: CalendarDay,
    lastMiles: Miles,
  })
  .check(z.refine(hasInterval, { error: 'Give days or miles, or both', path: ['everyDays'] }));
export type PlannedWork = z.infer<typeof PlannedWork>;

/** Work that was done, with what it cost in cents and the bill. */
export const WorkDone = z.strictObject({
  /** Made on the device: the same record sent again is recorded once. */
  id: z.uuid(),
  /** The planned work that this is, which is then due anew from this day. */
  planned: z.optional(z.uuid()),
  what: WorkText,
  day: CalendarDay,
  miles: Miles,
  cents: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** The file of the bill. */
  file: z.optional(z.uuid()),
});
export type WorkDone = z.infer<typeof WorkDone>;

/** How near planned work is. */
const dueStates = ['LATER', 'SOON', 'OVERDUE'] as const;

/** When planned work has to be done again. */
export const WorkDue = z.object({
  id: z.uuid(),
  what: z.string(),
  /** The last day on which it is in time. */
  day: z.optional(z.string()),
  /** The reading up to which it is in time. */
  miles: z.optional(z.int()),
  state: z.enum(dueStates),
});
export type WorkDue = z.infer<typeof WorkDue>;

/** When planned work has to be done again, by the odometer as it stands and on this New York day. */
export const workDue = (
  { id, what, everyDays, everyMiles, lastDay, lastMiles }: PlannedWork,
  milesNow: number,
  today: string,
): WorkDue => {
  const day = everyDays === undefined ? undefined : addDays(lastDay, everyDays);
  const miles = everyMiles === undefined ? undefined : lastMiles + everyMiles;
  const isPast = (days: number, distance: number): boolean =>
    (day !== undefined && addDays(today, days) > day) || (miles !== undefined && milesNow + distance > miles);
  const soon = isPast(SOON_DAYS, SOON_MILES) ? 'SOON' : 'LATER';
  return {
    id,
    what,
    ...(day === undefined ? {} : { day }),
    ...(miles === undefined ? {} : { miles }),
    state: isPast(0, 0) ? 'OVERDUE' : soon,
  };
};

/** The plan once work was done. Older work that is recorded late moves nothing back. */
export const planAfter = (plan: readonly PlannedWork[], { planned, day, miles }: WorkDone): PlannedWork[] =>
  plan.map((work) =>
    work.id === planned && day >= work.lastDay ? { ...work, lastDay: day, lastMiles: miles } : work,
  );
