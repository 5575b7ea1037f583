import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { inOrder } from '../needs.ts';
import { VehicleView } from '../page/vehicle-page.tsx';
import { useVehicles } from '../use-vehicles.ts';
import { vehicleKind } from './vehicle-kind.tsx';

/** How many can be used today, which is what dispatch asks first. */
const readyWords = (vehicles: readonly VehicleNow[]): string => {
  const ready = vehicles.filter(({ blocks }) => blocks.length === 0).length;
  return `${ready} of ${vehicles.length} can be used now.`;
};

const Above = ({
  area,
  vehicles,
}: {
  readonly area: Area;
  readonly vehicles: readonly VehicleNow[] | undefined;
}) => (
  <AboveRows>
    {vehicles === undefined || vehicles.length === 0 ? null : (
      <p role="status" className="font-semibold">
        {readyWords(vehicles)}
      </p>
    )}
    {useMay()('vehicle.manage') ? (
      <Link to={`${area}/vehicles/new`} className={textLink}>
        Add a vehicle
      </Link>
    ) : null}
  </AboveRows>
);

/** The vehicles with those first that need somebody. Those that were retired have a view of their own. */
export const VehicleListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const today = newYorkDay(useNow());
  const query = useVehicles();
  const showsRetired = new URLSearchParams(place.query).get('show') === 'retired';
  const shown = query.data?.vehicles.filter(({ state }) => (state === 'RETIRED') === showsRetired);
  return (
    <DeskList
      kind={vehicleKind(area, today)}
      title="Vehicles"
      place={place}
      query={{ ...query, data: shown && { items: inOrder(shown, today) } }}
      filters={
        <ChoiceLinks
          label="Which vehicles"
          choices={[
            { label: 'Ours', search: '', current: !showsRetired },
            { label: 'Retired', search: '?show=retired', current: showsRetired },
          ]}
        />
      }
      above={showsRetired ? null : <Above area={area} vehicles={shown} />}
      empty={
        showsRetired ? (
          <EmptyState title="No retired vehicles here">Retired vehicles appear here.</EmptyState>
        ) : (
          <EmptyState title="No vehicles here">Add the vans that you pick up with.</EmptyState>
        )
      }
      panel={(id) => <VehicleView id={id} area={area} />}
    />
  );
};
