import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useParcelChange } from '../../use-parcels.ts';

/** Takes back that it goes back or is disposed of, while it is still here. */
export const KeepIt = ({ parcel: { code, version } }: { readonly parcel: OwnParcel }) => {
  const keep = useParcelChange(ownParcelEndpoints.keepAfterAll);
  return (
    <div className="grid justify-items-start gap-2">
      {keep.error ? <Alert title="Not done">{messageOf(keep.error)}</Alert> : null}
      <Button
        look="plain"
        busy={keep.isPending}
        onClick={() => keep.mutate({ params: { code }, query: { version } })}
      >
        Keep it after all
      </Button>
    </div>
  );
};
