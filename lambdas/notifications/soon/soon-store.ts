import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tellAt } from '#domain/notifications/soon.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import { dueKeys, dueList } from '../../runtime/aggregate/due-list.ts';
import type { AnnouncedSoon } from '../../runtime/announcement.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const Happened = z.object({
  /** The event that said it, so that it is told once. */
  cause: z.string(),
  what: z.string(),
  said: z.object({ title: z.string(), body: z.string() }),
  parts: z.optional(z.array(z.string())),
  given: z.optional(z.record(z.string(), z.string())),
  own: z.optional(z.literal(true)),
  at: z.string(),
});

/** What somebody is told soon of one thing. */
const Soon = z.object({
  userId: z.string(),
  recipient: z.string(),
  thing: z.string(),
  id: z.string(),
  version: z.int(),
  /** What they have not been told, in order. */
  happened: z.array(Happened),
  /** So many of these, from the first, are in the message that is being sent. */
  sealed: z.optional(z.int()),
  /** When they are told. Absent while there is nothing to tell. */
  dueAt: z.optional(z.string()),
  /** The last events of which they were told. */
  told: z.array(z.string()),
});
export type Soon = z.infer<typeof Soon>;

/** More happens to one thing before the morning only by a mistake of ours. As many fit in one item of the table (400 KB). */
const MOST = 300;
/** So many events are remembered, at least all of one message; one that comes again after so many others was lost for days. */
const REMEMBERED = 30;
const DUE = 'SOON';

type Key = Pick<Soon, 'userId' | 'thing' | 'id'>;
const keyOf = ({ userId, thing, id }: Key) => ({ pk: `SOON#${userId}`, sk: `${thing}#${id}` });

/** What people are told soon: `SOON#<user>` / `<thing>#<id>` in the Notifications table, and on its due list. */
export const soonStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const find = async (key: Key): Promise<Soon | undefined> => {
    const item = await getItem(client, TableName, keyOf(key));
    return item && Soon.parse(item);
  };
  /** False when somebody else wrote in between. */
  const save = (soon: Soon, now: Date): Promise<boolean> =>
    write(
      client,
      putVersion(TableName, {
        ...keyOf(soon),
        ...soon,
        version: soon.version,
        ...(soon.dueAt === undefined ? {} : dueKeys(DUE, soon.dueAt, `${soon.userId}#${soon.id}`)),
        // It has served when nothing more happens to its thing.
        expires_at: expires(now, 'sent'),
      }),
    );
  return {
    find,
    save,
    /** Adds what an event says, once, however often the event comes. */
    add: async (cause: string, { to: { userId }, ...soon }: AnnouncedSoon, now: Date): Promise<void> => {
      const { thing, id, recipient, what, said, parts, given, own } = soon;
      await changing<Soon | undefined, Soon, undefined>(
        `Soon ${thing} ${id}`,
        { read: () => find({ userId, thing, id }), write: (after) => save(after, now) },
        (before) => {
          const known = before ?? { userId, recipient, thing, id, version: 0, happened: [], told: [] };
          const isKnown = known.told.includes(cause) || known.happened.some((one) => one.cause === cause);
          if (isKnown) return { done: undefined };
          // The event stays in its queue and is told by an alarm, instead of being lost in silence.
          if (known.happened.length >= MOST) throw new Error(`Too much waits to be told of ${thing} ${id}.`);
          const happening = {
            cause,
            what,
            said,
            at: now.toISOString(),
            ...(parts === undefined ? {} : { parts: [...parts] }),
            ...(given === undefined ? {} : { given: { ...given } }),
            ...(own ? { own } : {}),
          };
          return {
            change: {
              ...known,
              version: known.version + 1,
              happened: [...known.happened, happening],
              dueAt: known.dueAt ?? tellAt(now).toISOString(),
            },
            answer: undefined,
          };
        },
      );
    },
    /** What is to be told now, the longest due first. */
    due: dueList(client, { TableName, partition: DUE, index: 'gsi1' }),
    toSoon: (item: Item): Soon => Soon.parse(item),
  };
};

export type SoonStore = ReturnType<typeof soonStore>;

/** The message is being sent: what happens from now on is in the next one. */
export const sealed = (soon: Soon): Soon => ({
  ...soon,
  version: soon.version + 1,
  sealed: soon.happened.length,
});

/** It waits for the morning. */
export const postponed = (soon: Soon, until: Date): Soon => ({
  ...soon,
  version: soon.version + 1,
  dueAt: until.toISOString(),
});

/** What was sealed is told. What happened since is told ten minutes after the first of it. */
export const toldNow = ({ sealed: count = 0, dueAt: _, ...soon }: Soon): Soon => {
  const happened = soon.happened.slice(count);
  const [first] = happened;
  const told = [...soon.told, ...soon.happened.slice(0, count).map(({ cause }) => cause)].slice(
    -Math.max(REMEMBERED, count),
  );
  return {
    ...soon,
    version: soon.version + 1,
    happened,
    told,
    ...(first === undefined ? {} : { dueAt: tellAt(new Date(first.at)).toISOString() }),
  };
};
