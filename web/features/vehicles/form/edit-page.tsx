import { useNavigate, useParams } from 'react-router-dom';
import { formSchema } from '#domain/kernel/form-schema.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useVehicle, useVehicleSave } from '../use-vehicles.ts';
import { filesOf } from '../words.tsx';
import { formIn, problemsOf, type TypedVehicle, typedOf } from './typed-vehicle.ts';
import { VehicleFields } from './vehicle-form.tsx';

const schema = formSchema<TypedVehicle>(problemsOf({ isNew: false }));

const EditForm = ({ vehicle, area }: { readonly vehicle: Vehicle; readonly area: Area }) => {
  const { id, version, odometer } = vehicle;
  const navigate = useNavigate();
  const page = `${area}/vehicles/${id}`;
  const act = useAct(useVehicleSave(), {
    begin: typedOf(vehicle),
    follows: true,
    schema,
    keeps: 'all',
    input: (typed) => ({ id, version, form: formIn(typed) }),
    done: ({ vehicle: { name } }) => {
      toast.success(`${name} is changed.`);
      void navigate(page, { replace: true });
    },
  });
  return (
    <VehicleFields
      act={act}
      area={area}
      subject={filesOf(vehicle)}
      miles={String(odometer.miles)}
      press="Save the changes"
      back={page}
    />
  );
};

/** Changes what is known of a vehicle. What a colleague changes meanwhile shows in the fields that nobody has touched. */
export const EditVehiclePage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  return (
    <div>
      <Presence list="vehicles" id={id} />
      <Loaded
        query={useVehicle(id)}
        loading="Loading the vehicle…"
        missing={
          <Missing title="There is no such vehicle" list={`${area}/vehicles`} all="All vehicles">
            Look for it in the list.
          </Missing>
        }
      >
        {({ vehicle }) => (
          <>
            <PageHeader caption="Change the vehicle" title={vehicle.name} />
            {vehicle.recorded === 'RETIRED' ? (
              <p>It is retired, so nothing can be changed.</p>
            ) : (
              <EditForm key={id} vehicle={vehicle} area={area} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};
