import { Link } from 'react-router-dom';
import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { type Enquiry, waitsSince } from '#domain/enquiries/enquiry.ts';
import { MAX_COUNTED, WORKED_ON_COUNTED } from '#domain/enquiries/limits.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { aboutOf } from '../about.ts';
import { useWaiting } from '../use-waiting.ts';

type Waiting = EndpointReply<typeof enquiryEndpoints.waiting>;

const MINUTE_MS = 60_000;

const ageWords = (ms: number): string => (ms < MINUTE_MS ? 'just now' : `waiting ${spanWords(ms)}`);

const Row = ({
  enquiry,
  base,
  now,
}: {
  readonly enquiry: Enquiry;
  readonly base: string;
  readonly now: number;
}) => (
  <li className="border-t border-rule">
    <Link
      to={`${base}/${enquiry.reference}`}
      className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-2 py-2 no-underline hover:bg-sunk"
    >
      <span className="min-w-0">
        <strong className="block break-words font-semibold">{enquiry.name}</strong>
        <span className="line-clamp-1 text-ink-soft">
          {aboutOf(enquiry)}: {enquiry.excerpt}
        </span>
      </span>
      <span className="whitespace-nowrap text-sm font-semibold">
        {ageWords(now - Date.parse(waitsSince(enquiry)))}
      </span>
    </Link>
  </li>
);

const shownCount = (count: number, upTo: number): string => (count >= upTo ? `${upTo - 1}+` : String(count));

const Rest = ({
  waiting: { count, oldest, beingWorkedOn },
  base,
}: {
  readonly waiting: Waiting;
  readonly base: string;
}) => {
  const more = count - oldest.length;
  return (
    <>
      {more > 0 ? (
        <Link to={`${base}?status=NEW`} className={textLink}>
          {shownCount(more, MAX_COUNTED)} more waiting
        </Link>
      ) : null}
      {beingWorkedOn > 0 ? (
        <Link to={`${base}?status=OPEN`} className={textLink}>
          {shownCount(beingWorkedOn, WORKED_ON_COUNTED)} being worked on
        </Link>
      ) : null}
    </>
  );
};

const Rows = ({ waiting, base }: { readonly waiting: Waiting; readonly base: string }) => {
  const now = useNow();
  return (
    <>
      {waiting.count === 0 ? (
        <p className="border-t border-rule py-4 text-ink-soft">Nobody is waiting for an answer.</p>
      ) : (
        <ul>
          {waiting.oldest.map((enquiry) => (
            <Row key={enquiry.reference} enquiry={enquiry} base={base} now={now} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-6 border-t border-rule px-2">
        <Rest waiting={waiting} base={base} />
      </div>
    </>
  );
};

/** Enquiries that nobody has taken on yet, the longest wait first. */
export const WaitingEnquiries = ({ base }: { readonly base: string }) => (
  <Panel title="Waiting for an answer" all={`${base}?status=NEW`}>
    <Loaded query={useWaiting()} loading="Loading enquiries…" lines={6}>
      {(waiting) => <Rows waiting={waiting} base={base} />}
    </Loaded>
  </Panel>
);
