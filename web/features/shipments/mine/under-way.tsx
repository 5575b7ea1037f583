import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { useReply } from '#web/api/use-reply.ts';
import { TimeLeft } from '#web/next-step/time-left.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What staff do with a shipment is on the screen of its sender within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** The person's shipments that are not delivered yet; polled while the window is in front. */
export const useUnderWay = () =>
  useReply(['shipments', 'under-way'], underWayEndpoints.underWay, {}, { refetchInterval: POLL_INTERVAL_MS });

/** One shipment on the first screen: whose it is, how far, and what to do now. The whole card leads to its page. */
export const UnderWayCard = ({
  shipment: { number, to, consigneeName, status, next },
  isFirst = false,
}: {
  readonly shipment: UnderWay;
  /** It is the first thing to do on the screen, so that its button stands out. */
  readonly isFirst?: boolean;
}) => (
  <li
    className={classNames(
      'label-sheet relative grid content-start justify-items-start gap-2 p-4 sm:p-5',
      next.isToDo && 'border-s-[6px] border-action',
    )}
  >
    <div className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <Link
        to={pathTo('/dashboard/shipments/:number', { number })}
        className="min-w-0 break-words font-semibold no-underline after:absolute after:inset-0 hover:underline"
      >
        {consigneeName}, {destinations[to].country}
      </Link>
      <Badge wraps>{status}</Badge>
    </div>
    <h3 className="break-words text-2xl">{next.title}</h3>
    <TimeLeft by={next.by} />
    {next.lines.map((line) => (
      <p key={line} className="break-words">
        {line}
      </p>
    ))}
    {next.button ? (
      <LinkButton to={next.button.path} look={isFirst ? 'primary' : 'plain'} className="relative">
        {next.button.label}
      </LinkButton>
    ) : null}
    <p className="font-mono text-sm text-ink-soft">{number}</p>
  </li>
);
