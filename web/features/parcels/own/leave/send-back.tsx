import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { FileField } from '#web/photos/file-field.tsx';
import type { SentFile } from '#web/photos/use-file.ts';
import { cardInForce } from '#web/phrases/card-in-force.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useParcelChange } from '../../use-parcels.ts';

interface Props {
  readonly parcel: OwnParcel;
}

const Ask = ({ parcel: { code, version }, close }: Props & { readonly close: () => void }) => {
  const [label, setLabel] = useState<SentFile>();
  const [note, setNote] = useState('');
  const send = useParcelChange(ownParcelEndpoints.sendBack);
  const refusal = refusalIn(send.error, ownParcelEndpoints.sendBack);
  const known = cardInForce(useSiteSettings()).returnToStore;
  // The price has changed since the page was opened: the new one is in front of whoever agrees to it.
  const fee = refusal?.code === 'PRICE_CHANGED' ? refusal.details.price : known;
  const body = {
    version,
    fee,
    ...(label === undefined ? {} : { label: label.id }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
  return (
    <div className="grid gap-4">
      <p>
        We put the store’s label on it and hand it to the carrier. That costs {dollars(fee)}, and you get a
        photo of the receipt here.
      </p>
      <FileField
        label="Return label of the store"
        hint="The PDF that the store sends you. Leave it out if the carrier takes it without one."
        purpose="RETURN_LABEL"
        file={label}
        onChange={setLabel}
      />
      <PlainInput
        label="What should we know?"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {send.error ? <Alert title="Not done">{messageOf(send.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={send.isPending}
          onClick={() => send.mutate({ params: { code }, body }, { onSuccess: close })}
        >
          Send it back for {dollars(fee)}
        </Button>
        <Button look="plain" onClick={close}>
          Keep it
        </Button>
      </div>
    </div>
  );
};

/** Has a parcel sent back to its store that is on its shelf. */
export const SendBack = ({ parcel }: Props) => (
  <AskFirst title="Send it back to the store" button="Send it back to the store" look="plain">
    {(close) => <Ask parcel={parcel} close={close} />}
  </AskFirst>
);
