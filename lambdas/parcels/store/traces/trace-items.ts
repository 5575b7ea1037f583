import { Trace, type TraceState } from '#domain/parcels/trace/trace.ts';
import { expires } from '../../../runtime/table/expires.ts';
import { put, type Write } from '../../../runtime/table/writes.ts';

const partitionOf = (reference: string): string => `TRACE#${reference}`;
export const traceKey = (reference: string) => ({ pk: partitionOf(reference), sk: 'TRACE' });

/** Partitions of the index: searches by their state, those of somebody, and those of somebody that have no answer yet. */
export const tracesPartition = (state: TraceState): string => `TRACES#${state}`;
export const ownTracesPartition = (ownerId: string): string => `TRACES_OF#${ownerId}`;
export const openTracesPartition = (ownerId: string): string => `OPEN_TRACES#${ownerId}`;

/** The reference in the sort key of a list. */
export const referenceIn = (sortKey: string): string => sortKey.slice(sortKey.lastIndexOf('#') + 1);

const keptUntil = ({ closedAt }: Trace) =>
  closedAt === undefined ? {} : { expires_at: expires(new Date(closedAt), 'parcels') };

/** The item of a search. It lies in the index by itself: open ones by when an answer was promised, others by when they ended. */
export const traceItem = (trace: Trace) => ({
  ...traceKey(trace.reference),
  gsi1pk: tracesPartition(trace.state),
  gsi1sk: `${trace.closedAt ?? trace.promisedBy}#${trace.reference}`,
  ...trace,
  ...keptUntil(trace),
});
export const toTrace = (item: unknown): Trace => Trace.parse(item);

const row = (trace: Trace, name: string, partition: string) => ({
  pk: partitionOf(trace.reference),
  sk: `ROW#${name}`,
  gsi1pk: partition,
  gsi1sk: `${trace.createdAt}#${trace.reference}`,
  ...keptUntil(trace),
});

/** The writes of the lists of its owner: for a new search, and when it ends. */
export const traceRows = (table: string, after: Trace): readonly Write[] => [
  put(table, row(after, 'OWN', ownTracesPartition(after.ownerId))),
  after.state === 'OPEN'
    ? put(table, row(after, 'OPEN', openTracesPartition(after.ownerId)))
    : put(table, {
        pk: partitionOf(after.reference),
        sk: 'ROW#OPEN',
        expires_at: expires(new Date(after.changedAt), 'over'),
      }),
];
