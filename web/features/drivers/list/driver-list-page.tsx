import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useFullNames } from '#web/session/use-full-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { DriverView } from '../page/driver-page.tsx';
import { driverStanding } from '../standing.ts';
import { useColleagues, useDrivers } from '../use-drivers.ts';
import { driverKind } from './driver-kind.tsx';

/** Chooses whose license, papers and shifts are entered: colleagues who have the role and are not entered yet. */
const Choose = ({ area, known }: { readonly area: Area; readonly known: readonly string[] }) => (
  <Loaded query={useColleagues()} loading="Loading your colleagues…" lines={2}>
    {({ people }) => {
      const open = people.filter(({ userId, roles }) => roles.includes('driver') && !known.includes(userId));
      return (
        <div className="grid gap-3">
          <p>
            {open.length === 0
              ? 'Everyone with the role of a driver is entered. '
              : 'Whose license, papers and shifts do you enter? '}
            An admin gives the role under Staff, and then you find the person here.
          </p>
          <ul className="border-y border-rule empty:hidden">
            {open.map(({ userId, name }) => (
              <li key={userId} className="border-t border-rule first:border-t-0">
                <Link
                  to={`${area}/drivers/${userId}/edit`}
                  className="flex min-h-11 items-center px-2 py-2 font-semibold no-underline hover:bg-sunk"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      );
    }}
  </Loaded>
);

/** The drivers with those first that need somebody. Those who do not drive for us any more have a view of their own. */
export const DriverListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const mayManage = useMay()('driver.manage');
  const today = newYorkDay(useNow());
  const query = useDrivers(today);
  const all = query.data?.drivers.map(({ driver }) => driver);
  const nameOf = useFullNames(all?.map(({ id }) => id) ?? [], 'A former colleague');
  const showsEnded = new URLSearchParams(place.query).get('show') === 'ended';
  const rankOf = (one: NonNullable<typeof all>[number]) => driverStanding(one, today).rank;
  const shown = all
    ?.filter(({ endedAt }) => (endedAt !== undefined) === showsEnded)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || nameOf(one.id).localeCompare(nameOf(other.id)));
  const drives = shown?.filter((one) => driverStanding(one, today).words === 'Drives').length;
  return (
    <DeskList
      kind={driverKind(area, today, nameOf)}
      title="Drivers"
      place={place}
      query={{ ...query, data: shown && { items: shown } }}
      filters={
        <ChoiceLinks
          label="Which drivers"
          choices={[
            { label: 'Ours', search: '', current: !showsEnded },
            { label: 'Do not drive any more', search: '?show=ended', current: showsEnded },
          ]}
        />
      }
      above={
        showsEnded ? null : (
          <AboveRows>
            {shown === undefined || shown.length === 0 ? null : (
              <p role="status" className="font-semibold">
                {drives} of {shown.length} drive today.
              </p>
            )}
            {mayManage && all !== undefined ? (
              <AskFirst title="Add a driver" button="Add a driver…" look="quiet">
                {() => <Choose area={area} known={all.map(({ id }) => id)} />}
              </AskFirst>
            ) : null}
          </AboveRows>
        )
      }
      empty={
        showsEnded ? (
          <EmptyState title="No former drivers here">Drivers who ended appear here.</EmptyState>
        ) : (
          <EmptyState title="No drivers here">Add those of your colleagues who drive.</EmptyState>
        )
      }
      panel={(id) => <DriverView id={id} area={area} />}
    />
  );
};
