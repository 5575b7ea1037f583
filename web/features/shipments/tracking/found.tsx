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

/** Pieces to which the same things happened, with what happened to them, newest first. */
export const Pieces = ({ group, isOnly }: { readonly group: TrackedPieces; readonly isOnly: boolean }) => (
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
    <ol className="grid gap-4 print:gap-1">
      {group.lines.map((line, at) => (
        <Line key={line.at + line.text} line={line} isLatest={at === 0} />
      ))}
    </ol>
  </section>
);

const Arrival = ({ reply: { arrival, city } }: { readonly reply: TrackingReply }) =>
  arrival === undefined ? null : (
    <div>
      <dt className="label-caption">Expected ready in {city}</dt>
      <dd className="font-semibold">{arrival.words}</dd>
      {arrival.why === undefined ? null : <dd className="text-ink-soft">{arrival.why}</dd>}
    </div>
  );

/** Where a shipment is: its status, what happens next, and what happened to each piece. */
export const Found = ({
  reply,
  onRefresh,
  busy,
}: {
  readonly reply: TrackingReply;
  readonly onRefresh: () => void;
  readonly busy: boolean;
}) => (
  <article className="label-sheet">
    <div className="grid gap-4 p-5 sm:p-6 print:gap-2 print:py-2">
      <header>
        <p className="label-caption">
          {reply.number} · {reply.route ?? reply.city}
        </p>
        <h2 className="text-3xl sm:text-4xl">{reply.status}</h2>
      </header>
      <dl className="grid max-w-prose gap-4 print:gap-1">
        <div>
          <dt className="label-caption">{reply.isDone ? 'It is done' : 'What happens next'}</dt>
          <dd className="text-lg">{reply.next}</dd>
        </div>
        <Arrival reply={reply} />
      </dl>
    </div>
    {reply.groups.map((group) => (
      <Pieces key={group.title} group={group} isOnly={reply.groups.length === 1} />
    ))}
    <footer className="label-tear flex flex-wrap items-center gap-x-2 gap-y-1 p-5 sm:px-6 print:py-2">
      <p className="me-auto text-sm text-ink-soft">Each time is that of the place.</p>
      <Button look="quiet" onClick={onRefresh} busy={busy} className="print:hidden">
        Look again
      </Button>
      <Share number={reply.number} />
    </footer>
  </article>
);
