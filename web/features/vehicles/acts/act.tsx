import type { FieldValues } from 'react-hook-form';
import { vehicleState } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DialogAct, type DialogActProps } from '#web/ui/forms/act/dialog-act.tsx';
import { vehicleNowIn } from '../use-vehicles.ts';
import { states } from '../words.tsx';

/** Why it was not done, and what the vehicle is now where a colleague was faster. */
export const Refused = ({ error }: { readonly error: Error }) => {
  const now = vehicleNowIn(error);
  return (
    <Alert title="Not saved">
      {messageOf(error)}
      {now === undefined ? null : ` Now it is: ${states[vehicleState(now, new Date())].words}.`}
    </Alert>
  );
};

/** The form of one act in a dialog. */
export const VehicleDialog = <Values extends FieldValues, Ready>(props: DialogActProps<Values, Ready>) => (
  <DialogAct {...props} words={(error) => <Refused error={error} />} />
);

export interface ActProps {
  readonly vehicle: Vehicle;
  readonly onClose: () => void;
}
