import { useParams } from 'react-router-dom';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMyParcel } from '../use-parcels.ts';
import { parcelTitle } from '../words/parcel-words.ts';
import { isReady, stateOf } from '../words/state-words.ts';
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

const State = ({ parcel }: { readonly parcel: OwnParcel }) => {
  // What holds it stands right below, with what to do.
  if (parcel.holds.length > 0) return null;
  const { words, tone } = stateOf(parcel);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone={tone}>{words}</Badge>
      {isReady(parcel) ? (
        <LinkButton to={`/dashboard/mailbox/send?parcels=${parcel.code}`}>Send it on</LinkButton>
      ) : null}
    </div>
  );
};

const View = ({ parcel, history }: { readonly parcel: OwnParcel; readonly history: Entries }) => {
  const isStored = parcel.state === 'IN_STORAGE';
  return (
    <>
      <PageHeader caption={parcel.code} title={parcelTitle(parcel)} />
      <div className="grid max-w-3xl gap-8">
        <State parcel={parcel} />
        <Holds parcel={parcel} />
        <ParcelPhotos code={parcel.code} />
        <Facts parcel={parcel} />
        {isStored ? <Price parcel={parcel} /> : null}
        {isStored ? <ChangeInside key={parcel.version} parcel={parcel} /> : null}
        {isHere(parcel.state) ? <MorePhotos parcel={parcel} /> : null}
        <div className="flex flex-wrap gap-3">
          <SendBack parcel={parcel} />
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
