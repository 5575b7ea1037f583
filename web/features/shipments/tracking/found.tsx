import { shipmentContactPath } from '#domain/enquiries/contact-path.ts';
import { clocksWords } from '#domain/shipments/tracking/clocks.ts';
import type { TrackedLine, TrackedPieces, TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Share } from './share.tsx';

const Line = ({ line, isLatest }: { readonly line: TrackedLine; readonly isLatest: boolean }) => (
  <li
    className={classNames(
      'grid gap-x-4 border-s-4 ps-4 sm:grid-cols-[11rem_minmax(0,1fr)]',
      line.isTrouble ? 'border-wrong' : isLatest ? 'border-done' : 'border-rule',
    )}
  >
    <p className="text-sm text-ink-soft sm:pt-0.5">
      <time dateTime={line.at} className="whitespace-nowrap">
        {line.time}
      </time>
    </p>
    <p>
      <span className={isLatest || line.isTrouble ? 'font-semibold' : undefined}>{line.text}</span>
      {line.place === undefined ? null : <span className="text-ink-soft"> · {line.place}</span>}
    </p>
  </li>
);

const WRITE_TO_US = 'write to us';

/** What happens next. Where it says to write to us, that is a link to the form with the number filled in. */
const Said = ({ text, number }: { readonly text: string; readonly number: string }) => {
  const at = text.indexOf(WRITE_TO_US);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={shipmentContactPath(number)} className="text-link">
        {WRITE_TO_US}
      </a>
      {text.slice(at + WRITE_TO_US.length)}
    </>
  );
};

/** So many of the newest lines are in sight where several stories are one below the other. */
const IN_SIGHT = 3;

const Lines = ({
  lines,
  latest,
}: {
  readonly lines: readonly TrackedLine[];
  readonly latest?: TrackedLine | undefined;
}) => (
  <ol className="grid gap-4 print:gap-1">
    {lines.map((line) => (
      <Line key={line.at + line.text} line={line} isLatest={line === latest} />
    ))}
  </ol>
);

/** What happened, newest first. The older lines fold away, unless that would hide a single one. */
const Story = ({
  lines,
  isFolded,
}: {
  readonly lines: readonly TrackedLine[];
  readonly isFolded: boolean;
}) => {
  const [latest] = lines;
  if (!isFolded || lines.length <= IN_SIGHT + 1) return <Lines lines={lines} latest={latest} />;
  return (
    <>
      <Lines lines={lines.slice(0, IN_SIGHT)} latest={latest} />
      <details>
        <summary className="unfold">All {lines.length} steps</summary>
        <Lines lines={lines.slice(IN_SIGHT)} />
      </details>
    </>
  );
};

/** Pieces to which the same things happened, with what happened to them, newest first. */
export const Pieces = ({
  group,
  isOnly,
  number,
}: {
  readonly group: TrackedPieces;
  readonly isOnly: boolean;
  /** That of the shipment. */
  readonly number: string;
}) => (
  <section className="label-tear p-5 sm:px-6 print:py-2" aria-label={group.title}>
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="font-sans text-lg font-semibold tracking-normal">
        {group.title} <span className="font-normal text-ink-soft">({group.what})</span>
      </h3>
      {isOnly ? null : <p className="font-semibold">{group.status}</p>}
    </div>
    {group.trouble === undefined ? null : (
      <p className="mb-4 rounded-label border-s-[6px] border-wrong bg-wrong-wash px-4 py-2">
        {group.trouble}
      </p>
    )}
    {isOnly ? null : (
      <p className="mb-4 max-w-prose">
        <Said text={group.next} number={number} />
        {group.expected === undefined ? null : ` Expected ready ${group.expected}.`}
      </p>
    )}
    <Story lines={group.lines} isFolded={!isOnly} />
  </section>
);

const Next = ({ reply }: { readonly reply: TrackingReply }) => {
  const [only, ...others] = reply.groups;
  if (only === undefined || others.length > 0) return null;
  return (
    <div>
      <dt className="label-caption">{reply.isDone ? 'It is done' : 'What happens next'}</dt>
      <dd className="text-lg">
        <Said text={only.next} number={reply.number} />
      </dd>
    </div>
  );
};

const Arrival = ({ reply: { arrival, city } }: { readonly reply: TrackingReply }) =>
  arrival === undefined ? null : (
    <div>
      <dt className="label-caption">Expected ready in {city}</dt>
      <dd className="font-semibold">{arrival.words}</dd>
      {arrival.why === undefined ? null : <dd className="text-ink-soft">{arrival.why}</dd>}
    </div>
  );

/** The whole shipment: its number and route, its status, what happens next. */
const Whole = ({ reply }: { readonly reply: TrackingReply }) => (
  <div className="grid gap-4 p-5 sm:p-6 print:gap-2 print:py-2">
    <header>
      <p className="label-caption">
        {reply.number} · {reply.route ?? reply.city}
      </p>
      <h2 className="text-3xl sm:text-4xl">{reply.status}</h2>
    </header>
    {reply.groups.length === 1 || reply.arrival !== undefined ? (
      <dl className="grid max-w-prose gap-4 print:gap-1">
        <Next reply={reply} />
        <Arrival reply={reply} />
      </dl>
    ) : null}
  </div>
);

const MINUTE_MS = 60_000;
/** The edge keeps answers for half a minute. One that is much older comes from before a failure. */
const OLD_AFTER_MINUTES = 5;

/** Says that this may not be the latest. */
const Age = ({ reply, isOld }: { readonly reply: TrackingReply; readonly isOld: boolean }) => {
  const minutes = Math.floor((Date.now() - Date.parse(reply.asOf)) / MINUTE_MS);
  if (!isOld && minutes < OLD_AFTER_MINUTES) return null;
  return (
    <p className="w-full rounded-label border-s-[6px] border-time bg-time-wash px-4 py-2">
      We could not get anything newer. This is from {minutes < 1 ? 'just now' : `${minutes} min ago`}.
    </p>
  );
};

/** Where a shipment is: its status, what happens next, and what happened to each piece. */
export const Found = ({
  reply,
  isOld,
  onRefresh,
  busy,
}: {
  readonly reply: TrackingReply;
  /** True when the server could not be reached since. */
  readonly isOld: boolean;
  readonly onRefresh: () => void;
  readonly busy: boolean;
}) => (
  <article className="label-sheet">
    <Whole reply={reply} />
    {reply.groups.map((group) => (
      <Pieces key={group.title} group={group} isOnly={reply.groups.length === 1} number={reply.number} />
    ))}
    <footer className="label-tear flex flex-wrap items-center gap-x-2 gap-y-1 p-5 sm:px-6 print:py-2">
      <Age reply={reply} isOld={isOld} />
      <p className="me-auto text-sm text-ink-soft">{clocksWords(reply.city)}</p>
      <Button look="quiet" onClick={onRefresh} busy={busy} className="print:hidden">
        Look again
      </Button>
      <Share number={reply.number} />
    </footer>
  </article>
);
