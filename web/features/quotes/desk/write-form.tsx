import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { DeskActions } from './use-desk-quotes.ts';

/** A reply to the customer, or a note for colleagues. What was typed stays until it is saved. */
export const WriteForm = ({
  label,
  hint,
  press,
  version,
  write,
}: {
  readonly label: string;
  readonly hint: string;
  readonly press: string;
  readonly version: number;
  readonly write: DeskActions['reply'];
}) => {
  const act = useAct(write, { begin: { text: '' }, input: ({ text }) => ({ version, text: text.trim() }) });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label={label}
        hint={hint}
        required
        rows={3}
        maxLength={QUOTE_TEXT_MAX}
        {...act.field('text')}
      />
      <ActFailure act={act} kind="warning" />
      <ActButton act={act} look="plain" disabled={!act.values.text.trim()}>
        {press}
      </ActButton>
    </ActForm>
  );
};
