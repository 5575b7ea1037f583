import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnnouncedHoliday } from '#domain/departures/holidays/announced-holidays.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';
import { HolidayNotice } from './holiday-notice.tsx';
import { placeWords } from './holiday-words.ts';

const { Text, Choice } = fieldsOf<Schedule>();

const keepers = [
  { value: 'US', label: placeWords('US') },
  ...allDestinations.map(({ code }) => ({ value: code, label: placeWords(code) })),
];

const yearOf = (day: unknown): string => String(day).slice(0, 4);

/** The years that the list knows, this one and the next. */
const useYears = (thisYear: string): readonly string[] => {
  const { getValues } = useFormContext<Schedule>();
  const known = getValues('holidays').map(({ date }) => yearOf(date));
  return [...new Set([thisYear, String(Number(thisYear) + 1), ...known])].filter(Boolean).toSorted();
};

/** The list of holidays, one place and year at a time, because the whole list is too long. */
export const HolidayFields = () => {
  const thisYear = yearOf(newYorkDay(Date.now()));
  const [place, setPlace] = useState('US');
  const [year, setYear] = useState(thisYear);
  const years = useYears(thisYear);
  const { setValue, getValues } = useFormContext<Schedule>();
  const holidays = useWatch<Schedule, 'holidays'>({ name: 'holidays' });
  const enter = ({ where, name, expected }: AnnouncedHoliday) => {
    setPlace(where);
    setYear(yearOf(expected));
    setValue('holidays', [...getValues('holidays'), { date: expected, name, where }], { shouldDirty: true });
  };
  return (
    <FieldGroup
      title="Holidays"
      hint="A flight on one of these days leaves on the business day before. Its cutoffs move with it."
    >
      <HolidayNotice holidays={holidays} onEnter={enter} />
      <div className="grid grid-cols-2 gap-4 sm:max-w-md">
        <SelectField
          label="Country"
          options={keepers}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <SelectField
          label="Year"
          options={years.map((each) => ({ value: each, label: each }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
      <Rows
        name="holidays"
        noun="holiday"
        empty="No holidays in this country and year."
        most={200}
        fresh={() => ({ date: `${year}-01-01`, name: '', where: place })}
        shows={(row) => row.where === place && yearOf(row.date) === year}
      >
        {(index) => (
          <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-3">
            <Text name={`holidays.${index}.date`} label="Day" type="date" />
            <Text name={`holidays.${index}.name`} label="Name" />
            <Choice name={`holidays.${index}.where`} label="Where" options={keepers} />
          </div>
        )}
      </Rows>
    </FieldGroup>
  );
};
