import { useParams } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import { isReady } from '#domain/parcels/owner/own-counts.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMyParcel } from '../use-parcels.ts';
import { parcelTitle } from '../words/parcel-words.ts';
import { stateOf } from '../words/state-words.ts';
import { ChangeInside } from './change-inside.tsx';
import { Facts } from './facts.tsx';
import { Holds } from './holds/holds.tsx';
import { NotMine } from './leave/not-mine.tsx';
import { SendBack } from './leave/send-back.tsx';
import { MorePhotos } from './more-photos.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { Past } from './past.tsx';
import { Price } from './price/price.tsx';

type Entries = Parameters<typeof Past>[0]['entries'];

/** The one thing to do next, where it is not a hold that stands right below. */
const Next = ({ parcel: { code, state, shipment, holds } }: { readonly parcel: OwnParcel }) => {
  if (isReady({ state, holds }))
    return <LinkButton to={`/dashboard/mailbox/send?parcels=${code}`}>Send it on</LinkButton>;
  if (state !== 'REQUESTED' || shipment === undefined) return null;
  return (
    <LinkButton to={pathTo('/dashboard/shipments/:number', { number: shipment.number })}>
      Book the shipment, or cancel it
    </LinkButton>
  );
};

const State = ({ parcel }: { readonly parcel: OwnParcel }) => {
  if (parcel.holds.length > 0) return null;
  const { words, tone } = stateOf(parcel);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone={tone}>{words}</Badge>
      <Next parcel={parcel} />
    </div>
  );
};

const View = ({ parcel, history }: { readonly parcel: OwnParcel; readonly history: Entries }) => {
  const isStored = parcel.state === 'IN_STORAGE';
  // What may not fly has no price, and going back is offered where it says so.
  const mayFly = parcel.holds.every(({ kind }) => kind !== 'DISPOSE_OR_RETURN');
  return (
    <>
      <PageHeader caption={parcel.code} title={parcelTitle(parcel)} />
      <div className="grid max-w-3xl gap-8">
        <State parcel={parcel} />
        <Holds parcel={parcel} />
        <ParcelPhotos code={parcel.code} />
        <Facts parcel={parcel} />
        {isStored && mayFly ? <Price parcel={parcel} /> : null}
        {isStored ? <ChangeInside key={parcel.version} parcel={parcel} /> : null}
        {isHere(parcel.state) ? <MorePhotos parcel={parcel} /> : null}
        <div className="flex flex-wrap gap-3">
          {mayFly ? <SendBack parcel={parcel} /> : null}
          {isStored ? <NotMine parcel={parcel} /> : null}
        </div>
        <Past entries={history} />
      </div>
    </>
  );
};

/** `/dashboard/mailbox/:code`: how it came, what it needs, what it costs to send, and what else can be done with it. */
export const ParcelPage = () => {
  const { code = '' } = useParams();
  return (
    <Loaded
      query={useMyParcel(code)}
      loading="Loading the parcel…"
      lines={12}
      missing={
        <Missing title="There is no such parcel in your mailbox" list="/dashboard/mailbox" all="My mailbox">
          Check the code. You see only what is yours.
        </Missing>
      }
    >
      {({ parcel, history }) => <View parcel={parcel} history={history} />}
    </Loaded>
  );
};
