import { type FormEvent, useState } from 'react';
import { type DayRange, rangeProblem } from '#domain/monitoring/day-range.ts';
import { type TelemetryKind, telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { kindNames } from '../parts/kinds.ts';
import { useRequestExport } from '../use-monitoring.ts';

const kinds = telemetryKinds.map((value) => ({ value, label: kindNames[value] }));
const formats = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'ndjson', label: 'NDJSON, for programs' },
] as const;

const asked = (form: FormData) => ({
  kind: String(form.get('kind')) as TelemetryKind,
  from: String(form.get('from')),
  to: String(form.get('to')),
  format: form.get('format') === 'ndjson' ? ('ndjson' as const) : ('csv' as const),
});

/** Asks for a file of records. */
export const ExportForm = ({ range, today }: { readonly range: DayRange; readonly today: string }) => {
  const request = useRequestExport();
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = asked(new FormData(event.currentTarget));
    const found = rangeProblem(wanted);
    setProblem(found);
    if (found === undefined) request.mutate(wanted);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField name="kind" label="Records" options={kinds} />
        <TextField
          type="date"
          name="from"
          label="First day"
          defaultValue={range.from}
          max={today}
          error={problem}
        />
        <TextField type="date" name="to" label="Last day" defaultValue={range.to} max={today} />
        <SelectField name="format" label="Format" options={formats} />
      </div>
      <p className="text-sm text-ink-soft">
        E-mail addresses, telephone numbers and user ids are masked in the file.
      </p>
      {request.isError ? <Alert>{messageOf(request.error)}</Alert> : null}
      <Button type="submit" className="justify-self-start" busy={request.isPending}>
        Make the file
      </Button>
    </form>
  );
};
