import { dollars } from '#domain/kernel/money.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { cardInForce } from '#web/phrases/card-in-force.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useParcelChange } from '../use-parcels.ts';

/** More photos for their price, or that those are there that were asked for. */
export const MorePhotos = ({ parcel: { code, version, state, photos } }: { readonly parcel: OwnParcel }) => {
  const { mutate, isPending, error } = useParcelChange(ownParcelEndpoints.askPhotos);
  const { extraPhotos } = cardInForce(useSiteSettings());
  const refusal = refusalIn(error, ownParcelEndpoints.askPhotos);
  const { price, count } = refusal?.code === 'PRICE_CHANGED' ? refusal.details : extraPhotos;
  // That they are still to be taken is said with what we do.
  if (photos !== undefined)
    return photos.doneAt === undefined ? null : (
      <p>The {photos.count} photos that you asked for are above.</p>
    );
  // On its way to somewhere it is on no shelf, so nobody takes any.
  if (state !== 'IN_STORAGE') return null;
  return (
    <div className="grid justify-items-start gap-2">
      {error ? <Alert title="Not done">{messageOf(error)}</Alert> : null}
      <Button
        look="plain"
        busy={isPending}
        onClick={() => mutate({ params: { code }, body: { version, price } })}
      >
        {count} more photos for {dollars(price)}
      </Button>
      <p className="text-sm text-ink-soft">Of the parcel from all sides. We do not open it.</p>
    </div>
  );
};
