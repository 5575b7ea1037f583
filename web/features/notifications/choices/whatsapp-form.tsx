import { useState } from 'react';
import { type NoticeKind, noticeKinds } from '#domain/notifications/kinds.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { type Choices, useWhatsAppChange } from './use-choices.ts';

/** What is missing before WhatsApp can be turned on or changed. */
const missing = (kinds: readonly NoticeKind[], isAgreed: boolean): string | undefined => {
  if (kinds.length === 0) return 'Choose what we may tell you.';
  return isAgreed ? undefined : 'Check the box to agree.';
};

/** The kinds of news, and the words to agree to. Whoever agreed to them already sees what they said below, with its date. */
export const WhatsAppForm = ({ choices, text }: { readonly choices: Choices; readonly text: string }) => {
  const { on, version } = choices;
  const change = useWhatsAppChange();
  const [kinds, setKinds] = useState<readonly NoticeKind[]>(choices.kinds);
  const [isAgreed, setAgreed] = useState(on);
  const [problem, setProblem] = useState<string>();
  const send = (isOn: boolean, done: string): void =>
    change.mutate({ version, on: isOn, kinds: [...kinds], text }, { onSuccess: () => toast.success(done) });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const found = missing(kinds, isAgreed);
        setProblem(found);
        if (found === undefined) send(true, on ? 'Your choice is saved' : 'WhatsApp is on');
      }}
    >
      <KindChoice legend="What we may tell you" all={noticeKinds} chosen={kinds} choose={setKinds} />
      {on ? null : (
        <CheckField
          label={<span className="font-normal">{text}</span>}
          checked={isAgreed}
          onChange={() => setAgreed(!isAgreed)}
        />
      )}
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      {change.error ? <Alert>{messageOf(change.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {on ? 'Save' : 'Turn on WhatsApp'}
        </Button>
        {on ? (
          <Button
            look="plain"
            disabled={change.isPending}
            onClick={() => send(false, 'WhatsApp is off. You get no more messages there.')}
          >
            Turn it off
          </Button>
        ) : null}
      </div>
    </form>
  );
};
