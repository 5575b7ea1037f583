import { useSearchParams } from 'react-router-dom';
import { type DayRange, MAX_RANGE_DAYS } from '#domain/monitoring/day-range.ts';
import { DaysForm } from '#domain/monitoring/forms.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { daysParameters, type Preset, presets, searchWith } from './address.ts';
import { DayFields } from './day-fields.tsx';
import { shortDay } from './format.ts';

const OwnDays = ({
  range,
  today,
  onChosen,
}: {
  readonly range: DayRange;
  readonly today: string;
  readonly onChosen: (range: DayRange) => void;
}) => {
  const form = useSchemaForm({ schema: DaysForm, defaultValues: { from: range.from, to: range.to } });
  const submission = useSubmission(form, { send: async (days) => onChosen(days), explain: messageOf });
  return (
    <FormFrame
      form={form}
      submission={submission}
      className="grid max-w-xl gap-3 py-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <DayFields max={today} />
      <Button type="submit" look="plain" className="sm:mt-7">
        Show
      </Button>
    </FormFrame>
  );
};

const rangeName = ({ from, to }: DayRange): string =>
  from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;

/** Chooses the range of days; it is in the address. */
export const RangePicker = ({
  range,
  preset,
  today,
}: {
  readonly range: DayRange;
  readonly preset: Preset | undefined;
  readonly today: string;
}) => {
  const [search, setSearch] = useSearchParams();
  const choices = (Object.keys(presets) as readonly Preset[]).map((name) => ({
    label: presets[name].label,
    search: searchWith(search, daysParameters({ range: name })),
    current: name === preset,
  }));
  const own = preset === undefined ? rangeName(range) : 'Other days';
  return (
    <div className="grid gap-1">
      <ChoiceLinks label="Days" caption choices={choices} />
      <details key={`${range.from} ${range.to}`}>
        <summary className="unfold">
          {own} <span className="font-normal text-ink-soft">(up to {MAX_RANGE_DAYS})</span>
        </summary>
        <OwnDays
          range={range}
          today={today}
          onChosen={({ from, to }) => setSearch(searchWith(search, daysParameters({ from, to })))}
        />
      </details>
    </div>
  );
};
