import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { listStatus, needsOf } from '#domain/shipments/customer/words.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Unfinished } from './unfinished.tsx';
import { useMyShipments } from './use-shipments.ts';

/** The color of a status: green only for done, yellow where something waits for the sender. */
const toneOf = (shipment: ShipmentSummary): BadgeTone => {
  if (needsOf(shipment).length > 0) return 'time';
  return shipment.state === 'DELIVERED' ? 'done' : 'plain';
};

const NEW = '/dashboard/create-shipment';

const Row = ({ shipment, dock }: { readonly shipment: ShipmentSummary; readonly dock: string }) => {
  const { number, to, consigneeName, pieces, total, createdAt } = shipment;
  const needs = needsOf(shipment);
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
          <span className="block text-sm text-ink-soft">
            <span className="font-mono">{number}</span> · {pieces.length}{' '}
            {pieces.length === 1 ? 'piece' : 'pieces'} · {dollars(total)} · <Instant at={createdAt} />
          </span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Badge tone={toneOf(shipment)} wraps>
            {listStatus(shipment, dock)}
          </Badge>
          {needs.map((need) => (
            <Badge key={need} tone="time" wraps>
              {need}
            </Badge>
          ))}
        </span>
      </Link>
    </li>
  );
};

const Rows = ({
  shipments,
  title,
  dock,
}: {
  readonly shipments: readonly ShipmentSummary[];
  readonly title: string;
  readonly dock: string;
}) =>
  shipments.length === 0 ? null : (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-2 text-2xl">{title}</h2>
      <ul className="border-y-[1.5px] border-ink">
        {shipments.map((shipment) => (
          <Row key={shipment.number} shipment={shipment} dock={dock} />
        ))}
      </ul>
    </section>
  );

/** The shipments of a page: those that need their sender on top, then the others, newest first in both. */
const Results = () => {
  const pages = useCursorPages();
  const query = useMyShipments(pages.cursor);
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
        const isNeedy = (shipment: ShipmentSummary) => needsOf(shipment).length > 0;
        return (
          <>
            <Rows title="Needs you" shipments={items.filter(isNeedy)} dock={city} />
            <Rows title="All others" shipments={items.filter((one) => !isNeedy(one))} dock={city} />
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
