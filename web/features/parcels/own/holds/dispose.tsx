import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useParcelChange } from '../../use-parcels.ts';

/** Agrees that we dispose of what may not fly. */
export const Dispose = ({ parcel }: { readonly parcel: OwnParcel }) => {
  const { code, version } = parcel;
  const agree = useParcelChange(ownParcelEndpoints.letDispose);
  return (
    <AskFirst title="Have us dispose of it" button="Dispose of it" look="danger">
      {(close) => (
        <div className="grid gap-4">
          <p>The whole parcel is thrown away. Once that is done, nobody can bring it back.</p>
          {agree.error ? <Alert title="Not done">{messageOf(agree.error)}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              look="danger"
              busy={agree.isPending}
              onClick={() => agree.mutate({ params: { code }, body: { version } }, { onSuccess: close })}
            >
              Yes, dispose of it
            </Button>
            <Button look="plain" onClick={close}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </AskFirst>
  );
};
