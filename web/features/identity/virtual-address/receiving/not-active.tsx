import type { OwnMailbox } from '#domain/mailboxes/own/own-mailbox.ts';
import { dateWords } from '#web/phrases/days.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** What it means for its owner that a mailbox is suspended, being closed, or closed. Nothing for an active one. */
export const NotActive = ({ mailbox: { status, forwarded } }: { readonly mailbox: OwnMailbox }) => {
  const { phone } = useBrand();
  if (status === 'SUSPENDED')
    return (
      <Alert kind="warning" title="Your mailbox is suspended">
        We take no new parcels for it at present. Call {phone.display}, and we will tell you what there is to
        do.
      </Alert>
    );
  if (status === 'CLOSING')
    return (
      <Alert kind="warning" title="Your mailbox is being closed">
        Please have nothing sent to it any more. It closes once everything in it was sent or collected and
        everything is paid.
      </Alert>
    );
  if (status !== 'CLOSED') return null;
  return (
    <Alert kind="warning" title="Your mailbox is closed">
      <p>Please have nothing sent to it any more. To open it again, call {phone.display}.</p>
      {forwarded === undefined ? null : (
        <>
          <p>We send on your U.S. Mail until {dateWords(forwarded.until)}, to:</p>
          <p className="whitespace-pre-line font-mono">{forwarded.to}</p>
        </>
      )}
    </Alert>
  );
};
