import { Link, useParams } from 'react-router-dom';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel, ParcelEntry } from '#domain/parcels/parcel.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { HoldsAndDeeds } from '../deeds/to-do.tsx';
import { Age } from '../list/age.tsx';
import { type DeskParcel, useParcel } from '../use-desk-parcels.ts';
import { Whose } from '../whose/whose.tsx';
import { StateBadge } from '../words.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Note } from './note.tsx';
import { Photos } from './photos.tsx';
import { PrintLabel } from './print-label.tsx';

/** Everybody who ever owned it is no colleague who changed something. */
const SayChanged = ({
  history,
  parcel: { ownerId, before },
}: {
  readonly history: readonly ParcelEntry[];
  readonly parcel: Parcel;
}) => {
  const owners = [ownerId, ...before.map((one) => one.ownerId)];
  useSayChanged('parcel', history[0], { isPerson: (by) => by !== 'system' && !owners.includes(by) });
  return null;
};

const Work = ({ shown, area }: { readonly shown: DeskParcel; readonly area: Area }) => {
  const mayChange = useMay()('parcel.manage');
  const { parcel, history } = shown;
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <SayChanged history={history} parcel={parcel} />
      <div className="grid min-w-0 gap-8">
        <HoldsAndDeeds shown={shown} area={area} mayChange={mayChange} />
        <Whose parcel={parcel} area={area} />
        <Photos code={parcel.code} mayAdd={mayChange && isHere(parcel.state)} />
      </div>
      <div className="grid min-w-0 gap-4 @4xl:row-span-2">
        <Facts parcel={parcel} area={area} />
        {mayChange ? <PrintLabel parcel={parcel} /> : null}
      </div>
      <div className="grid min-w-0 gap-8">
        <History history={history} />
        {mayChange ? <Note code={parcel.code} /> : null}
      </div>
    </div>
  );
};

const Headline = ({
  parcel: { state, shelf, receivedAt, declaration, ...parcel },
}: Pick<DeskParcel, 'parcel'>) => (
  <p className="wrap-anywhere">
    <bdi>{titleOf({ store: declaration.store, ...parcel })}</bdi>
    {isHere(state) ? (
      <>
        , {shelf === undefined ? 'on no shelf' : `on shelf ${shelf}`} for <Age since={receivedAt} />
      </>
    ) : null}
  </p>
);

/** One parcel at the desk: what it waits for, whose it is, its photos, and everything that happened. */
export const ParcelView = ({ code, area }: { readonly code: string; readonly area: Area }) => (
  <Loaded
    query={useParcel(code)}
    loading="Loading the parcel…"
    lines={14}
    missing={
      <Missing title={`There is no parcel ${code}`} list={`${area}/parcels`} all="All parcels">
        Check the code on its label, or search by its tracking number.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader
          caption={
            <span className="flex flex-wrap items-center gap-2">
              Parcel <StateBadge state={shown.parcel.state} />
            </span>
          }
          title={shown.parcel.code}
        >
          <Headline parcel={shown.parcel} />
        </PageHeader>
        <Work key={code} shown={shown} area={area} />
      </>
    )}
  </Loaded>
);

/** The page of one parcel. */
export const ParcelPage = ({ area }: { readonly area: Area }) => {
  const { code = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/parcels`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All parcels
      </Link>
      <Presence list="parcels" id={code} />
      <ParcelView code={code} area={area} />
    </div>
  );
};
