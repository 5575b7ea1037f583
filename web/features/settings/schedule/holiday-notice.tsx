import type { AnnouncedHoliday } from '#domain/departures/holidays/announced-holidays.ts';
import { holidayReminders } from '#domain/departures/holidays/holiday-reminders.ts';
import type { Holiday } from '#domain/departures/schedule/schedule.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { yearDayWords } from '../day-words.ts';
import { endingWords, placeWords } from './holiday-words.ts';

const Missing = ({
  missing,
  onEnter,
}: {
  readonly missing: readonly AnnouncedHoliday[];
  readonly onEnter: (holiday: AnnouncedHoliday) => void;
}) => (
  <>
    <p>The government announces these dates each year. Check the day, then enter it.</p>
    <ul className="grid">
      {missing.map((holiday) => (
        <li
          key={`${holiday.where} ${holiday.name}`}
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1"
        >
          <span>
            {holiday.name}, {placeWords(holiday.where)}: about {yearDayWords(holiday.expected)}
          </span>
          <Button
            look="plain"
            aria-label={`Enter ${holiday.name}, ${placeWords(holiday.where)}`}
            onClick={() => onEnter(holiday)}
          >
            Enter it
          </Button>
        </li>
      ))}
    </ul>
  </>
);

/** Holidays that are missing in the list, and where the list ends; nothing when it is complete. */
export const HolidayNotice = ({
  holidays,
  onEnter,
}: {
  readonly holidays: readonly Holiday[];
  readonly onEnter: (holiday: AnnouncedHoliday) => void;
}) => {
  const { missing, ending } = holidayReminders(holidays, newYorkDay(Date.now()));
  if (missing.length + ending.length === 0) return null;
  return (
    <Alert kind="warning" title="Holidays to enter">
      {missing.length > 0 ? <Missing missing={missing} onEnter={onEnter} /> : null}
      {ending.map((list) => (
        <p key={list.where}>{endingWords(list)} Flights after it ignore holidays there.</p>
      ))}
    </Alert>
  );
};
