import type { ShopStay } from '#domain/vehicles/care/shop-stay.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { Refused } from '../acts/act.tsx';
import { useVehicleAct } from '../use-vehicles.ts';

const daysWords = ({ from, to }: ShopStay): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

const Stay = ({
  vehicle,
  stay,
  mayChange,
}: {
  readonly vehicle: Vehicle;
  readonly stay: ShopStay;
  readonly mayChange: boolean;
}) => {
  const change = useVehicleAct(vehicle);
  const done = () => void toast.success(`${vehicle.name} does not go to the shop on these days.`);
  return (
    <li className="grid gap-2 border-t border-rule py-3 first:border-t-0">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{daysWords(stay)}</strong>: {stay.what}
        </span>
        {mayChange ? (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ kind: 'DROP_SHOP', id: stay.id }, { onSuccess: done })}
          >
            Cancel<span className="sr-only"> {daysWords(stay)}</span>
          </Button>
        ) : null}
      </span>
      {change.error ? <Refused error={change.error} /> : null}
    </li>
  );
};

/** The days in the shop that are planned or going on. */
export const Shop = ({
  vehicle,
  today,
  mayChange,
}: {
  readonly vehicle: Vehicle;
  readonly today: string;
  readonly mayChange: boolean;
}) => {
  const stays = vehicle.shop
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  if (stays.length === 0) return null;
  return (
    <Section title="In the shop" className="min-w-0 space-y-3">
      <ul className="border-y border-rule">
        {stays.map((stay) => (
          <Stay key={stay.id} vehicle={vehicle} stay={stay} mayChange={mayChange} />
        ))}
      </ul>
    </Section>
  );
};
