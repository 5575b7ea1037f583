import type { Reading } from '#domain/vehicles/care/odometer.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** What was typed of an odometer, and that somebody looked twice at a number that is less than the last one. */
export interface MilesTyped {
  readonly miles: string;
  readonly isSure: boolean;
}

const MOST_MILES = 2_000_000;

/** Whole miles as they were typed; undefined for anything else. */
const milesOf = ({ miles }: MilesTyped): number | undefined => {
  const text = miles.replaceAll(',', '').trim();
  return /^\d{1,7}$/.test(text) && Number(text) <= MOST_MILES ? Number(text) : undefined;
};

/** The reading, which is less than the last one only where somebody is sure. Undefined until it can be sent. */
export const readingOf = (typed: MilesTyped, last: number): Omit<Reading, 'at'> | undefined => {
  const miles = milesOf(typed);
  if (miles === undefined) return undefined;
  if (miles >= last) return { miles };
  return typed.isSure
    ? { miles, backwards: { reason: 'MISTYPED', note: 'The driver read it twice.' } }
    : undefined;
};

/** The number on the odometer. One that is less than the last is asked about at once. */
export const MilesField = ({
  last,
  typed,
  onTyped,
}: {
  readonly last: number;
  readonly typed: MilesTyped;
  readonly onTyped: (typed: MilesTyped) => void;
}) => {
  const miles = milesOf(typed);
  const isLess = miles !== undefined && miles < last;
  return (
    <div className="grid gap-2">
      <PlainInput
        label="Odometer, in miles"
        hint={`The last reading was ${last.toLocaleString('en-US')}.`}
        required
        inputMode="numeric"
        autoComplete="off"
        value={typed.miles}
        error={isLess && !typed.isSure ? 'That is less than the last reading. Read it again.' : undefined}
        onChange={({ target }) => onTyped({ miles: target.value, isSure: false })}
      />
      {isLess ? (
        <CheckField
          label="I read it twice. My number is right."
          checked={typed.isSure}
          onChange={({ target }) => onTyped({ ...typed, isSure: target.checked })}
        />
      ) : null}
    </div>
  );
};
