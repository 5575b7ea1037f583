import { useParams } from 'react-router-dom';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useMyParcel } from '../use-parcels.ts';
import { parcelTitle } from '../words/parcel-words.ts';
import { ChangeInside } from './change-inside.tsx';
import { Facts } from './facts.tsx';
import { NotMine } from './leave/not-mine.tsx';
import { SendBack } from './leave/send-back.tsx';
import { MorePhotos } from './more-photos.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { Past } from './past.tsx';
import { Price } from './price/price.tsx';
import { WhatToDo } from './what-to-do.tsx';

type Entries = Parameters<typeof Past>[0]['entries'];

const View = ({ parcel, history }: { readonly parcel: OwnParcel; readonly history: Entries }) => {
  const isStored = parcel.state === 'IN_STORAGE';
  // What may not fly has no price, and going back is offered where it says so.
  const mayFly = parcel.holds.every(({ kind }) => kind !== 'DISPOSE_OR_RETURN');
  return (
    <>
      <PageHeader caption={parcel.code} title={parcelTitle(parcel)} />
      <div className="grid max-w-3xl gap-8">
        <WhatToDo parcel={parcel} />
        <ParcelPhotos code={parcel.code} />
        <Facts parcel={parcel} />
        {isStored && mayFly ? <Price parcel={parcel} /> : null}
        {isStored ? <ChangeInside key={parcel.version} parcel={parcel} /> : null}
        {isHere(parcel.state) ? <MorePhotos parcel={parcel} /> : null}
        <div className="flex flex-wrap gap-3">
          {isStored && mayFly ? <SendBack parcel={parcel} /> : null}
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
