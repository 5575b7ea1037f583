import { shiftsOn } from '#domain/drivers/shifts/on-shift.ts';
import { DayChange, type Shift } from '#domain/drivers/shifts/shift.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { isCalendarDay, newYorkDay } from '#domain/kernel/new-york.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { ShiftRows } from '../form/shift-rows.tsx';
import { useDriverAct } from '../use-drivers.ts';
import { type ActProps, DriverDialog } from './act.tsx';

interface Typed {
  readonly day: string;
  readonly shifts: readonly Shift[];
  readonly note: string;
}

const changeOf = ({ day, shifts, note }: Typed) => ({
  day,
  shifts: shifts.map(({ from, to }) => ({ from, to })),
  ...(note.trim() === '' ? {} : { note: note.trim() }),
});

const schema = formSchema<Typed>((typed) => firstProblems(DayChange, changeOf(typed)));

/** Gives one day other hours than its week has, or none. */
export const ChangeDay = ({ driver, onClose }: ActProps) => {
  const today = newYorkDay(Date.now());
  const begin: Typed = { day: today, shifts: shiftsOn(driver, today), note: '' };
  const act = useAct(useDriverAct(driver), {
    begin,
    schema,
    keeps: 'all',
    input: (typed) => ({ kind: 'CHANGE_DAY' as const, change: changeOf(typed) }),
    done: (_reply, { day }) => {
      toast.success(`${dayWords(day)} is changed.`);
      onClose();
    },
  });
  const { day, shifts } = act.values;
  const choose = (chosen: string): void => {
    act.set('day', chosen);
    if (isCalendarDay(chosen)) act.set('shifts', shiftsOn(driver, chosen));
  };
  const wrong = shifts.some((_, at) => act.problem(`shifts.${at}.from`) !== undefined);
  return (
    <DriverDialog
      act={act}
      press="Save"
      disabled={shifts.some(({ from, to }) => !from || !to)}
      onClose={onClose}
    >
      <PlainInput
        label="Day"
        type="date"
        required
        min={today}
        value={day}
        error={act.problem('day')}
        onChange={({ target }) => choose(target.value)}
      />
      <div className="grid gap-1">
        <p className="font-semibold">Hours on this day</p>
        <ShiftRows
          day={isCalendarDay(day) ? dayWords(day) : 'The day'}
          shifts={shifts}
          onChange={(next) => act.set('shifts', next)}
        />
        {wrong ? <p className="font-semibold text-wrong">Give both times of each shift</p> : null}
      </div>
      <PlainInput label="Note" maxLength={100} autoComplete="off" {...act.field('note')} />
    </DriverDialog>
  );
};
