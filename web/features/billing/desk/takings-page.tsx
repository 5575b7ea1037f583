import { Link, useSearchParams } from 'react-router-dom';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { methodWords } from '#domain/billing/entry-words.ts';
import { type Taking, takingNames } from '#domain/billing/takings.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Bags } from './bags.tsx';
import { billedColumns } from './billed-columns.tsx';
import { ChecksThatWait } from './checks-that-wait.tsx';
import { DrawersOfDay } from './drawers-of-day.tsx';
import { OwnDrawer } from './own-drawer.tsx';

type Day = EndpointReply<typeof billingEndpoints.takings>;
type Sum = Day['sums'][number];

/** What nobody entered came from the card provider. */
const ONLINE = 'Online';

/** What was taken at our own desk and online. What agents take is settled with them. */
const Sums = ({
  sums,
  nameOf,
}: {
  readonly sums: readonly Sum[];
  readonly nameOf: (id: string) => string;
}) => {
  const total = dollars(sums.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <Section title={`${total} in all`} className="grid gap-2">
      <dl className="max-w-xl tabular-nums">
        {sums.map(({ taker, method, amount }) => (
          <div key={`${taker} ${method}`} className="flex justify-between gap-4 border-t border-rule py-2">
            <dt>
              {nameOf(taker)}, {methodWords[method]}
            </dt>
            <dd className="whitespace-nowrap font-semibold">{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Items = ({
  items,
  nameOf,
  area,
}: {
  readonly items: readonly Taking[];
  readonly nameOf: (id: string) => string;
  readonly area: Area;
}) => {
  const columns: readonly Column<Taking>[] = [
    { key: 'at', heading: 'When', cell: ({ at }) => <Instant at={at} /> },
    {
      key: 'kind',
      heading: 'What',
      cell: ({ kind, reason }) => (reason ? `${takingNames[kind]}: ${reason}` : takingNames[kind]),
    },
    {
      key: 'how',
      heading: 'How',
      cell: ({ method, reference }) => [methodWords[method], reference].filter(Boolean).join(', '),
    },
    ...billedColumns(area, nameOf),
    { key: 'amount', heading: 'Amount', numeric: true, cell: ({ amount }) => dollars(-amount) },
  ];
  return (
    <DataTable
      caption="Payments, refunds and voids, the latest first"
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      small={({ invoice, kind, amount, method, by, name }) => ({
        to: `${area}/billing/${invoice}`,
        title: `${takingNames[kind]} · ${dollars(-amount)}`,
        detail: `${methodWords[method]} · ${nameOf(by)} · ${name} · ${invoice}`,
      })}
    />
  );
};

const Shown = ({ day: { items, sums }, area }: { readonly day: Day; readonly area: Area }) => {
  const people = useNames(
    [...sums.map(({ taker }) => taker), ...items.map(({ by }) => by)].filter((id) => id !== 'system'),
  );
  const nameOf = (id: string): string => (id === 'system' ? ONLINE : people(id));
  if (items.length === 0)
    return (
      <EmptyState title="No money on this day">
        Payments, refunds and voids appear here when they are entered.
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      <Sums sums={sums} nameOf={nameOf} />
      <Items items={items} nameOf={nameOf} area={area} />
    </div>
  );
};

/** Whether it is known which drawer and bags are open, or that nobody can say. What is below them does not move then. */
const useOpenKnown = (isAsked: boolean): boolean => {
  const own = useReply(['drawers', 'own'], billingEndpoints.ownDrawer, {}, { enabled: isAsked });
  const bags = useReply(['bags'], billingEndpoints.bags, {}, { enabled: isAsked });
  return !isAsked || !(own.isPending || bags.isPending);
};

/** The money of a day, and who took it. */
export const TakingsPage = ({ area }: { readonly area: Area }) => {
  const [search] = useSearchParams();
  const day = search.get('day') ?? undefined;
  const query = useReply(['takings', day], billingEndpoints.takings, { query: { day } });
  const shown = query.data?.day;
  const hasOpen = useMay()('payment.manage') && day === undefined;
  const isOpenKnown = useOpenKnown(hasOpen);
  return (
    <>
      <PageHeader
        caption="Desk"
        title={day === undefined ? 'Today’s takings' : `Takings of ${day}`}
        actions={
          <Button look="plain" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        {shown === undefined ? null : (
          <span className="flex flex-wrap gap-4 print:hidden">
            <Link to={`?day=${addDays(shown, -1)}`} className={textLink}>
              The day before
            </Link>
            {day === undefined ? null : (
              <Link to="?" className={textLink}>
                Today
              </Link>
            )}
          </span>
        )}
      </PageHeader>
      {hasOpen && isOpenKnown ? (
        <>
          <OwnDrawer />
          <Bags />
        </>
      ) : null}
      <Loaded query={isOpenKnown ? query : { ...query, data: undefined }} loading="Loading the takings…">
        {(loaded) => <Shown day={loaded} area={area} />}
      </Loaded>
      <DrawersOfDay day={day} />
      <ChecksThatWait area={area} />
    </>
  );
};
