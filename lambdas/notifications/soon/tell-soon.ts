import { waitsUntil } from '#domain/notifications/soon.ts';
import { workDueList } from '../../runtime/aggregate/due-list.ts';
import type { Messages } from '../../runtime/announcement.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Digested, DigestOf } from '../../runtime/digest.ts';
import type { Log } from '../../runtime/logger.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { postponed, type Soon, type SoonStore, sealed, toldNow } from './soon-store.ts';

interface Deps {
  readonly soon: Pick<SoonStore, 'due' | 'find' | 'save' | 'toSoon'>;
  /** Words what happened, by the kind of thing. */
  readonly digest: (thing: string, of: DigestOf) => Promise<Digested | undefined>;
  /** Sends by every channel, each once for a cause. */
  readonly send: (cause: string, messages: Messages) => Promise<void>;
  /** The phone number of an account as E.164; undefined when there is none. */
  readonly phoneOf: (userId: string) => Promise<string | undefined>;
  /** True where no phone wakes anybody: nothing waits for the morning. */
  readonly atNight: boolean;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** The message of the same happenings has the same key, however often it is tried. */
const causeOf = ({ thing, id, happened: [first] }: Soon): string =>
  `soon:${thing}:${id}:${first?.cause ?? ''}`;

/** What is in the message: what was sealed before, and otherwise everything. */
const inMessage = ({ happened, sealed: count }: Soon): Soon['happened'] => happened.slice(0, count);

/**
 * Tells people what has waited long enough, in the words of how things are now. A message is sealed before it is sent: a worker that dies in
 * between leaves what was in it, and the next one finds by its key that it was sent. What happens meanwhile is in the next message.
 */
export const tellSoon = ({ soon: store, digest, send, phoneOf, atNight, clock, log }: Deps) => {
  const nowTold = async (key: Soon, wasTrue: boolean): Promise<void> => {
    // Something may have happened since it was sealed: it stays for the next message.
    for (;;) {
      const known = await store.find(key);
      if (known?.sealed === undefined || (await store.save(toldNow(known, wasTrue), clock()))) return;
    }
  };
  const tell = async (item: Item): Promise<void> => {
    const now = clock();
    const known = await store.find(store.toSoon(item));
    if (known?.dueAt === undefined || known.dueAt > now.toISOString()) return;
    const happened = inMessage(known);
    const digested = await digest(known.thing, { ...known, happened });
    const phone = await phoneOf(known.userId);
    const isAwake = atNight || happened.some(({ own }) => own);
    // Also what could not be sent whole until it was night.
    const until = digested && waitsUntil({ phone, isAwake, by: digested.by }, now);
    if (until !== undefined) {
      await store.save(postponed(known, until), now);
      return;
    }
    // Refused when something happened at this moment: the next run tells of that too.
    if (known.sealed === undefined && !(await store.save(sealed(known), now))) return;
    if (digested) {
      const { letter, news } = digested;
      await send(causeOf(known), { letters: [letter], news: [{ ...news, letter }] });
    }
    await nowTold(known, digested !== undefined);
  };
  return async ({ millisecondsLeft }: JobRequest): Promise<{ readonly told: number }> => {
    const { done, failed } = await workDueList(
      { due: store.due, handle: tell, clock, log },
      millisecondsLeft,
    );
    if (failed > 0) throw new Error(`${failed} messages that were due could not be sent.`);
    return { told: done };
  };
};
