import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '#domain/kernel/new-york.ts';
import { type DayRange, MAX_RANGE_DAYS, rangeProblem } from '#domain/monitoring/day-range.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type Preset, presets, searchWith } from './address.ts';
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
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const asked = { from: String(given.get('from')), to: String(given.get('to')) };
    const found = rangeProblem(asked);
    setProblem(found);
    if (found === undefined) onChosen(asked);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-xl gap-3 py-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <TextField
        type="date"
        name="from"
        label="First day"
        defaultValue={range.from}
        max={today}
        error={problem}
      />
      <TextField
        type="date"
        name="to"
        label="Last day"
        defaultValue={range.to}
        min={addDays(range.from, 0)}
        max={today}
      />
      <Button type="submit" look="plain" className="sm:mt-7">
        Show
      </Button>
    </form>
  );
};

/** Which days the figures are of; the choice stands in the address. */
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
    search: searchWith(search, { range: name, from: undefined, to: undefined }),
    current: name === preset,
  }));
  const own = preset === undefined ? `${shortDay(range.from)} – ${shortDay(range.to)}` : 'Other days';
  return (
    <div className="grid gap-1">
      <ChoiceLinks label="Days" choices={choices} />
      <details key={`${range.from} ${range.to}`}>
        <summary className="unfold">
          {own} <span className="font-normal text-ink-soft">(up to {MAX_RANGE_DAYS})</span>
        </summary>
        <OwnDays
          range={range}
          today={today}
          onChosen={({ from, to }) => setSearch(searchWith(search, { range: undefined, from, to }))}
        />
      </details>
    </div>
  );
};
