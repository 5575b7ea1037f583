import { FileField } from '#web/photos/file-field.tsx';
import type { SentFile } from '#web/photos/use-file.ts';
import { Button } from '#web/ui/button.tsx';
import { MOST_PROOF } from './typed-ask.ts';

/** Files that show whose parcel it is: as many as a search takes. */
export const ProofField = ({
  files,
  onChange,
}: {
  readonly files: readonly SentFile[];
  readonly onChange: (files: readonly SentFile[]) => void;
}) => (
  <div className="grid gap-2">
    {files.map(({ id, name }) => (
      <p key={id} className="flex flex-wrap items-center justify-between gap-2 border-s-4 border-done ps-3">
        <span className="min-w-0 break-words">{name} is here</span>
        <Button look="quiet" onClick={() => onChange(files.filter((file) => file.id !== id))}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </p>
    ))}
    {files.length < MOST_PROOF ? (
      <FileField
        key={files.length}
        label="Proof"
        optional
        hint="The order e-mail, the invoice, or the carrier’s photo of the delivery. It helps when the label cannot be read."
        purpose="TRACE_PROOF"
        file={undefined}
        onChange={(file) => (file === undefined ? undefined : onChange([...files, file]))}
      />
    ) : null}
  </div>
);
