import { useNavigate } from 'react-router-dom';
import { formSchema } from '#domain/kernel/form-schema.ts';
import type { Area } from '#web/shell/screens.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { numberIn } from '#web/ui/forms/typed-number.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useVehicleSave } from '../use-vehicles.ts';
import { formIn, nothingTyped, problemsOf, type TypedVehicle } from './typed-vehicle.ts';
import { VehicleFields } from './vehicle-form.tsx';

const schema = formSchema<TypedVehicle>(problemsOf({ isNew: true }));

/** Enters a vehicle. Sent again after a lost answer it has the same id, so it is entered once. */
export const NewVehiclePage = ({ area }: { readonly area: Area }) => {
  const navigate = useNavigate();
  const act = useAct(useVehicleSave(), {
    begin: nothingTyped,
    schema,
    keeps: 'all',
    input: (typed, id) => ({ id, version: 0, form: formIn(typed), miles: numberIn(typed.miles) }),
    done: ({ vehicle: { id, name } }) => {
      toast.success(`${name} is entered.`);
      void navigate(`${area}/vehicles/${id}`, { replace: true });
    },
  });
  return (
    <>
      <PageHeader title="Add a vehicle">
        Have the registration, the insurance card and the inspection report ready.
      </PageHeader>
      <VehicleFields
        act={act}
        area={area}
        miles={act.values.miles}
        press="Add the vehicle"
        back={`${area}/vehicles`}
      >
        <PlainInput
          label="Miles on the odometer"
          inputMode="numeric"
          required
          autoComplete="off"
          {...act.field('miles')}
        />
      </VehicleFields>
    </>
  );
};
