import { Link } from 'react-router-dom';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useMailboxes } from '../use-mailboxes.ts';

const SHOWN = 5;
const POLL_INTERVAL_MS = 20_000;

const Rows = ({ mailboxes, base }: { readonly mailboxes: readonly Mailbox[]; readonly base: string }) =>
  mailboxes.length === 0 ? (
    <EmptyState title="No mailboxes yet">New customers appear here automatically.</EmptyState>
  ) : (
    <ul>
      {mailboxes.map(({ number, ownerName, assignedAt }) => (
        <li key={number} className="border-t border-rule">
          <Link
            to={`${base}/${number}`}
            className="grid min-h-14 grid-cols-[5.5rem_1fr] items-center gap-x-4 px-2 py-2 no-underline hover:bg-sunk "
          >
            <span className="font-mono text-lg font-semibold">{number}</span>
            <span className="min-w-0 break-words font-semibold">{ownerName}</span>
            <span className="text-sm col-start-2 text-ink-soft">
              <Instant at={assignedAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );

/** The newest mailboxes, refreshed while the page is visible. */
export const NewestMailboxes = ({ base }: { readonly base: string }) => (
  <Panel title="Newest mailboxes" all={base}>
    <Loaded
      query={useMailboxes({ limit: SHOWN, every: POLL_INTERVAL_MS })}
      loading="Loading mailboxes…"
      lines={6}
    >
      {({ items }) => <Rows mailboxes={items} base={base} />}
    </Loaded>
  </Panel>
);
