import { Link, useParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useFullNames } from '#web/session/use-full-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { Actions } from '../acts/actions.tsx';
import { driverStanding, hoursWords, reasonsOf, soonOf } from '../standing.ts';
import { type ShownDriver, useDriver } from '../use-drivers.ts';
import { Different } from './different.tsx';
import { History } from './history.tsx';
import { Papers } from './papers.tsx';
import { UsualWeek } from './usual-week.tsx';
import { Week } from './week.tsx';

const Sentences = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What keeps the driver from the road, and what ends soon. */
const ToDo = ({
  reasons,
  soon,
}: {
  readonly reasons: readonly string[];
  readonly soon: readonly string[];
}) => (
  <>
    {reasons.length === 0 ? null : (
      <Alert title="No run can have this driver">
        <Sentences lines={reasons} />
      </Alert>
    )}
    {soon.length === 0 ? null : (
      <Alert kind="warning" title="Ask for the new one soon">
        <Sentences lines={soon} />
      </Alert>
    )}
  </>
);

const Work = ({ shown: { driver, history }, area }: { readonly shown: ShownDriver; readonly area: Area }) => {
  const mayChange = useMay()('driver.manage');
  const today = newYorkDay(useNow());
  const isOurs = driver.endedAt === undefined;
  useSayChanged('driver', history[0]);
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-8">
        <ToDo reasons={reasonsOf(driver, today)} soon={soonOf(driver, today)} />
        {mayChange ? <Actions driver={driver} area={area} /> : null}
        {isOurs ? <Week driver={driver} today={today} /> : null}
        {isOurs ? <Different driver={driver} today={today} mayChange={mayChange} /> : null}
        <Papers driver={driver} today={today} />
      </div>
      <div className="grid min-w-0 gap-8 @4xl:row-span-2">
        <UsualWeek driver={driver} />
      </div>
      <div className="grid min-w-0 gap-8">
        <History history={history} />
      </div>
    </div>
  );
};

const Header = ({ shown: { driver } }: { readonly shown: ShownDriver }) => {
  const today = newYorkDay(useNow());
  const nameOf = useFullNames([driver.id], 'A former colleague');
  const { words, tone } = driverStanding(driver, today);
  return (
    <PageHeader caption={<Badge tone={tone}>{words}</Badge>} title={nameOf(driver.id)}>
      {driver.endedAt === undefined ? `Today: ${hoursWords(driver, today)}` : null}
    </PageHeader>
  );
};

/** One driver: what keeps them from the road first, then their days, absences, license and papers. */
export const DriverView = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Loaded
    query={useDriver(id)}
    loading="Loading the driver…"
    lines={14}
    missing={
      <Missing title="There is no such driver" list={`${area}/drivers`} all="All drivers">
        Look for them in the list. Whoever is not entered yet is added there.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <Header shown={shown} />
        <Work key={id} shown={shown} area={area} />
      </>
    )}
  </Loaded>
);

/** The page of one driver. */
export const DriverPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/drivers`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All drivers
      </Link>
      <Presence list="drivers" id={id} />
      <DriverView id={id} area={area} />
    </div>
  );
};
