import { aircraftKinds, aircraftNames } from '#domain/departures/flights-setting.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { FieldBinding } from '#web/ui/forms/use-fields.ts';

/** A field of a flight that is typed: its name, its label, and the kind of its input. */
type FlightInput<Field extends string> = readonly [field: Field, label: string, type: string];

/** When a flight closes, and when goods are there. */
export const timeInputs = [
  ['cargoCutoff', 'Goods due', 'datetime-local'],
  ['bookingCutoff', 'Booking closes', 'datetime-local'],
  ['etaFrom', 'Ready there from', 'date'],
  ['etaTo', 'Ready there until', 'date'],
] as const;

/** What it can carry. */
export const capacityInputs = [
  ['lb', 'Pounds', 'numeric'],
  ['pieces', 'Pieces', 'numeric'],
  ['largestPieceLb', 'Heaviest piece (pounds)', 'numeric'],
] as const;

interface Props<Field extends string> {
  readonly inputs: readonly FlightInput<Field>[];
  readonly field: (
    name: Field | 'aircraft',
  ) => FieldBinding<Record<string, string>> & { readonly value: string };
}

/** The fields of a flight, with the choice of the aircraft behind them. */
export const FlightInputs = <Field extends string>({ inputs, field: bind }: Props<Field>) => (
  <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
    {inputs.map(([field, label, type]) => (
      <PlainInput
        key={field}
        label={label}
        type={type === 'numeric' ? 'text' : type}
        inputMode={type === 'numeric' ? 'numeric' : undefined}
        required
        {...bind(field)}
      />
    ))}
    <PlainSelect label="Aircraft" required {...bind('aircraft')}>
      {aircraftKinds.map((kind) => (
        <option key={kind} value={kind}>
          {aircraftNames[kind]}
        </option>
      ))}
    </PlainSelect>
  </div>
);
