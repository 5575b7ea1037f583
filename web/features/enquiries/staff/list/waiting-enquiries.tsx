import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useEnquiries } from '../use-enquiries.ts';

const SHOWN = 4;

const Rows = ({ enquiries, base }: { readonly enquiries: readonly Enquiry[]; readonly base: string }) =>
  enquiries.length === 0 ? (
    <p className="border-t border-rule py-4 text-ink-soft">Nobody is waiting for us.</p>
  ) : (
    <ul>
      {enquiries.map(({ reference, name, topic, receivedAt }) => (
        <li key={reference} className="border-t border-rule">
          <Link
            to={`${base}/${reference}`}
            className="grid min-h-14 items-center gap-x-4 px-2 py-2 no-underline hover:bg-sunk sm:grid-cols-[1fr_auto]"
          >
            <span className="min-w-0">
              <strong className="block break-words font-semibold">{name}</strong>
              <span className="text-ink-soft">{enquiryTopics[topic]}</span>
            </span>
            <span className="text-sm text-ink-soft">
              <Instant at={receivedAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );

/** Enquiries that nobody has looked at yet, refreshed while the page is visible. */
export const WaitingEnquiries = ({ base }: { readonly base: string }) => (
  <Panel title="Waiting for an answer" all={`${base}?status=NEW`}>
    <Loaded query={useEnquiries({ status: 'NEW', limit: SHOWN })} loading="Loading enquiries…" lines={3}>
      {({ items }) => <Rows enquiries={items} base={base} />}
    </Loaded>
  </Panel>
);
