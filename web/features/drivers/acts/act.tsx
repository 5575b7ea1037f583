import type { FieldValues } from 'react-hook-form';
import type { Driver } from '#domain/drivers/driver.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DialogAct, type DialogActProps } from '#web/ui/forms/act/dialog-act.tsx';
import { driverStanding } from '../standing.ts';
import { driverNowIn } from '../use-drivers.ts';

/** Why it was not done, and how it is with the driver today where a colleague was faster. */
export const Refused = ({ error }: { readonly error: Error }) => {
  const now = driverNowIn(error);
  return (
    <Alert title="Not saved">
      {messageOf(error)}
      {now === undefined ? null : ` Today: ${driverStanding(now, newYorkDay(Date.now())).words}.`}
    </Alert>
  );
};

/** The form of one act in a dialog. */
export const DriverDialog = <Values extends FieldValues, Ready>(props: DialogActProps<Values, Ready>) => (
  <DialogAct {...props} words={(error) => <Refused error={error} />} />
);

export interface ActProps {
  readonly driver: Driver;
  readonly onClose: () => void;
}
