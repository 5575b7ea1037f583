import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { type NoticeKind, noticeKinds } from '#domain/notifications/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { type Choices, useWhatsAppChange } from './use-choices.ts';

interface Typed {
  readonly kinds: NoticeKind[];
  readonly isAgreed: boolean;
}

/** What is missing before WhatsApp can be turned on or changed. */
const missing = ({ kinds, isAgreed }: Typed): string | undefined => {
  if (kinds.length === 0) return 'Choose what we may tell you.';
  return isAgreed ? undefined : 'Check the box to agree.';
};
const schema = formSchema<Typed>((typed) => onlyErrors({ missing: missing(typed) }));

/** The kinds of news, and the words to agree to. Whoever agreed to them already sees what they said below, with its date. */
export const WhatsAppForm = ({ choices, text }: { readonly choices: Choices; readonly text: string }) => {
  const { on, version } = choices;
  const change = useWhatsAppChange();
  const act = useAct(change, {
    begin: { kinds: [...choices.kinds], isAgreed: on },
    schema,
    input: ({ kinds }) => ({ version, on: true, kinds, text }),
    keeps: 'all',
    done: () => toast.success(on ? 'Your choice is saved' : 'WhatsApp is on'),
  });
  const { kinds, isAgreed } = act.values;
  const problem = act.problem('missing');
  const turnOff = (): void =>
    change.mutate(
      { version, on: false, kinds, text },
      { onSuccess: () => toast.success('WhatsApp is off. You get no more messages there.') },
    );
  return (
    <ActForm act={act} className="grid gap-4">
      <KindChoice
        legend="What we may tell you"
        all={noticeKinds}
        chosen={kinds}
        choose={(chosen) => act.set('kinds', chosen)}
      />
      {on ? null : (
        <CheckField
          label={<span className="font-normal">{text}</span>}
          checked={isAgreed}
          onChange={() => act.set('isAgreed', !isAgreed)}
        />
      )}
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      <ActFailure act={act} />
      <div className="flex flex-wrap gap-3">
        <ActButton act={act}>{on ? 'Save' : 'Turn on WhatsApp'}</ActButton>
        {on ? (
          <Button look="plain" disabled={act.busy} onClick={turnOff}>
            Turn it off
          </Button>
        ) : null}
      </div>
    </ActForm>
  );
};
