import { useState } from 'react';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import type { KeptReport } from '#web/device-queue/drive/drive-jobs.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import type { Tell } from '../day/use-tell.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import { MilesField } from './miles-field.tsx';
import { missingIn, reportFrom, type Spent } from './spent.ts';

const kinds = [
  { value: 'FUEL', label: 'Fuel' },
  { value: 'TOLL', label: 'Toll' },
  { value: 'ODOMETER', label: 'Odometer' },
] as const;

const empty: Spent = {
  kind: 'FUEL',
  amount: '',
  gallons: '',
  typed: { miles: '', isSure: false },
  photos: [],
};

/** Amount and receipt of what was paid, and of fuel how much it was. */
const PaidFields = ({
  spent,
  onSpent,
}: {
  readonly spent: Spent;
  readonly onSpent: (change: Partial<Spent>) => void;
}) => (
  <>
    <PlainInput
      label="Amount on the receipt, in dollars"
      required
      inputMode="decimal"
      autoComplete="off"
      value={spent.amount}
      onChange={({ target }) => onSpent({ amount: target.value })}
    />
    {spent.kind === 'FUEL' ? (
      <PlainInput
        label="Gallons"
        inputMode="decimal"
        autoComplete="off"
        value={spent.gallons}
        onChange={({ target }) => onSpent({ gallons: target.value })}
      />
    ) : null}
    <Photos
      label="Photo of the receipt"
      purpose="ROAD_RECEIPT"
      most={1}
      photos={spent.photos}
      onPhotos={(photos) => onSpent({ photos })}
    />
  </>
);

/** Fuel and tolls with the photo of their receipt, and what the odometer shows, at any time of the day. */
export const OnTheRoad = ({
  run,
  vehicle,
  report,
}: {
  readonly run: OwnRun;
  readonly vehicle: DrivenVehicle;
  readonly report: Tell['report'];
}) => {
  const back = useBack();
  const [spent, setSpent] = useState(empty);
  const missing = missingIn(spent, vehicle.odometer.miles);
  const send = async (): Promise<void> => {
    const said: KeptReport | undefined = reportFrom(spent, {
      last: vehicle.odometer.miles,
      run: run.id,
      at: new Date().toISOString(),
    });
    if (said === undefined || !(await report(vehicle, said))) return;
    toast.success(said.kind === 'SPEND' ? 'The receipt is kept.' : 'The odometer is kept.');
    back();
  };
  return (
    <View name="road" caption={vehicle.name} title="Fuel, toll, odometer" onBack={back}>
      <WorkForm missing={missing} press="Send" onSend={send}>
        <Choices
          name="kind"
          legend="What"
          choices={kinds}
          chosen={spent.kind}
          onChoose={(kind) => setSpent({ ...empty, kind })}
          className="grid grid-cols-3 gap-2 [&_.choice]:justify-center [&_.choice]:px-1"
        />
        {spent.kind === 'ODOMETER' ? (
          <MilesField
            last={vehicle.odometer.miles}
            typed={spent.typed}
            onTyped={(typed) => setSpent({ ...spent, typed })}
          />
        ) : (
          <PaidFields spent={spent} onSpent={(change) => setSpent({ ...spent, ...change })} />
        )}
      </WorkForm>
    </View>
  );
};
