import { useState } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { weekdays } from '#domain/kernel/weekdays.ts';
import {
  type HoursLine,
  type OpenHours,
  readHours,
  type WeekHours,
  writeHours,
} from '#domain/settings/opening-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { mondayFirst } from '../schedule/weekdays.ts';

/** Suggested for a day that opens. */
const usual: OpenHours = { from: '09:00', to: '18:00' };
const allClosed: WeekHours = weekdays.map(() => undefined);

const problemOf = ({ from, to }: OpenHours): string | undefined => {
  if (!from || !to) return 'Choose both times';
  return to <= from ? 'Choose a closing time after the opening time' : undefined;
};

const Day = ({
  day,
  where,
  hours,
  showsProblem,
  onChange,
}: {
  readonly day: string;
  readonly where: string;
  readonly hours: OpenHours | undefined;
  readonly showsProblem: boolean;
  readonly onChange: (hours: OpenHours | undefined) => void;
}) => (
  <div className="grid grid-cols-2 items-center gap-x-4 gap-y-1 border-t border-rule py-2 first:border-t-0 sm:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
    <div className="col-span-2 sm:col-span-1">
      <CheckField
        label={day}
        aria-label={`Open on ${day}${where}`}
        checked={hours !== undefined}
        onChange={({ target }) => onChange(target.checked ? usual : undefined)}
      />
    </div>
    {hours === undefined ? (
      <p className="col-span-2 flex min-h-11 items-center text-ink-soft">Closed</p>
    ) : (
      <>
        <TextField
          type="time"
          label={`${day} opens${where}`}
          labelHidden
          value={hours.from}
          onChange={({ target }) => onChange({ ...hours, from: target.value })}
        />
        <TextField
          type="time"
          label={`${day} closes${where}`}
          labelHidden
          value={hours.to}
          error={showsProblem ? problemOf(hours) : undefined}
          onChange={({ target }) => onChange({ ...hours, to: target.value })}
        />
      </>
    )}
  </div>
);

/** Lines that could not be read as times, as they are, and a way to choose times instead. */
const Unread = ({
  lines,
  onChoose,
}: {
  readonly lines: readonly HoursLine[];
  readonly onChoose: () => void;
}) => (
  <>
    <ul>
      {lines.map(({ days, hours }) => (
        <li key={`${days} ${hours}`}>
          {days} {hours}
        </li>
      ))}
    </ul>
    <p className="text-ink-soft">
      The site shows these lines as they are. They were typed as text, so cutoffs and pickup slots are not
      compared with them.
    </p>
    <Button look="plain" className="justify-self-start" onClick={onChoose}>
      Choose the hours of each day
    </Button>
  </>
);

/** A problem of the lines together is at their `root`, beside those of single lines. */
interface Problem {
  readonly message?: string;
  readonly root?: { readonly message?: string };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface WeekProps {
  /** Where the lines stand in the form. */
  readonly name: string;
  /** Tells these hours from others on the page: ` in Guyana`. */
  readonly where?: string;
}

/** Opening hours, a row for each day. They are stored as the lines that people read. */
export const Week = ({ name, where = '' }: WeekProps) => {
  const { clearErrors, formState } = useFormContext();
  const { field } = useController({ name });
  const stored: readonly HoursLine[] = field.value ?? [];
  // Lines with a missing time cannot be read again, so the chosen times are kept beside them.
  const [chosen, setChosen] = useState<{ readonly lines: readonly HoursLine[]; readonly week: WeekHours }>();
  const week = chosen && same(chosen.lines, stored) ? chosen.week : readHours(stored);
  const found: Problem | undefined = get(formState.errors, name);
  const choose = (next: WeekHours) => {
    const lines = writeHours(next);
    setChosen({ lines, week: next });
    clearErrors(name);
    field.onChange(lines);
  };
  if (week === undefined) return <Unread lines={stored} onChoose={() => choose(allClosed)} />;
  const problem = found?.root?.message ?? found?.message;
  return (
    <div>
      {mondayFirst.map((day) => (
        <Day
          key={day}
          day={weekdays[day]}
          where={where}
          hours={week[day]}
          showsProblem={found !== undefined}
          onChange={(hours) => choose(week.map((old, at) => (at === day ? hours : old)))}
        />
      ))}
      {problem === undefined ? null : (
        <p role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      )}
    </div>
  );
};
