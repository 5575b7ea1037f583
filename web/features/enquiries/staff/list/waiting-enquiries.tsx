import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
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
  <section aria-labelledby="waiting-title" className="min-w-0 border-t-[1.5px] border-ink pt-3">
    <div className="mb-2 flex items-center justify-between gap-4">
      <h2 id="waiting-title" className="text-2xl">
        Waiting for an answer
      </h2>
      <Link to={`${base}?status=NEW`} className={textLink}>
        All
      </Link>
    </div>
    <Loaded query={useEnquiries({ status: 'NEW', limit: SHOWN })} loading="Loading enquiries…" lines={3}>
      {({ items }) => <Rows enquiries={items} base={base} />}
    </Loaded>
  </section>
);
