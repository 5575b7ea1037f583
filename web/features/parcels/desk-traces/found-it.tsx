import { useState } from 'react';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useTraceChange } from './use-desk-traces.ts';

/** Approves that a parcel is the one that is missed. */
export const FoundIt = ({
  trace: { reference, version, mailbox },
  code,
  button,
}: {
  readonly trace: Trace;
  readonly code: string;
  readonly button: string;
}) => {
  const found = useTraceChange(traceEndpoints.traceFound);
  const [note, setNote] = useState('');
  const body = { version, code, ...(note.trim() === '' ? {} : { note: note.trim() }) };
  return (
    <AskFirst title={`${code} is the parcel`} button={button}>
      {(close) => (
        <div className="grid gap-4">
          <p>
            It goes into mailbox {mailbox ?? 'of whoever misses it'}, and its owner is told. Look at the proof
            and at the box before.
          </p>
          <PlainInput
            label="How do you know?"
            hint="Its owner reads this."
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {found.error ? <Alert title="Not done">{messageOf(found.error)}</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              busy={found.isPending}
              onClick={() =>
                found.mutate(
                  { params: { reference }, body },
                  { onSuccess: () => toast.success('Found. Its owner is told') },
                )
              }
            >
              It is theirs
            </Button>
            <Button look="plain" onClick={close}>
              Search on
            </Button>
          </div>
        </div>
      )}
    </AskFirst>
  );
};
