import { useState } from 'react';
import { collectEndpoints } from '#domain/shipments/handover/collect-endpoints.ts';
import type { CollectorShown } from '#domain/shipments/handover/receiver-link.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { collectorFormWords } from './words.ts';

interface Props {
  readonly number: string;
  readonly collector: CollectorShown;
}

/** The sender names who collects in place of the receiver, or takes the name back. */
export const CollectorForm = ({ number, collector }: Props) => {
  const [name, setName] = useState('');
  const change = useChange(
    async (given: string | undefined) =>
      api(collectEndpoints.nameCollector, {
        params: { number },
        body: { version: collector.version, ...(given === undefined ? {} : { name: given }) },
      }),
    ['collection', number],
  );
  const problem = change.isError ? <Alert title="Not saved">{messageOf(change.error)}</Alert> : null;
  if (collector.name !== undefined)
    return (
      <div className="grid justify-items-start gap-2">
        {problem}
        <Button look="plain" busy={change.isPending} onClick={() => change.mutate(undefined)}>
          {collectorFormWords.takeBack}
        </Button>
      </div>
    );
  return (
    <form
      method="post"
      noValidate
      aria-label={collectorFormWords.label}
      className="grid max-w-md justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(name.trim(), { onSuccess: () => setName('') });
      }}
    >
      {problem}
      <div className="w-full">
        <PlainInput
          label={collectorFormWords.label}
          hint={collectorFormWords.hint}
          name="collector"
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <Button type="submit" look="plain" busy={change.isPending} disabled={name.trim().length < 2}>
        {collectorFormWords.save}
      </Button>
    </form>
  );
};
