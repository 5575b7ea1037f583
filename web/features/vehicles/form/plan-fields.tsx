import { MOST_PLANNED } from '#domain/vehicles/care/maintenance.ts';
import { Button } from '#web/ui/button.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { newWork, type TypedVehicle } from './typed-vehicle.ts';

const Row = ({
  act,
  at,
  onRemove,
}: {
  readonly act: Act<TypedVehicle>;
  readonly at: number;
  readonly onRemove: () => void;
}) => (
  <fieldset className="grid min-w-0 gap-3 rounded-label border border-edge p-3">
    <legend className="px-1 font-semibold">Work {at + 1}</legend>
    <PlainInput
      label="What is done"
      required
      maxLength={100}
      autoComplete="off"
      {...act.field(`plan.${at}.what`)}
    />
    <div className="grid grid-cols-2 items-start gap-3 *:min-w-0">
      <PlainInput
        label="Every … miles"
        optional={false}
        inputMode="numeric"
        autoComplete="off"
        {...act.field(`plan.${at}.everyMiles`)}
      />
      <PlainInput
        label="Every … days"
        optional={false}
        inputMode="numeric"
        autoComplete="off"
        {...act.field(`plan.${at}.everyDays`)}
      />
      <PlainInput label="Last done on" type="date" required {...act.field(`plan.${at}.lastDay`)} />
      <PlainInput
        label="At miles"
        inputMode="numeric"
        required
        autoComplete="off"
        {...act.field(`plan.${at}.lastMiles`)}
      />
    </div>
    <div>
      <Button look="quiet" onClick={onRemove}>
        Remove<span className="sr-only"> work {at + 1}</span>
      </Button>
    </div>
  </fieldset>
);

/** The work that comes again after so many miles or days, whichever is first. */
export const PlanFields = ({
  act,
  miles,
}: {
  readonly act: Act<TypedVehicle>;
  /** What the odometer shows. */
  readonly miles: string;
}) => {
  const { plan } = act.values;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-2xl font-bold">Maintenance</legend>
      <p className="text-ink-soft">
        Work that comes again, after so many miles or days, whichever is first. You see on the page of the
        vehicle when it is due.
      </p>
      {plan.map(({ id }, at) => (
        <Row
          key={id}
          act={act}
          at={at}
          onRemove={() =>
            act.set(
              'plan',
              plan.filter((work) => work.id !== id),
            )
          }
        />
      ))}
      {plan.length < MOST_PLANNED ? (
        <Button
          look="plain"
          className="justify-self-start"
          onClick={() => act.set('plan', [...plan, newWork(miles)])}
        >
          Add work to the plan
        </Button>
      ) : null}
    </fieldset>
  );
};
