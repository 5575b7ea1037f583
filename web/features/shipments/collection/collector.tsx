import { collectEndpoints } from '#domain/shipments/handover/collect-endpoints.ts';
import type { CollectorShown } from '#domain/shipments/handover/receiver-link.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { collectionKey } from './keys.ts';
import { collectorFormWords } from './words.ts';

interface Props {
  readonly number: string;
  readonly collector: CollectorShown;
}

/** The sender names who collects in place of the receiver, or takes the name back. */
export const CollectorForm = ({ number, collector }: Props) => {
  const change = useChange(
    async (given: string | undefined) =>
      api(collectEndpoints.nameCollector, {
        params: { number },
        body: { version: collector.version, ...(given === undefined ? {} : { name: given }) },
      }),
    collectionKey(number),
  );
  const act = useAct(change, { begin: { collector: '' }, input: ({ collector: name }) => name.trim() });
  const problem = <ActFailure act={act} title="Not saved" />;
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
    <ActForm
      act={act}
      aria-label={collectorFormWords.label}
      className="grid max-w-md justify-items-start gap-3"
    >
      {problem}
      <div className="w-full">
        <PlainInput
          label={collectorFormWords.label}
          hint={collectorFormWords.hint}
          {...act.field('collector')}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <ActButton act={act} look="plain" disabled={act.values.collector.trim().length < 2}>
        {collectorFormWords.save}
      </ActButton>
    </ActForm>
  );
};
