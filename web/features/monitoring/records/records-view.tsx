import { useSearchParams } from 'react-router-dom';
import { addDays, isCalendarDay } from '#domain/kernel/new-york.ts';
import { retention } from '#domain/kernel/retention.ts';
import { type TelemetryKind, telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { searchWith } from '../shared/address.ts';
import { shortDay } from '../shared/format.ts';
import { kindNames } from '../shared/kinds.ts';
import { Legend } from '../shared/legend.tsx';
import { LiveSwitch, useLive } from '../shared/live-switch.tsx';
import { useRecords } from '../use-monitoring.ts';
import { RecordPages } from './record-pages.tsx';

const kindOf = (search: URLSearchParams): TelemetryKind =>
  telemetryKinds.find((kind) => kind === search.get('kind')) ?? 'errors';

const dayOf = (search: URLSearchParams, today: string): string => {
  const asked = search.get('day') ?? '';
  return isCalendarDay(asked) && asked <= today ? asked : today;
};

const DayPicker = ({ day, today }: { readonly day: string; readonly today: string }) => {
  const [search, setSearch] = useSearchParams();
  const searchOf = (next: string) => searchWith(search, { day: next === today ? undefined : next });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <LinkButton look="plain" to={{ search: searchOf(addDays(day, -1)) }}>
        ← Day before
      </LinkButton>
      <div className="w-44">
        <TextField
          type="date"
          label="Day"
          value={day}
          min={addDays(today, -retention.record.days)}
          max={today}
          onChange={({ target }) => isCalendarDay(target.value) && setSearch(searchOf(target.value))}
        />
      </div>
      {day === today ? null : (
        <LinkButton look="plain" to={{ search: searchOf(addDays(day, 1)) }}>
          Day after →
        </LinkButton>
      )}
    </div>
  );
};

/** What was stored, record by record, newest first. */
export const RecordsView = ({ today }: { readonly today: string }) => {
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const day = dayOf(search, today);
  const { every, live } = useLive([day], today);
  return (
    <div className="grid gap-6">
      <ChoiceLinks
        label="Kind"
        choices={telemetryKinds.map((one) => ({
          label: kindNames[one],
          search: searchWith(search, { kind: one }),
          current: one === kind,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <DayPicker day={day} today={today} />
        <LiveSwitch {...live} />
      </div>
      <RecordPages
        key={`${kind} ${day}`}
        query={useRecords({ kind, day, every })}
        empty={`Nothing of this kind arrived on ${shortDay(day)}. Records are kept for ${retention.record.days} days.`}
      />
      <Legend terms={['record', 'occurred', 'user', 'route', 'day', 'live']} />
    </div>
  );
};
