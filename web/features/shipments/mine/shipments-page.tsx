import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { ShortStep } from '#domain/next-step/short-step.ts';
import { listStatus } from '#domain/shipments/customer/words.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useUnderWay } from './under-way.ts';
import { Unfinished } from './unfinished.tsx';
import { useMyShipments } from './use-shipments.ts';

/** What its sender has to do now, of those of the newest that are under way. The list itself reads nothing for it. */
type Heads = ReadonlyMap<string, ShortStep>;

const useHeads = (): Heads =>
  new Map((useUnderWay().data?.items ?? []).map(({ number, next }) => [number, next]));

const NEW = '/dashboard/create-shipment';

const Row = ({
  shipment,
  next,
  dock,
}: {
  readonly shipment: ShipmentSummary;
  readonly next: ShortStep | undefined;
  readonly dock: string;
}) => {
  const { number, to, consigneeName, pieces, total, createdAt, state } = shipment;
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/dashboard/shipments/:number', { number })}
        className="grid gap-1 px-1 py-3 no-underline hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate text-lg font-semibold">
            {consigneeName}, {destinations[to].country}
          </span>
          {next?.isToDo ? <span className="block break-words font-semibold">{next.title}</span> : null}
          <span className="block text-sm text-ink-soft">
            <span className="font-mono">{number}</span> · {pieces.length}{' '}
            {pieces.length === 1 ? 'piece' : 'pieces'} · {dollars(total)}
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block">
              <Instant at={createdAt} />
            </span>
          </span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Badge tone={state === 'DELIVERED' ? 'done' : 'plain'} wraps>
            {listStatus(shipment, dock)}
          </Badge>
        </span>
      </Link>
    </li>
  );
};

const Rows = ({
  shipments,
  title,
  heads,
  dock,
}: {
  readonly shipments: readonly ShipmentSummary[];
  readonly title: string;
  readonly heads: Heads;
  readonly dock: string;
}) =>
  shipments.length === 0 ? null : (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-2 text-2xl">{title}</h2>
      <ul className="border-y-[1.5px] border-ink">
        {shipments.map((shipment) => (
          <Row key={shipment.number} shipment={shipment} next={heads.get(shipment.number)} dock={dock} />
        ))}
      </ul>
    </section>
  );

/** The shipments of a page: those that need their sender on top, then the others, newest first in both. */
const Results = () => {
  const pages = useCursorPages();
  const query = useMyShipments(pages.cursor);
  const heads = useHeads();
  const { city } = useBrand().facility;
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading your shipments…"
      empty={
        <EmptyState title="No shipments yet" action={<LinkButton to={NEW}>Create Shipment</LinkButton>}>
          Six short steps: to whom, what for, boxes and barrels, what is inside, the flight, and you book it.
        </EmptyState>
      }
    >
      {(items) => {
        const isNeedy = ({ number }: ShipmentSummary) => heads.get(number)?.isToDo === true;
        const parts = { heads, dock: city };
        return (
          <>
            <Rows title="Needs you" shipments={items.filter(isNeedy)} {...parts} />
            <Rows title="All others" shipments={items.filter((one) => !isNeedy(one))} {...parts} />
          </>
        );
      }}
    </PagedList>
  );
};

/** `/dashboard/shipments`: the person's shipments, what needs them first. */
export const MyShipmentsPage = () => (
  <>
    <PageHeader
      caption="My account"
      title="My shipments"
      actions={<LinkButton to={NEW}>Create Shipment</LinkButton>}
    />
    <Unfinished />
    <Results />
  </>
);
