import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useVehicleAct } from '../use-vehicles.ts';
import { type ActProps, VehicleDialog } from './act.tsx';

/** Reasons have three characters or more. */
const SHORTEST = 3;

interface Ending {
  readonly press: string;
  /** What follows from it. */
  readonly follows: string;
  readonly done: (vehicle: Vehicle) => string;
}

/** What takes a vehicle off the road, with its words. */
const endings = {
  TAKE_OUT: {
    press: 'Take it out of service',
    follows: 'No run can have it until someone puts it back. Put it back on this page.',
    done: ({ name }) => `${name} is out of service.`,
  },
  RETIRE: {
    press: 'Retire it',
    follows: 'It does not come back. Its page and its history stay.',
    done: ({ name }) => `${name} is retired.`,
  },
} as const satisfies Record<string, Ending>;

/** Takes a vehicle off the road for a while, or for good, with the reason that colleagues read. */
export const Because = ({ vehicle, kind, onClose }: ActProps & { readonly kind: keyof typeof endings }) => {
  const { press, follows, done }: Ending = endings[kind];
  const act = useAct(useVehicleAct(vehicle), {
    begin: { because: '' },
    keeps: 'all',
    input: ({ because }) => ({ kind, because: because.trim() }),
    done: () => {
      toast.success(done(vehicle));
      onClose();
    },
  });
  return (
    <VehicleDialog
      act={act}
      press={press}
      look={kind === 'RETIRE' ? 'danger' : 'primary'}
      disabled={act.values.because.trim().length < SHORTEST}
      onClose={onClose}
    >
      <p>{follows}</p>
      <PlainInput
        label="Why"
        hint="Your colleagues read it on the page and in the list."
        required
        maxLength={200}
        autoComplete="off"
        {...act.field('because')}
      />
    </VehicleDialog>
  );
};
