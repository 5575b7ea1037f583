import { type ChangeEvent, useRef, useState } from 'react';
import { MOST_CLAIM_PHOTOS } from '#domain/billing/claims/claim.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { keptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

const PURPOSE = 'CLAIM_PHOTO';

/** A photo that is with us and was looked through. */
export interface SentPhoto {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly shipment: string;
  readonly photos: readonly SentPhoto[];
  readonly onChange: (photos: readonly SentPhoto[]) => void;
}

/** Sends photos one after the other, as soon as they are chosen. */
const useSending = ({ shipment, photos, onChange }: Props) => {
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const add = async (files: readonly File[]): Promise<void> => {
    setFailure('');
    const subject = { kind: 'shipment', id: shipment } as const;
    let all = photos;
    try {
      for (const file of files.slice(0, MOST_CLAIM_PHOTOS - photos.length)) {
        setSending(file.name);
        const id = await sendPhoto(subject, await keptPhoto(await prepare(file), PURPOSE));
        await whenReleased(subject, id);
        all = [...all, { id, name: file.name }];
        onChange(all);
      }
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending('');
    }
  };
  return { sending, failure, add };
};

/** Photos of what happened, as many as a claim takes. */
export const PhotosField = (props: Props) => {
  const { photos, onChange } = props;
  const { sending, failure, add } = useSending(props);
  const input = useRef<HTMLInputElement>(null);
  const onFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    void add([...(currentTarget.files ?? [])]);
    // So that the same photo can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        Photos <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <p className="text-sm text-ink-soft">
        Of the damage, the packing and the label: up to {MOST_CLAIM_PHOTOS}.
      </p>
      <ul>
        {photos.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-rule">
            <span className="min-w-0 break-words">{name}</span>
            <Button look="quiet" onClick={() => onChange(photos.filter((photo) => photo.id !== id))}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {failure ? <Alert title="The photo was not sent">{failure}</Alert> : null}
      {photos.length < MOST_CLAIM_PHOTOS ? (
        <Button
          look="plain"
          className="justify-self-start"
          busy={sending !== ''}
          busyText={`Sending ${sending}…`}
          onClick={() => input.current?.click()}
        >
          Add a photo
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={rulesOf(PURPOSE).allowed.join(',')}
        aria-label="Photos for the claim"
        onChange={onFiles}
      />
    </div>
  );
};
