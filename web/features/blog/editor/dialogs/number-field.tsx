import { TextField } from '#web/ui/forms/text-field.tsx';

/** A number that is typed; NaN while the field is empty, which the schema of the block refuses in words. */
export const NumberField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}) => (
  <TextField
    label={label}
    type="number"
    inputMode="decimal"
    min={0}
    step="any"
    value={value === undefined || Number.isNaN(value) ? '' : value}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);
