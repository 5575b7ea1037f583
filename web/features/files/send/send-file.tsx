import { type ChangeEvent, useRef, useState } from 'react';
import type { FileSubject } from '#domain/files/file.ts';
import { type FilePurpose, filePurposes, purposesOf, rulesOf } from '#domain/files/purposes.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { SendingLine } from './sending-line.tsx';
import type { useSending } from './use-sending.ts';

interface SendFileProps {
  readonly subject: FileSubject;
  readonly sending: ReturnType<typeof useSending>;
  /** Asks for this and nothing else. */
  readonly only?: FilePurpose;
}

const purposeIn = (value: string): FilePurpose | undefined => filePurposes.find((one) => one === value);

/** Phones offer the camera, the gallery and files for this, and an iPhone turns its photos into JPEG. */
const acceptedBy = (purpose: FilePurpose | undefined): string =>
  (purpose ? rulesOf(purpose).allowed : []).join(',');

/** Chooses what a file is and the file itself, and shows how far it is. */
export const SendFile = ({ subject, sending: { sendings, choose, again, remove }, only }: SendFileProps) => {
  const purposes = purposesOf(subject.kind, useMay());
  const [chosen, setPurpose] = useState(purposes[0]);
  const purpose = only ?? chosen;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    if (purpose) choose([...(currentTarget.files ?? [])], purpose);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-4">
      {sendings.length > 0 ? (
        <ul>
          {sendings.map((one) => (
            <SendingLine
              key={one.key}
              sending={one}
              onAgain={() => again(one)}
              onRemove={() => remove(one.key)}
            />
          ))}
        </ul>
      ) : null}
      {only === undefined ? (
        <PlainChoice
          label="What do you want to add?"
          required
          value={purpose ?? ''}
          onChange={({ currentTarget }) => setPurpose(purposeIn(currentTarget.value))}
          options={purposes.map((value) => ({ value, label: rulesOf(value).title }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="plain" onClick={() => files.current?.click()}>
          Choose a file
        </Button>
        <Button look="plain" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {purpose && rulesOf(purpose).allowed.includes('application/pdf') ? 'A PDF or a photo' : 'A photo'}, up
        to {purpose ? rulesOf(purpose).maxBytes / 1024 / 1024 : 10} MB. Photos are made smaller before they
        are sent, and the place where they were taken is removed.
      </p>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={acceptedBy(purpose)}
        onChange={onFiles}
        aria-label={only === undefined ? 'Files to send' : `${rulesOf(only).title} to send`}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={onFiles}
        aria-label={only === undefined ? 'Photo to send' : `Photo: ${rulesOf(only).title}`}
      />
    </div>
  );
};
