import { FORWARD_TO_MAX, type StatusOrder } from '#domain/mailboxes/changes/endpoints.ts';
import { FORWARD_MONTHS, needsForwarding, nextStatuses } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { MailboxStatus } from '#domain/mailboxes/mailbox-number.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useStatusChange } from '../../use-changes.ts';
import { ReasonForm } from './reason-form.tsx';

interface Step {
  readonly button: string;
  readonly title: string;
  /** What it means. */
  readonly words: string;
  readonly press: string;
  readonly done: string;
}

const stepTo = (status: StatusOrder['status'], before: MailboxStatus): Step => {
  if (status === 'SUSPENDED')
    return {
      button: 'Suspend',
      title: 'Suspend this mailbox?',
      words:
        'No new parcels and no mail are taken for it until it is active again. The customer is told to call us.',
      press: 'Suspend it',
      done: 'The mailbox is suspended.',
    };
  if (status === 'CLOSING')
    return {
      button: 'Close this mailbox',
      title: 'Close this mailbox?',
      words:
        'Nothing new is taken for it from now on. It is closed as soon as it is empty and nothing is owed; until then this page says what it waits for. The number is never given to anyone else.',
      press: 'Yes, close the mailbox',
      done: 'Nothing new is taken for this mailbox.',
    };
  const stays = before === 'CLOSING';
  return {
    button: stays ? 'Keep it open' : before === 'CLOSED' ? 'Open again' : 'Make active again',
    title: stays ? 'Keep this mailbox open?' : 'Make this mailbox active again?',
    words: 'Parcels can come to it as before. The customer is told.',
    press: 'Make it active',
    done: 'The mailbox is active.',
  };
};

const Question = ({
  mailbox,
  status,
  step,
  close,
}: {
  readonly mailbox: Mailbox;
  readonly status: StatusOrder['status'];
  readonly step: Step;
  readonly close: () => void;
}) => {
  const { number, version } = mailbox;
  const asksWhere = status === 'CLOSING' && needsForwarding(mailbox);
  const act = useAct(useStatusChange(number), {
    begin: { reason: '', forwardTo: '' },
    input: ({ reason, forwardTo }, id) => ({
      id,
      version,
      status,
      reason,
      ...(asksWhere ? { forwardTo } : {}),
    }),
    done: () => {
      toast.success(step.done);
      close();
    },
  });
  return (
    <ReasonForm
      act={act}
      press={step.press}
      danger={status !== 'ACTIVE'}
      isWhole={!asksWhere || act.values.forwardTo.trim() !== ''}
    >
      <p>{step.words}</p>
      {asksWhere ? (
        <PlainTextArea
          label="Where U.S. Mail is sent on to"
          hint={`For ${FORWARD_MONTHS} months after the closing. Write it as on an envelope.`}
          required
          rows={4}
          minLength={10}
          maxLength={FORWARD_TO_MAX}
          {...act.field('forwardTo')}
        />
      ) : null}
    </ReasonForm>
  );
};

/** The buttons that suspend, close and open a mailbox: those that its status allows. */
export const ChangeStatus = ({ mailbox }: { readonly mailbox: Mailbox }) =>
  nextStatuses(mailbox)
    .filter((status): status is StatusOrder['status'] => status !== 'CLOSED' && status !== 'PENDING')
    .map((status) => {
      const step = stepTo(status, mailbox.status);
      return (
        <AskFirst key={status} title={step.title} button={step.button} look="plain">
          {(close) => <Question mailbox={mailbox} status={status} step={step} close={close} />}
        </AskFirst>
      );
    });
