import { onlyErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import type { TelemetryKind } from '../telemetry/catalogue.ts';
import { type DayRange, rangeProblem } from './day-range.ts';

const rangeErrors = (range: DayRange) => onlyErrors({ from: rangeProblem(range) });

/** The form for a range of days. */
export const DaysForm = formSchema(rangeErrors);

/** The form for an export. */
export interface ExportForm extends DayRange {
  readonly kind: TelemetryKind;
  readonly format: 'csv' | 'ndjson';
}
export const ExportForm = formSchema<ExportForm>(rangeErrors);
