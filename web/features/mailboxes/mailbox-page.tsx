import { Link, useParams } from 'react-router-dom';
import type { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MailboxBadge } from './mailbox-table.tsx';
import { useMailbox } from './use-mailboxes.ts';

const happened: Record<MailboxHistoryEntry['what'], string> = {
  assigned: 'Assigned',
  repaired: 'Repaired',
  renamed: 'Renamed',
  noted: 'Note',
  suspended: 'Suspended',
  reactivated: 'Reactivated',
  closed: 'Closed',
};

const Facts = ({ mailbox }: { readonly mailbox: Mailbox }) => (
  <Card caption="Owner" title={mailbox.ownerName}>
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="E-mail">
        <a href={`mailto:${mailbox.ownerEmail}`} className={classNames(textLink, 'break-all')}>
          {mailbox.ownerEmail}
        </a>
      </Fact>
      <Fact name="Status">
        <MailboxBadge status={mailbox.status} />
      </Fact>
      <Fact name="Assigned">
        <Instant at={mailbox.assignedAt} />
      </Fact>
      <Fact name="Customer id" className="break-all font-mono text-sm">
        {mailbox.userId}
      </Fact>
    </dl>
  </Card>
);

const History = ({ entries }: { readonly entries: readonly MailboxHistoryEntry[] }) => (
  <Section title="History" className="space-y-3">
    {entries.length === 0 ? (
      <p className="text-ink-soft">Nothing has been written down yet.</p>
    ) : (
      <ol className="grid">
        {entries.map(({ id, at, what, by, note }) => (
          <li key={id} className="grid gap-1 border-t border-rule py-3 sm:grid-cols-[12rem_1fr] sm:gap-4">
            <span className="text-ink-soft">
              <Instant at={at} />
            </span>
            <div>
              <p>
                <strong className="font-semibold">{happened[what]}</strong> by{' '}
                <span className="break-all font-mono text-sm">{by}</span>
              </p>
              {note ? <p className="text-ink-soft">{note}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

/** One mailbox: its owner and its history, newest first. */
export const MailboxPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/mailboxes`;
  const { number = '' } = useParams();
  return (
    <Loaded
      query={useMailbox(number)}
      loading="Loading the mailbox…"
      missing={
        <Missing title={`There is no mailbox ${number}`} list={base} all="All mailboxes">
          Numbers are never used twice, so a wrong digit leads nowhere. Check the parcel's label.
        </Missing>
      }
    >
      {({ mailbox, history }) => (
        <>
          <Link to={base} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
            ← All mailboxes
          </Link>
          <PageHeader caption="Mailbox" title={mailbox.number} />
          <div className="grid gap-8">
            <Facts mailbox={mailbox} />
            <History entries={history} />
          </div>
        </>
      )}
    </Loaded>
  );
};
