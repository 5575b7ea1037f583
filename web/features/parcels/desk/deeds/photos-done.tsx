import { dollars } from '#domain/kernel/money.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { AddPhoto } from '../parcel/add-photo.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';
import { Refused, ToDo } from './act.tsx';

/** The photos that its owner asked for: they are taken here, and charged when they are there. */
export const PhotosToTake = ({
  parcel: { code, version },
  photos: { count, price, askedAt },
}: {
  readonly parcel: Parcel;
  readonly photos: NonNullable<Parcel['photos']>;
}) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.photosDone), {
    begin: {},
    input: () => ({ params: { code }, body: { version } }),
    done: () => void toast.success('Saved. Its owner is told, and charged.'),
  });
  return (
    <ToDo title={count === 1 ? 'Take 1 more photo' : `Take ${count} more photos`}>
      <p>
        Asked for on <Instant at={askedAt} />. Its owner pays {dollars(price)} when they are there.
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <AddPhoto code={code} />
        <ActForm act={act} className="contents">
          <ActButton act={act} className="">
            The photos are taken
          </ActButton>
        </ActForm>
      </div>
      <ActFailure act={act} words={(error) => <Refused error={error} />} />
    </ToDo>
  );
};
