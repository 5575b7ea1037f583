import { Link, useParams } from 'react-router-dom';
import type { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MailboxBadge } from './mailbox-table.tsx';
import { useMailbox } from './use-mailboxes.ts';

const happened: Record<MailboxHistoryEntry['what'], string> = {
  assigned: 'Assigned',
  repaired: 'Repaired',
  renamed: 'Renamed',
  suspended: 'Suspended',
  reactivated: 'Reactivated',
  closed: 'Closed',
};

const Facts = ({ mailbox }: { readonly mailbox: Mailbox }) => (
  <Card caption="Owner" title={mailbox.ownerName}>
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="label-caption">E-mail</dt>
        <dd>
          <a href={`mailto:${mailbox.ownerEmail}`} className={classNames(textLink, 'break-all')}>
            {mailbox.ownerEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt className="label-caption">Status</dt>
        <dd>
          <MailboxBadge status={mailbox.status} />
        </dd>
      </div>
      <div>
        <dt className="label-caption">Assigned</dt>
        <dd>
          <Instant at={mailbox.assignedAt} />
        </dd>
      </div>
      <div>
        <dt className="label-caption">Customer id</dt>
        <dd className="break-all font-mono text-sm">{mailbox.userId}</dd>
      </div>
    </dl>
  </Card>
);

const History = ({ entries }: { readonly entries: readonly MailboxHistoryEntry[] }) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className="mb-3 text-2xl">
      History
    </h2>
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
  </section>
);

const Missing = ({ number, base }: { readonly number: string; readonly base: string }) => (
  <EmptyState
    title={`There is no mailbox ${number}`}
    action={
      <LinkButton to={base} look="plain">
        All mailboxes
      </LinkButton>
    }
  >
    Numbers are never used twice, so a wrong digit leads nowhere. Check the parcel's label.
  </EmptyState>
);

/** One mailbox: its owner and its history, newest first. */
export const MailboxPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/mailboxes`;
  const { number = '' } = useParams();
  return (
    <Loaded
      query={useMailbox(number)}
      loading="Loading the mailbox…"
      missing={<Missing number={number} base={base} />}
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
