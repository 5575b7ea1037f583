import { useNavigate } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useTakeOver } from '../../use-changes.ts';
import { ReasonForm } from './reason-form.tsx';

const Question = ({
  email: known = '',
  close,
}: {
  readonly email?: string | undefined;
  readonly close: () => void;
}) => {
  const navigate = useNavigate();
  const act = useAct(useTakeOver(), {
    begin: { number: '', email: known, reason: '' },
    input: ({ number, email, reason }, id) => ({ id, number: number.trim(), email: email.trim(), reason }),
    done: ({ mailbox: { number, ownerName } }) => {
      toast.success(`${ownerName} has mailbox ${number} now.`);
      close();
      void navigate(pathTo('/admin/mailboxes/:number', { number }));
    },
  });
  const { number, email } = act.values;
  return (
    <ReasonForm act={act} press="Give them this number" isWhole={number !== '' && email.trim() !== ''}>
      <p>
        The customer keeps the number that they had in your old system. It replaces the number that they have
        here, and parcels with either come to them. New customers get numbers above the highest one that was
        taken over, so check it before you press.
      </p>
      <PlainInput
        label="Old number"
        inputMode="numeric"
        pattern="[1-9][0-9]{2,7}"
        title="Three to eight digits, without a zero first"
        required
        {...act.field('number')}
      />
      <PlainInput
        label="E-mail of the customer"
        hint="The one of their account."
        type="email"
        required
        maxLength={254}
        {...act.field('email')}
      />
    </ReasonForm>
  );
};

/** Gives a customer the number that they had in an old system. For admins alone. */
export const TakeOver = ({ email }: { readonly email?: string }) => (
  <AskFirst title="Take over a number from an old system" button="Take over an old number" look="plain">
    {(close) => <Question email={email} close={close} />}
  </AskFirst>
);
