import { Link } from 'react-router-dom';
import type { ClosingBlock } from '#domain/mailboxes/changes/endpoints.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { forwardingOf } from '#domain/mailboxes/own-view.ts';
import { dateWords } from '#web/phrases/days.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ChangeStatus } from './change-status.tsx';
import { MoveMailbox } from './move-mailbox.tsx';
import { TakeOver } from './take-over.tsx';

const Waits = ({ blocks }: { readonly blocks: readonly ClosingBlock[] }) => (
  <Alert kind="warning" title="This mailbox is being closed">
    <p>
      Nothing new is taken for it.{' '}
      {blocks.length === 0 ? 'Nothing is in the way: it closes tonight.' : 'It waits for:'}
    </p>
    <ul className="list-disc ps-5">
      {blocks.map(({ words }) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </Alert>
);

const Closed = ({ mailbox, area }: { readonly mailbox: Mailbox; readonly area: Area }) => {
  const forwarded = forwardingOf(mailbox);
  if (mailbox.replacedBy !== undefined)
    return (
      <Alert kind="warning" title="This number was replaced">
        The customer has{' '}
        <Link to={`${area}/mailboxes/${mailbox.replacedBy}`} className={textLink}>
          mailbox {mailbox.replacedBy}
        </Link>{' '}
        now. Parcels with this number are theirs.
      </Alert>
    );
  return (
    <Alert kind="warning" title="This mailbox is closed">
      {forwarded === undefined ? (
        'Nothing is taken for it.'
      ) : (
        <>
          <p>Parcels are refused. U.S. Mail is sent on until {dateWords(forwarded.until)}, to:</p>
          <p className="whitespace-pre-line font-mono">{forwarded.to}</p>
        </>
      )}
    </Alert>
  );
};

/** What a mailbox that is not active means, and the buttons that change where it stands. */
export const StatusSection = ({
  mailbox,
  blocks,
  area,
}: {
  readonly mailbox: Mailbox;
  readonly blocks: readonly ClosingBlock[];
  readonly area: Area;
}) => {
  const may = useMay();
  const { status, replacedBy, ownerEmail } = mailbox;
  const mayMove = status === 'ACTIVE' || status === 'SUSPENDED';
  return (
    <>
      {status === 'CLOSING' ? <Waits blocks={blocks} /> : null}
      {status === 'CLOSED' ? <Closed mailbox={mailbox} area={area} /> : null}
      {may('mailbox.manage') && replacedBy === undefined ? (
        <Section title="Change this mailbox" className="grid gap-4">
          <div className="flex flex-wrap gap-3">
            <ChangeStatus mailbox={mailbox} />
            {mayMove ? <MoveMailbox mailbox={mailbox} /> : null}
            {mayMove && area === '/admin' ? <TakeOver email={ownerEmail} /> : null}
          </div>
        </Section>
      ) : null}
    </>
  );
};
