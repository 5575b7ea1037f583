import { Link } from 'react-router-dom';
import { holidayReminders } from '#domain/departures/holidays/holiday-reminders.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { yearDayWords } from '../day-words.ts';
import { useSettings } from '../use-settings.ts';
import { endingWords, placeWords } from './holiday-words.ts';

/** Reminds admins of missing holidays, because a flight may be planned on them. */
export const HolidaysToEnter = () => {
  const { data, error } = useSettings();
  if (data === undefined) return error ? null : <Waiting />;
  const { missing, ending } = holidayReminders(data.schedule.value.holidays, newYorkDay(Date.now()));
  if (missing.length + ending.length === 0) return null;
  return (
    <Alert
      kind="warning"
      title="Holidays to enter"
      className="mb-8"
      actions={
        <Link to="/admin/settings?part=schedule" className={textLink}>
          Open the schedule
        </Link>
      }
    >
      <ul>
        {missing.map(({ where, name, expected }) => (
          <li key={`${where} ${name}`}>
            {name}, {placeWords(where)}: about {yearDayWords(expected)}
          </li>
        ))}
        {ending.map((list) => (
          <li key={list.where}>{endingWords(list)}</li>
        ))}
      </ul>
    </Alert>
  );
};
