import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useMove } from '../../use-changes.ts';
import { ReasonForm } from './reason-form.tsx';

const Question = ({ mailbox, close }: { readonly mailbox: Mailbox; readonly close: () => void }) => {
  const { number, version, ownerName } = mailbox;
  const act = useAct(useMove(number), {
    begin: { email: '', reason: '' },
    input: ({ email, reason }, id) => ({ id, version, email: email.trim(), reason }),
    done: ({ mailbox: moved }) => {
      toast.success(`The mailbox is that of ${moved.ownerName} now.`);
      close();
    },
  });
  return (
    <ReasonForm act={act} press="Move it" danger isWhole={act.values.email.trim() !== ''}>
      <p>
        The number and its parcels go from {ownerName} to another person, who is told. A number that they have
        now is replaced by this one. A signed Form 1583 does not come along: the new owner signs their own.
      </p>
      <PlainInput
        label="E-mail of the new owner"
        hint="The one of their account."
        type="email"
        required
        maxLength={254}
        {...act.field('email')}
      />
    </ReasonForm>
  );
};

/** Moves a mailbox to the account of another person. */
export const MoveMailbox = ({ mailbox }: { readonly mailbox: Mailbox }) => (
  <AskFirst title="Move this mailbox to another person?" button="Move to another person" look="plain">
    {(close) => <Question mailbox={mailbox} close={close} />}
  </AskFirst>
);
