import { poundsWords } from '#domain/bookings/desk/words.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Refused } from '../acts/refused.tsx';
import type { Desk } from '../desk.ts';
import { countWords } from '../words.tsx';
import { DriverField, HoursFields } from './assign-fields.tsx';
import { givenRun, runOfVan, useChosenVans, type VanChoice } from './chosen-vans.ts';
import { vanWhy } from './free.ts';
import { usePlan } from './use-plan.ts';

type Chosen = ReturnType<typeof useChosenVans>;

/** What a van has to do on this day already. */
const hasWords = (desk: Desk, vehicleId: string): string => {
  const given = givenRun(desk, vehicleId);
  if (given !== undefined)
    return ` Its driver has a run from ${clockWords(given.from)} to ${clockWords(given.to)}: take that back to plan it again.`;
  const stops = runOfVan(desk, vehicleId)?.stops.length ?? 0;
  return stops === 0 ? '' : ` Its ${countWords(stops, 'stop')} ${stops === 1 ? 'is' : 'are'} planned again.`;
};

/** One van: whether it drives, with whom and when, or why it cannot. */
const Van = ({
  desk,
  choice,
  chosen: { change, problems },
}: {
  readonly desk: Desk;
  readonly choice: VanChoice;
  readonly chosen: Chosen;
}) => {
  const { vehicleId, driverId, from, to, isChosen } = choice;
  const vehicle = desk.fleet.find((one) => one.vehicle.id === vehicleId);
  if (vehicle === undefined) return null;
  const { name, payloadLb, volumeFt3 } = vehicle.vehicle;
  const why = vanWhy(vehicle);
  const problem = problems.get(vehicleId);
  const carries = `Carries ${poundsWords(payloadLb)}, ${volumeFt3.toLocaleString('en-US')} cu ft`;
  return (
    <li className="grid gap-2 border-t border-rule py-2">
      <CheckField
        label={name}
        hint={why ?? `${carries}.${hasWords(desk, vehicleId)}`}
        checked={isChosen}
        disabled={why !== undefined}
        onChange={({ target }) => change(vehicleId, { isChosen: target.checked })}
      />
      {isChosen ? (
        <fieldset className="grid min-w-0 gap-3 ps-8 sm:grid-cols-[minmax(0,1fr)_18.5rem]">
          <legend className="sr-only">{name}</legend>
          <DriverField
            desk={desk}
            vehicle={vehicle}
            value={driverId}
            error={problem?.driver}
            onChoose={(id) => change(vehicleId, { driverId: id })}
          />
          <HoursFields
            from={from}
            to={to}
            error={problem?.hours}
            onChange={(part) => change(vehicleId, part)}
          />
        </fieldset>
      ) : null}
    </li>
  );
};

const plannedWords = (stops: number, runs: number, leftOut: number): string =>
  [
    `${countWords(stops, 'stop')} in ${countWords(runs, 'run')}.`,
    leftOut === 0 ? '' : `${leftOut} fit${leftOut === 1 ? 's' : ''} into none: the reasons are at “Open”.`,
    'Look at it, then save it.',
  ]
    .filter(Boolean)
    .join(' ');

/** Chooses the vans and drivers of a day, and proposes their stops. The proposal is a draft: nothing is saved and nobody is told. */
export const PlanForm = ({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) => {
  const chosen = useChosenVans(desk);
  const { plan, add, isBusy, error } = usePlan(desk);
  const propose = async (): Promise<void> => {
    const { runs, leftOut } = await plan(chosen.vans);
    const stops = runs.reduce((sum, run) => sum + run.stops.length, 0);
    toast.success(plannedWords(stops, runs.length, leftOut.length));
    onClose();
  };
  if (desk.fleet.length === 0)
    return <p>There is no van yet. Enter one under “Vehicles”, then plan its runs here.</p>;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // What was thrown is shown below.
        if (chosen.isReady && !isBusy) propose().catch(() => undefined);
      }}
    >
      <ul className="border-b border-rule">
        {chosen.choices.map((choice) => (
          <Van key={choice.vehicleId} desk={desk} choice={choice} chosen={chosen} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        What you pinned stays with its van. The other stops of these vans are planned again.
      </p>
      {error === null ? null : <Refused error={error} desk={desk} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} busyText="Planning…" disabled={!chosen.isReady}>
          Plan the stops
        </Button>
        <Button
          look="plain"
          disabled={!chosen.isReady || isBusy}
          onClick={() => {
            add(chosen.vans);
            onClose();
          }}
        >
          Only add the vans
        </Button>
      </div>
    </form>
  );
};
