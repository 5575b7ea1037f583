import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** What staff do with a shipment is on the screen of its sender within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** The person's shipments that are not delivered yet; polled while the window is in front. */
export const useUnderWay = () =>
  useReply(['shipments', 'under-way'], underWayEndpoints.underWay, {}, { refetchInterval: POLL_INTERVAL_MS });

const deadlines = {
  dock: ({ line1, city }: PublicBrand['facility']) => `Bring it to ${line1}, ${city} by`,
  place: () => 'Book before',
} as const;

const Deadline = ({ what, at }: NonNullable<UnderWay['before']>) => {
  const { facility } = useBrand();
  return (
    <span className="block text-sm">
      {deadlines[what](facility)} <Instant at={at} />,{' '}
      <span className="whitespace-nowrap">in {spanWords(Date.parse(at) - useNow())}</span>
    </span>
  );
};

/** One shipment on the first screen: to whom, how far, what it needs, and until when. */
export const UnderWayRow = ({ shipment }: { readonly shipment: UnderWay }) => {
  const { number, to, consigneeName, status, needs, before } = shipment;
  // `Not booked yet: choose a flight` says the status as well.
  const isSaid = needs.some((need) => need.startsWith(status));
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/dashboard/shipments/:number', { number })}
        className="grid min-h-14 gap-x-4 gap-y-1 px-1 py-3 no-underline hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate text-lg font-semibold">
            {consigneeName}, {destinations[to].country}
          </span>
          {before ? <Deadline {...before} /> : null}
          <span className="block font-mono text-sm text-ink-soft">{number}</span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          {needs.map((need) => (
            <Badge key={need} tone="time" wraps>
              {need}
            </Badge>
          ))}
          {isSaid ? null : <Badge wraps>{status}</Badge>}
        </span>
      </Link>
    </li>
  );
};
