import { allDestinations, type DestinationCode } from '#domain/kernel/destinations.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';

const options = allDestinations.map(({ code, country }) => ({ value: code, label: country }));

/** A choice of one of our destinations. */
export const DestinationField = ({
  value,
  onChange,
}: {
  readonly value: DestinationCode;
  readonly onChange: (to: DestinationCode) => void;
}) => (
  <SelectField
    label="Destination"
    options={options}
    value={value}
    onChange={(event) => {
      const chosen = allDestinations.find(({ code }) => code === event.target.value);
      if (chosen) onChange(chosen.code);
    }}
  />
);
