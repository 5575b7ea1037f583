import { type ChangeEvent, useRef, useState } from 'react';
import type { FileSubject } from '#domain/files/file.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { keptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** A photo that was sent. */
export interface SentPhoto {
  readonly id: string;
  /** The name that it has on this device. */
  readonly name: string;
}

interface Props {
  readonly photos: readonly SentPhoto[];
  /** Changes what there is by then: one may be removed while another is sent. */
  readonly onChange: (update: (before: readonly SentPhoto[]) => readonly SentPhoto[]) => void;
  /** What they are files of, for what, and how many at most. */
  readonly subject: FileSubject;
  readonly purpose: FilePurpose;
  readonly most: number;
  /** What they are called to somebody who does not see the button. */
  readonly label: string;
  /** What to photograph. */
  readonly hint: string;
  /** What follows from one that was not sent. */
  readonly without?: string;
  /** They have to be looked through before the form is sent. */
  readonly waits?: true;
}

/** Sends photos one after the other, as soon as they are chosen, so that sending the form waits for nothing. */
const useSending = ({ photos, onChange, subject, purpose, most, waits }: Props) => {
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const add = async (files: readonly File[]): Promise<void> => {
    setFailure('');
    try {
      for (const file of files.slice(0, most - photos.length)) {
        setSending(file.name);
        const id = await sendPhoto(subject, await keptPhoto(await prepare(file), purpose));
        if (waits) await whenReleased(subject, id);
        onChange((before) => [...before, { id, name: file.name }].slice(0, most));
      }
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending('');
    }
  };
  return { sending, failure, add };
};

/** Photos that belong to a form: none, or up to so many. */
export const PhotosField = (props: Props) => {
  const { photos, onChange, purpose, most, label, hint, without } = props;
  const { sending, failure, add } = useSending(props);
  const input = useRef<HTMLInputElement>(null);
  const onFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    void add([...(currentTarget.files ?? [])]);
    // So that the same photo can be chosen again.
    currentTarget.value = '';
  };
  const remove = (id: string): void => onChange((before) => before.filter((photo) => photo.id !== id));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        Photos <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <p className="text-sm text-ink-soft">
        {hint}: up to {most}.
      </p>
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
      {failure ? (
        <Alert title="The photo was not sent">{[failure, without].filter(Boolean).join(' ')}</Alert>
      ) : null}
      {photos.length < most ? (
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
        accept={rulesOf(purpose).allowed.join(',')}
        aria-label={label}
        onChange={onFiles}
      />
    </div>
  );
};
