import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { FileSubject } from '#domain/files/file.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';
import { Button } from '#web/ui/button.tsx';
import { type SentFile, useFile } from './use-file.ts';

/** A file as a photo or a PDF, sent as soon as it is chosen. Phones offer the camera. */
export const FileField = ({
  label,
  optional = false,
  hint,
  purpose,
  subject,
  file,
  onChange,
}: {
  readonly label: string;
  /** Said beside the label, as other fields of a form do. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly purpose: FilePurpose;
  /** What it belongs to; the person who sends it when absent. */
  readonly subject?: FileSubject;
  readonly file: SentFile | undefined;
  readonly onChange: (file: SentFile | undefined) => void;
}) => {
  const { sending, failure, send } = useFile(purpose, onChange, subject);
  const input = useRef<HTMLInputElement>(null);
  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void send(currentTarget.files?.[0]);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
      </p>
      {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
      {file === undefined ? null : (
        <p className="flex flex-wrap items-center justify-between gap-2 border-s-4 border-done ps-3">
          <span className="min-w-0 break-words">{file.name} is here</span>
          <Button look="quiet" onClick={() => onChange(undefined)}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        </p>
      )}
      {failure ? (
        <p role="alert" className="font-semibold text-wrong">
          {failure}
        </p>
      ) : null}
      {file === undefined ? (
        <Button
          look="plain"
          className="justify-self-start"
          busy={sending !== ''}
          busyText="Sending…"
          onClick={() => input.current?.click()}
        >
          Photo or PDF
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={rulesOf(purpose).allowed.join(',')}
        aria-label={label}
        onChange={onFile}
      />
    </div>
  );
};
