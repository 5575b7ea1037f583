import { useState } from 'react';
import { type MailKind, mailKinds, noticeWords } from '#domain/notifications/kinds.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { type Choices, useMailChange } from './use-choices.ts';

/** The kinds of news that come by e-mail. */
export const MailForm = ({ mail }: Pick<Choices, 'mail'>) => {
  const change = useMailChange();
  const [kinds, setKinds] = useState<readonly MailKind[]>(mail.kinds);
  const toggle = (kind: MailKind) => () =>
    setKinds(mailKinds.filter((each) => kinds.includes(each) !== (each === kind)));
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const saved = { onSuccess: () => void toast.success('Your choice is saved') };
        change.mutate({ version: mail.version, kinds: [...kinds] }, saved);
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="label-caption">What we write to you</legend>
        {mailKinds.map((kind) => (
          <CheckField
            key={kind}
            label={noticeWords[kind].name}
            hint={noticeWords[kind].detail}
            checked={kinds.includes(kind)}
            onChange={toggle(kind)}
          />
        ))}
      </fieldset>
      {change.error ? <Alert>{messageOf(change.error)}</Alert> : null}
      <div>
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
};
