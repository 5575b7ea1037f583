import { pathTo } from '#domain/kernel/paths.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { traceStates } from '../words/trace-words.ts';

/** When an answer is due, or when it was given. */
const When = ({ trace: { state, promisedBy, closedAt } }: { readonly trace: Trace }) => {
  const now = useNow();
  if (state !== 'OPEN') return <Instant at={closedAt ?? promisedBy} />;
  return Date.parse(promisedBy) < now ? (
    <span className="font-semibold text-wrong">
      Late: <Instant at={promisedBy} />
    </span>
  ) : (
    <Instant at={promisedBy} />
  );
};

const State = ({ trace: { state } }: { readonly trace: Trace }) => (
  <Badge tone={traceStates[state].tone}>{traceStates[state].words}</Badge>
);

/**
 * The list of searches.
 * @param nameOf the name of the owner of a user id.
 */
export const traceKind = (area: Area, nameOf: (userId: string) => string): ListKind<Trace> => ({
  name: 'traces',
  one: 'search',
  many: 'searches',
  idOf: ({ reference }) => reference,
  versionOf: ({ version }) => version,
  pathOf: (reference) => pathTo(`${area}/parcel-traces/:reference`, { reference }),
  columns: [
    {
      key: 'reference',
      heading: 'Search',
      width: 'w-32',
      code: true,
      cell: ({ reference }) => <RowLink id={reference}>{reference}</RowLink>,
    },
    { key: 'owner', heading: 'Customer', width: 'w-28', cell: ({ ownerId }) => nameOf(ownerId) },
    { key: 'when', heading: 'Answer', cell: (trace) => <When trace={trace} /> },
    {
      key: 'number',
      heading: 'Number',
      code: true,
      cell: ({ tracking }) => <span className="break-all">{tracking}</span>,
    },
    { key: 'carrier', heading: 'Carrier', width: 'w-24', cell: ({ carrier }) => carrierName(carrier) },
    { key: 'shelves', heading: 'Shelves', width: 'w-20', cell: ({ searched }) => searched.length },
    { key: 'state', heading: 'State', width: 'w-32', cell: (trace) => <State trace={trace} /> },
    {
      key: 'mailbox',
      heading: 'Mailbox',
      width: 'w-24',
      isExtra: true,
      code: true,
      cell: ({ mailbox }) => mailbox ?? '–',
    },
  ],
  lines: (trace) => ({
    title: (
      <>
        {nameOf(trace.ownerId)} <span className="font-mono">{trace.reference}</span>
      </>
    ),
    aside: <When trace={trace} />,
    detail: (
      <>
        {trace.store ?? carrierName(trace.carrier)} ·{' '}
        <span className="break-all font-mono">{trace.tracking}</span>
      </>
    ),
  }),
});
