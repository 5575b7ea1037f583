import type { Driver } from '#domain/drivers/driver.ts';
import { shiftsOn } from '#domain/drivers/shifts/on-shift.ts';
import { addDays, daysFrom } from '#domain/kernel/new-york.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { hoursWords } from '../standing.ts';

/** So many days are shown, today among them. */
const SHOWN = 7;

/** Whether a day is not as its week has it. */
const isChanged = ({ changes }: Driver, day: string): boolean => changes.some((change) => change.day === day);
const isAway = ({ absences }: Driver, day: string): boolean =>
  absences.some(({ from, to }) => from <= day && day <= to);

/** The next seven days as they are, with changes and absences. */
export const Week = ({ driver, today }: { readonly driver: Driver; readonly today: string }) => (
  <Section title="The next days" className="min-w-0 space-y-3">
    <ul className="border-y border-rule">
      {daysFrom(today, addDays(today, SHOWN - 1)).map((day) => (
        <li
          key={day}
          className="grid min-h-11 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-rule py-2 first:border-t-0"
        >
          <span className={day === today ? 'font-bold' : 'font-semibold'}>
            {day === today ? 'Today' : dayWords(day)}
          </span>
          <span className="flex flex-wrap items-center gap-2">
            <span
              className={
                shiftsOn(driver, day).length === 0 && !isAway(driver, day) ? 'text-ink-soft' : undefined
              }
            >
              {hoursWords(driver, day)}
            </span>
            {isChanged(driver, day) && !isAway(driver, day) ? <Badge tone="time">Changed</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
