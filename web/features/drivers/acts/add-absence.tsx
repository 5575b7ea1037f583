import { Absence, absenceKinds } from '#domain/drivers/shifts/shift.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useDriverAct } from '../use-drivers.ts';
import { absenceWords } from '../words.ts';
import { type ActProps, DriverDialog } from './act.tsx';

type Typed = Omit<Absence, 'id'>;

const UNUSED_ID = '00000000-0000-4000-8000-000000000000';
const schema = formSchema<Typed>((typed) => firstProblems(Absence, { ...typed, id: UNUSED_ID }));

/** Notes days on which a driver does not work. */
export const AddAbsence = ({ driver, onClose }: ActProps) => {
  const today = newYorkDay(Date.now());
  const begin: Typed = { from: today, to: today, kind: 'VACATION' };
  const act = useAct(useDriverAct(driver), {
    begin,
    schema,
    keeps: 'all',
    input: (typed, id) => ({ kind: 'ADD_ABSENCE' as const, absence: { ...typed, id } }),
    done: () => {
      toast.success('The absence is noted. No run can have this driver on these days.');
      onClose();
    },
  });
  const { from, kind } = act.values;
  return (
    <DriverDialog act={act} press="Save" onClose={onClose}>
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput label="First day" type="date" required {...act.field('from')} />
        <PlainInput label="Last day" type="date" required min={from} {...act.field('to')} />
      </div>
      <Choices
        name="kind"
        legend="Why"
        choices={absenceKinds.map((value) => ({ value, label: absenceWords[value] }))}
        chosen={kind}
        onChoose={(value) => act.set('kind', value)}
      />
    </DriverDialog>
  );
};
