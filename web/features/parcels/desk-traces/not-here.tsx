import { formSchema } from '#domain/kernel/form-schema.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useTraceChange } from './use-desk-traces.ts';

/** The shortest answer that says what was done. */
const SHORTEST = 10;

const Answer = formSchema(({ text }: { readonly text: string }) =>
  text.trim().length < SHORTEST ? { text: 'Write what you found' } : {},
);

/** Answers that it is not here. Its owner shows what we write to the store. */
export const NotHere = ({ trace: { reference, version } }: { readonly trace: Trace }) => {
  const act = useAct(useTraceChange(traceEndpoints.traceNotHere), {
    begin: { text: '' },
    schema: Answer,
    input: ({ text }) => ({ params: { reference }, body: { version, text: text.trim() } }),
    done: () => toast.success('Answered. Its owner is told'),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label="What was done, and what did you find?"
        hint="Its owner reads this, and can show it to the store."
        optional={false}
        rows={3}
        maxLength={600}
        {...act.field('text')}
      />
      <ActFailure act={act} title="Not answered" />
      <ActButton act={act} look="plain">
        Answer that it is not here
      </ActButton>
    </ActForm>
  );
};
