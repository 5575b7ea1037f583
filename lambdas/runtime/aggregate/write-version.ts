import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../table/outbox.ts';
import { transact } from '../table/transact.ts';
import { putNew, putVersion, type Write } from '../table/writes.ts';

/** The next version of a thing, and what is true together with it. */
export interface NextVersion {
  /** The item of the thing as it is to be. Its version is one above the version that was read, 1 for a new thing. */
  readonly item: Item & { readonly version: number };
  /** The items of its history: who changed what, and why. */
  readonly history?: readonly Item[];
  readonly events?: readonly PublishedEvent[];
  /** Other writes that cannot be refused when the version is not: places in lists, search entries. */
  readonly also?: readonly Write[];
}

/**
 * Writes a version of a thing with its history and its events in one transaction. Returns undefined when it was written, and else the
 * name of what refused it: `changed` when another version was written in between, a guard's own name, or `busy`.
 * @param guards writes of other things that must hold as well, by name: a place on a flight, a claim. They are asked before the version.
 */
export const writeVersion = <Guard extends string = never>(
  client: DynamoDBDocumentClient,
  table: string,
  { item, history = [], events = [], also = [] }: NextVersion,
  guards: Readonly<Record<Guard, Write>> = {} as Readonly<Record<Guard, Write>>,
): Promise<Guard | 'changed' | 'busy' | undefined> =>
  transact<Guard | 'changed'>(
    client,
    { ...guards, changed: putVersion(table, item) } as Record<Guard | 'changed', Write>,
    {
      also: [
        ...history.map((entry) => putNew(table, entry)),
        ...events.map((event) => outboxItem(table, event)),
        ...also,
      ],
      // Whoever calls reads again before another try.
      tries: 1,
    },
  );
