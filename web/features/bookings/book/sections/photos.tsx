import { type ChangeEvent, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#domain/bookings/booking-form.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { prepare } from '#web/sending/prepare.ts';
import { send } from '#web/sending/send.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { SentPhoto } from '../typed/typed-booking.ts';

const PURPOSE = 'PICKUP_PHOTO';

const sendPhoto = async (file: File, userId: string): Promise<SentPhoto> => {
  const prepared = await prepare(file);
  let id = '';
  await send(
    { subject: { kind: 'person', id: userId }, purpose: PURPOSE, prepared, key: uuidV7() },
    {
      onAsked: (fileId) => {
        id = fileId;
      },
      onProgress: () => undefined,
    },
  );
  return { id, name: file.name };
};

interface Props {
  readonly photos: readonly SentPhoto[];
  readonly onChange: (update: (before: readonly SentPhoto[]) => readonly SentPhoto[]) => void;
}

/** Sends photos one after the other; what is chosen is sent at once, so that confirming waits for nothing. */
const usePhotos = ({ photos, onChange }: Props) => {
  const userId = useOwnId();
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const add = async (files: readonly File[]) => {
    setFailure('');
    try {
      for (const file of files.slice(0, MOST_PHOTOS - photos.length)) {
        setSending(file.name);
        const photo = await sendPhoto(file, userId);
        onChange((before) => [...before, photo].slice(0, MOST_PHOTOS));
      }
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending('');
    }
  };
  const remove = (id: string) => onChange((before) => before.filter((photo) => photo.id !== id));
  return { sending, failure, add, remove };
};

/** Up to four photos of the goods or of the way to the door. */
export const Photos = (props: Props) => {
  const { photos } = props;
  const { sending, failure, add, remove } = usePhotos(props);
  const input = useRef<HTMLInputElement>(null);
  const onFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void add([...(currentTarget.files ?? [])]);
    // So that the same photo can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        Photos <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <p className="text-sm text-ink-soft">Of what it is, or of the way to the door: up to {MOST_PHOTOS}.</p>
      <ul>
        {photos.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-rule">
            <span className="min-w-0 break-words">{name}</span>
            <Button look="quiet" onClick={() => remove(id)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {failure ? <Alert title="The photo was not sent">{failure} We come without it too.</Alert> : null}
      {photos.length < MOST_PHOTOS ? (
        <div>
          <Button
            look="plain"
            busy={sending !== ''}
            busyText={`Sending ${sending}…`}
            onClick={() => input.current?.click()}
          >
            Add a photo
          </Button>
        </div>
      ) : null}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={rulesOf(PURPOSE).allowed.join(',')}
        aria-label="Photos for the pickup"
        onChange={onFiles}
      />
    </div>
  );
};
