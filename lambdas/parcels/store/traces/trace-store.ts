import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Trace, TraceState } from '#domain/parcels/trace/trace.ts';
import { getItem } from '../../../runtime/table/get-item.ts';
import { getItems } from '../../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../../runtime/table/page.ts';
import { writeTogether } from '../../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../../runtime/table/writes.ts';
import {
  openTracesPartition,
  ownTracesPartition,
  referenceIn,
  toTrace,
  traceItem,
  traceKey,
  traceRows,
  tracesPartition,
} from './trace-items.ts';

/** Reads and writes searches for parcels. */
export const traceStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const writes = (after: Trace): { readonly guard: Write; readonly also: readonly Write[] } => ({
    guard: putVersion(TableName, traceItem(after)),
    // The lists change when a search begins and when it ends.
    also: after.version === 1 || after.closedAt !== undefined ? traceRows(TableName, after) : [],
  });
  return {
    find: async (reference: string): Promise<Trace | undefined> => {
      const item = await getItem(client, TableName, traceKey(reference));
      return item && toTrace(item);
    },
    /** The writes of the next version, guarded by the one before, for a transaction with the parcel that was found. */
    writes,
    /** Writes the next version, the first one too. False when somebody wrote in between. */
    write: (after: Trace, event: PublishedEvent): Promise<boolean> => {
      const { guard, also } = writes(after);
      // Whoever calls reads again before another try.
      return writeTogether(client, guard, [...also, outboxItem(TableName, event)], { tries: 1 });
    },
    /** Searches of somebody, under any of their ids, newest first: all, or those that have no answer yet. */
    ofOwner: async (
      ownerIds: readonly string[],
      which: 'open' | 'all',
      page: PageRequest,
    ): Promise<Page<Trace>> => {
      const { items, ...rest } = await newestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: ownerIds.map(which === 'open' ? openTracesPartition : ownTracesPartition),
          rowOf: ({ gsi1sk }) => String(gsi1sk),
          positionOf: (position: string) => position,
        },
        page,
      );
      const found = await getItems(
        client,
        TableName,
        items.map((position) => traceKey(referenceIn(position))),
      );
      const known = new Map(found.map(toTrace).map((trace) => [trace.reference, trace]));
      return { ...rest, items: items.flatMap((position) => known.get(referenceIn(position)) ?? []) };
    },
    /** Searches of a state: the open ones by when an answer was promised, others newest first. */
    inState: (state: TraceState, page: PageRequest): Promise<Page<Trace>> => {
      const listing = {
        TableName,
        index: 'gsi1',
        partitions: [tracesPartition(state)],
        rowOf: toTrace,
        positionOf: (trace: Trace) => String(traceItem(trace).gsi1sk),
      };
      return (state === 'OPEN' ? oldestFirst : newestFirst)(client, listing, page);
    },
  };
};

export type TraceStore = ReturnType<typeof traceStore>;
