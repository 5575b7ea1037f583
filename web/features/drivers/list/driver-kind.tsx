import type { Driver } from '#domain/drivers/driver.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import { wholeRows } from '#web/desk-list/rows/whole-rows.ts';
import { ExpiryBadge } from '#web/expiry/expiry-badge.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { driverStanding, hoursWords, reasonsOf, soonOf } from '../standing.ts';
import { classWords, paperName, papersOf } from '../words.ts';

const State = ({ driver, today }: { readonly driver: Driver; readonly today: string }) => {
  const { words, tone } = driverStanding(driver, today);
  const [reason] = reasonsOf(driver, today);
  return (
    <span className="cell-lines">
      <span>
        <Badge tone={tone}>{words}</Badge>
      </span>
      <span>{reason ?? hoursWords(driver, today)}</span>
    </span>
  );
};

const NextPaper = ({ driver, today }: { readonly driver: Driver; readonly today: string }) => {
  const [next] = papersOf(driver);
  return next === undefined ? null : (
    <span className="cell-lines">
      <span>{paperName(next.kind)}</span>
      <span>
        <ExpiryBadge expires={next.expires} today={today} />
      </span>
    </span>
  );
};

/** The list of drivers on a New York day. */
export const driverKind = (area: Area, today: string, nameOf: (id: string) => string): ListKind<Driver> => ({
  name: 'drivers',
  one: 'driver',
  many: 'drivers',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  pathOf: (id) => `${area}/drivers/${id}`,
  // There are few drivers, and why one cannot drive is to be read whole.
  tableClass: wholeRows,
  columns: [
    {
      key: 'name',
      heading: 'Driver',
      width: 'w-56',
      cell: ({ id }) => <RowLink id={id}>{nameOf(id)}</RowLink>,
    },
    { key: 'today', heading: 'Today', cell: (driver) => <State driver={driver} today={today} /> },
    {
      key: 'papers',
      heading: 'Paper that ends next',
      width: 'w-72',
      cell: (driver) => <NextPaper driver={driver} today={today} />,
    },
    { key: 'license', heading: 'License', width: 'w-44', cell: ({ license }) => classWords[license.class] },
  ],
  lines: (driver) => ({
    title: nameOf(driver.id),
    aside: driverStanding(driver, today).words,
    detail: [...reasonsOf(driver, today), ...soonOf(driver, today), hoursWords(driver, today)].at(0),
  }),
});
