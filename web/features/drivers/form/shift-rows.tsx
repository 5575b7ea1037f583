import type { Shift } from '#domain/drivers/shifts/shift.ts';
import { endsNextDay } from '#domain/drivers/shifts/shift.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Suggested where nothing is known. */
const usual: Shift = { from: '08:00', to: '18:00' };
/** So many shifts somebody has on one day. */
const MOST = 3;

/** The shifts of one day: each from one time to another, with the way to add and to remove one. */
export const ShiftRows = ({
  day,
  shifts,
  suggested = usual,
  problem,
  onChange,
}: {
  /** Which day it is, for labels that nobody sees: `Monday`. */
  readonly day: string;
  readonly shifts: readonly Shift[];
  /** What a new one begins with. */
  readonly suggested?: Shift | undefined;
  /** What is wrong with one of them. */
  readonly problem?: ((at: number) => string | undefined) | undefined;
  readonly onChange: (shifts: readonly Shift[]) => void;
}) => {
  const change = (at: number, part: Partial<Shift>): void =>
    onChange(shifts.map((shift, place) => (place === at ? { ...shift, ...part } : shift)));
  const add = (
    <Button
      look="quiet"
      onClick={() => onChange([...shifts, shifts.length === 0 ? suggested : { from: '', to: '' }])}
    >
      {shifts.length === 0 ? 'Add hours' : 'Add more'}
      <span className="sr-only"> on {day}</span>
    </Button>
  );
  if (shifts.length === 0)
    return (
      <div className="flex min-h-11 items-center gap-x-4">
        <span className="text-ink-soft">Off</span>
        {add}
      </div>
    );
  return (
    <div className="grid gap-2">
      {shifts.map((shift, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shift is known by its place alone, and its fields hold no state of their own
        <div key={at} className="flex flex-wrap items-start gap-x-2">
          <div className="grid w-74 grid-cols-2 gap-2 *:min-w-0">
            <PlainInput
              type="time"
              label={`${day}, from`}
              labelHidden
              required
              value={shift.from}
              error={problem?.(at)}
              onChange={({ target }) => change(at, { from: target.value })}
            />
            <PlainInput
              type="time"
              label={`${day}, to`}
              labelHidden
              required
              value={shift.to}
              onChange={({ target }) => change(at, { to: target.value })}
            />
          </div>
          <div className="flex">
            <Button look="quiet" onClick={() => onChange(shifts.filter((_, place) => place !== at))}>
              Remove
              <span className="sr-only">
                {' '}
                {day} {shift.from}
              </span>
            </Button>
            {at === shifts.length - 1 && shifts.length < MOST ? add : null}
          </div>
          {shift.from !== '' && shift.to !== '' && endsNextDay(shift) ? (
            <p className="w-full text-sm text-ink-soft">Ends on the next day</p>
          ) : null}
        </div>
      ))}
    </div>
  );
};
