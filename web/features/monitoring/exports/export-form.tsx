import type { DayRange } from '#domain/monitoring/day-range.ts';
import { ExportForm as ExportFormSchema } from '#domain/monitoring/forms.ts';
import { telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { DayFields } from '../shared/day-fields.tsx';
import { kindNames } from '../shared/kinds.ts';
import { useRequestExport } from '../use-monitoring.ts';

const kinds = telemetryKinds.map((value) => ({ value, label: kindNames[value] }));
const formats = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'ndjson', label: 'NDJSON, for programs' },
] as const;

const Fields = ({ today }: { readonly today: string }) => {
  const bind = useFields<ExportFormSchema>();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField label="Records" options={kinds} {...bind('kind')} />
      <DayFields max={today} />
      <SelectField label="Format" options={formats} {...bind('format')} />
    </div>
  );
};

/** Asks for a file of records. */
export const ExportForm = ({ range, today }: { readonly range: DayRange; readonly today: string }) => {
  const request = useRequestExport();
  const form = useSchemaForm<ExportFormSchema>({
    schema: ExportFormSchema,
    defaultValues: { kind: telemetryKinds[0], from: range.from, to: range.to, format: 'csv' },
  });
  const submission = useSubmission(form, {
    send: async (wanted) => {
      await request.mutateAsync(wanted);
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="grid gap-4 pb-4">
      <Fields today={today} />
      <p className="text-sm text-ink-soft">
        E-mail addresses, telephone numbers and user ids are masked in the file.
      </p>
      <Failure message={submission.failure} />
      <Button type="submit" className="justify-self-start" busy={submission.busy}>
        Make the file
      </Button>
    </FormFrame>
  );
};
