import { formSchema } from '#domain/kernel/form-schema.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ShopStay } from '#domain/vehicles/care/shop-stay.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useVehicleAct } from '../use-vehicles.ts';
import { type ActProps, VehicleDialog } from './act.tsx';

interface Typed {
  readonly from: string;
  readonly to: string;
  readonly what: string;
}

const UNUSED_ID = '00000000-0000-4000-8000-000000000000';
const schema = formSchema<Typed>((typed) => firstProblems(ShopStay, { ...typed, id: UNUSED_ID }));

/** Plans days in the shop, on which no run can have the vehicle. */
export const BookShop = ({ vehicle, onClose }: ActProps) => {
  const today = newYorkDay(Date.now());
  const act = useAct(useVehicleAct(vehicle), {
    begin: { from: today, to: today, what: '' },
    schema,
    keeps: 'all',
    input: (typed, id) => ({ kind: 'BOOK_SHOP' as const, stay: { ...typed, id } }),
    done: () => {
      toast.success(`${vehicle.name} goes to the shop. No run can have it on these days.`);
      onClose();
    },
  });
  return (
    <VehicleDialog act={act} press="Plan these days" onClose={onClose}>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput label="First day" type="date" required min={today} {...act.field('from')} />
        <PlainInput label="Last day" type="date" required min={act.values.from} {...act.field('to')} />
      </div>
      <PlainInput label="What is done" required maxLength={100} autoComplete="off" {...act.field('what')} />
    </VehicleDialog>
  );
};
