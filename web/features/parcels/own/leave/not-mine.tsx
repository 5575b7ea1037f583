import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useParcelChange } from '../../use-parcels.ts';

/** Hands a parcel back that is somebody else's. */
export const NotMine = ({ parcel: { code, version } }: { readonly parcel: OwnParcel }) => {
  const hand = useParcelChange(ownParcelEndpoints.notMine);
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const done = () => {
    toast.success('Thank you. It is out of your mailbox, and we find its owner');
    void navigate('/dashboard/mailbox');
  };
  const body = { version, ...(note.trim() === '' ? {} : { note: note.trim() }) };
  return (
    <AskFirst title="This is not mine" button="This is not mine" look="quiet">
      {(close) => (
        <div className="grid gap-4">
          <p>It leaves your mailbox at once, and we look for its owner. You cannot see it any more.</p>
          <PlainInput
            label="How do you know?"
            hint="Such as: another name is on the label."
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {hand.error ? <Alert title="Not done">{messageOf(hand.error)}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              busy={hand.isPending}
              onClick={() => hand.mutate({ params: { code }, body }, { onSuccess: done })}
            >
              It is not mine
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
