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
  /** The event that said it, or what is told once whichever event says it. */
  cause: z.string(),
  once: z.optional(z.literal(true)),
  what: z.string(),
  said: z.object({ title: z.string(), body: z.string() }),
  parts: z.optional(z.array(z.string())),
  given: z.optional(z.record(z.string(), z.string())),
  own: z.optional(z.literal(true)),
  at: z.string(),
  /** When it is told, where that is not ten minutes later. */
  dueAt: z.optional(z.string()),
});
type Happened = z.infer<typeof Happened>;

/** When somebody is told of several things: with the first of them. */
const dueOf = (happened: readonly Happened[]): string | undefined =>
  happened.map(({ at, dueAt }) => dueAt ?? tellAt(new Date(at)).toISOString()).toSorted()[0];

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

/** What happened, as it is kept until it is told. */
const happenedNow = (
  cause: string,
  { what, said, parts, given, own, once, at: dueAt }: Omit<AnnouncedSoon, 'to'>,
  now: Date,
): Happened => ({
  cause,
  what,
  said,
  at: now.toISOString(),
  ...(once === undefined ? {} : { once: true }),
  ...(parts === undefined ? {} : { parts: [...parts] }),
  ...(given === undefined ? {} : { given: { ...given } }),
  ...(own ? { own } : {}),
  ...(dueAt === undefined ? {} : { dueAt }),
});

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
      const { thing, id, recipient } = soon;
      await changing<Soon | undefined, Soon, undefined>(
        `Soon ${thing} ${id}`,
        { read: () => find({ userId, thing, id }), write: (after) => save(after, now) },
        (before) => {
          const known = before ?? { userId, recipient, thing, id, version: 0, happened: [], told: [] };
          const by = soon.once ?? cause;
          const isKnown = known.told.includes(by) || known.happened.some((one) => one.cause === by);
          if (isKnown) return { done: undefined };
          // The event stays in its queue and is told by an alarm, instead of being lost in silence.
          if (known.happened.length >= MOST) throw new Error(`Too much waits to be told of ${thing} ${id}.`);
          const dues = [known.dueAt, dueOf([happenedNow(by, soon, now)])].filter((due) => due !== undefined);
          return {
            change: {
              ...known,
              version: known.version + 1,
              happened: [...known.happened, happenedNow(by, soon, now)],
              dueAt: dues.toSorted()[0],
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

/**
 * What was sealed is told. What happened since is told ten minutes after the first of it.
 * @param wasTrue false where nobody was told, because nothing of it was true any more: what is told once may be said again.
 */
export const toldNow = ({ sealed: count = 0, dueAt: _, ...soon }: Soon, wasTrue = true): Soon => {
  const happened = soon.happened.slice(count);
  const dueAt = dueOf(happened);
  const over = soon.happened.slice(0, count).filter(({ once }) => wasTrue || !once);
  const told = [...soon.told, ...over.map(({ cause }) => cause)].slice(-Math.max(REMEMBERED, count));
  return {
    ...soon,
    version: soon.version + 1,
    happened,
    told,
    ...(dueAt === undefined ? {} : { dueAt }),
  };
};
