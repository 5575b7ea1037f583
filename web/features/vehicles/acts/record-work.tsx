import { formSchema } from '#domain/kernel/form-schema.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { type PlannedWork, WorkDone } from '#domain/vehicles/care/maintenance.ts';
import { FileField } from '#web/photos/file-field.tsx';
import type { SentFile } from '#web/photos/use-file.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { countedCents } from '#web/ui/forms/typed-amount.ts';
import { numberIn } from '#web/ui/forms/typed-number.ts';
import { useVehicleAct } from '../use-vehicles.ts';
import { filesOf } from '../words.tsx';
import { type ActProps, VehicleDialog } from './act.tsx';

interface Typed {
  readonly what: string;
  readonly day: string;
  readonly miles: string;
  readonly dollars: string;
  readonly bill: SentFile | undefined;
}

const UNUSED_ID = '00000000-0000-4000-8000-000000000000';

const workOf = ({ what, day, miles, dollars, bill }: Typed, id: string, planned: string | undefined) => ({
  id,
  what,
  day,
  miles: numberIn(miles),
  cents: countedCents(dollars) ?? Number.NaN,
  ...(planned === undefined ? {} : { planned }),
  ...(bill === undefined ? {} : { file: bill.id }),
});

const schema = formSchema<Typed>((typed) => {
  const { cents, ...problems } = firstProblems(WorkDone, workOf(typed, UNUSED_ID, undefined));
  return { ...problems, dollars: cents && 'Give the amount on the bill, or 0' };
});

/** Records work that was done. That of the plan is due anew from then on. */
export const RecordWork = ({
  vehicle,
  planned,
  onClose,
}: ActProps & { readonly planned?: Pick<PlannedWork, 'id' | 'what'> | undefined }) => {
  const today = newYorkDay(Date.now());
  const begin: Typed = {
    what: planned?.what ?? '',
    day: today,
    miles: String(vehicle.odometer.miles),
    dollars: '',
    bill: undefined,
  };
  const act = useAct(useVehicleAct(vehicle), {
    begin,
    schema,
    keeps: 'all',
    input: (typed, id) => ({ kind: 'MAINTAIN' as const, work: workOf(typed, id, planned?.id) }),
    done: () => {
      toast.success('The work is recorded.');
      onClose();
    },
  });
  return (
    <VehicleDialog act={act} press="Record it" onClose={onClose}>
      <PlainInput label="What was done" required maxLength={100} autoComplete="off" {...act.field('what')} />
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput label="Day" type="date" required max={today} {...act.field('day')} />
        <PlainInput
          label="Miles on the odometer"
          inputMode="numeric"
          required
          autoComplete="off"
          {...act.field('miles')}
        />
      </div>
      <PlainInput
        label="What it cost, in dollars"
        inputMode="decimal"
        required
        autoComplete="off"
        {...act.field('dollars')}
      />
      <FileField
        label="Bill"
        optional
        purpose="VEHICLE_BILL"
        subject={filesOf(vehicle)}
        file={act.values.bill}
        onChange={(bill) => act.set('bill', bill)}
      />
    </VehicleDialog>
  );
};
