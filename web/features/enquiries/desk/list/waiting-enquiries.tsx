import { Link } from 'react-router-dom';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useEnquiries } from '../use-enquiries.ts';

const SHOWN = 4;

const Rows = ({ base }: { readonly base: string }) => {
  const waiting = useEnquiries({ status: 'NEW', limit: SHOWN });
  if (waiting.isPending) return <Skeleton lines={3} label="Loading enquiries…" />;
  if (waiting.isError)
    return (
      <ErrorState
        message={messageOf(waiting.error)}
        correlationId={correlationIdOf(waiting.error)}
        onRetry={() => void waiting.refetch()}
      />
    );
  if (waiting.data.items.length === 0)
    return <p className="border-t border-rule py-4 text-ink-soft">Nobody is waiting for us.</p>;
  return (
    <ul>
      {waiting.data.items.map(({ reference, name, topic, receivedAt }) => (
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
};

/** Enquiries that nobody has looked at yet, kept fresh while somebody looks. */
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
    <Rows base={base} />
  </section>
);
