import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { Lost } from '#web/sending/put-bytes.ts';
import type { DeviceStore, Kept } from './store.ts';

/** What became of something: the server's answer, or why it was refused. */
export type Outcome =
  | { readonly id: string; readonly answer: unknown }
  | { readonly id: string; readonly refused: { readonly error: ApiError | Error } };

interface Parts {
  readonly store: DeviceStore;
  readonly ownerId: string;
  /** Their first name. */
  readonly ownerName?: string | undefined;
  /** Sends one thing. Throws `ApiError`, or `Lost` when bytes did not arrive. */
  readonly send: (kept: Kept) => Promise<unknown>;
  /** Runs work while no other tab does. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly now?: () => Date;
}

const TOO_MANY = 429;
const SIGNED_OUT = 401;
/** Others kept writing the same thing at this moment. */
const BUSY = 'BUSY';

/** The first that can be sent: neither refused, nor in need of one that was. */
const nextOf = (all: readonly Kept[]): Kept | undefined => {
  const refused = new Set(all.filter((one) => one.refused).map(({ id }) => id));
  return all.find(({ id, needs }) => !refused.has(id) && (needs === undefined || !refused.has(needs)));
};

/** Errors that say nothing about the thing itself: it is sent again later. */
const isForLater = (error: unknown): boolean =>
  error instanceof Lost ||
  (error instanceof ApiError &&
    (error.status === UNREACHABLE ||
      error.status >= 500 ||
      error.status === TOO_MANY ||
      error.status === SIGNED_OUT ||
      error.code === BUSY));

/**
 * Sends what this device has to tell, in order, one after the other, each until it has an answer. What the server refuses is kept and
 * holds nothing up: it was decided there, with what is true there.
 */
export const deviceQueue = ({ store, ownerId, ownerName, send, alone, now = () => new Date() }: Parts) => {
  const watchers = new Set<(outcome?: Outcome) => void>();
  const tell = (outcome?: Outcome): void => {
    for (const watch of watchers) watch(outcome);
  };

  /** Sends one thing. True when there may be more to send. */
  const sendOne = async (kept: Kept): Promise<boolean> => {
    await store.change(kept.id, (found) => ({ ...found, tried: true }));
    try {
      const answer = await send(kept);
      await store.remove(kept.id);
      tell({ id: kept.id, answer });
      return true;
    } catch (error) {
      if (isForLater(error)) return false;
      const refused = error instanceof Error ? error : new Error('This could not be sent.');
      const code = error instanceof ApiError ? error.code : 'NOT_SENT';
      await store.change(kept.id, (found) => ({ ...found, refused: { code, message: refused.message } }));
      tell({ id: kept.id, refused: { error: refused } });
      return true;
    }
  };
  let isStuck = false;
  const sendAll = async (): Promise<void> => {
    // Read again each time, for a scanner is quicker than the network.
    for (let goesOn = true; goesOn; ) {
      const next = nextOf(await store.of(ownerId));
      goesOn = next !== undefined && (await sendOne(next));
      isStuck = next !== undefined && !goesOn;
    }
  };

  let waiting: Promise<void> | undefined;
  /** Sends what can be sent now. One run waits at most, for it takes everything that was added until then. */
  const flush = (): Promise<void> => {
    waiting ??= alone(async () => {
      waiting = undefined;
      await sendAll();
    }).finally(() => {
      waiting = undefined;
      tell();
    });
    return waiting;
  };

  return {
    flush,
    /** Keeps something on this device, several things together or not at all, then sends it. Resolves when it is kept. */
    add: async (
      ...all: readonly (Pick<Kept, 'id' | 'line' | 'words' | 'payload'> & Partial<Pick<Kept, 'needs'>>)[]
    ): Promise<void> => {
      const whose = { ownerId, ...(ownerName ? { ownerName } : {}), at: now().toISOString() };
      await store.add(...all.map((one) => ({ ...one, ...whose })));
      tell();
      void flush();
    },
    all: () => store.of(ownerId),
    /** Whether the last try ended without a connection. What is only on its way is no news. */
    isStuck: () => isStuck,
    /** Takes something back that no server can know of. False when it was sent, or its sending was begun. */
    withdraw: async (id: string): Promise<boolean> => {
      const found = await store.change(id, (one) => (one.tried ? one : undefined));
      tell();
      return found !== undefined && !found.tried;
    },
    /** Puts something right that no server can know of. False when it was sent, or its sending was begun. */
    amend: async (id: string, right: (payload: unknown) => unknown): Promise<boolean> => {
      const found = await store.change(id, (one) =>
        one.tried ? one : { ...one, payload: right(one.payload) },
      );
      tell();
      return found !== undefined && !found.tried;
    },
    /** Sends something again that was refused, with what somebody has answered meanwhile. What was not refused is left alone. */
    again: async (
      id: string,
      answered: (payload: unknown) => unknown = (payload) => payload,
    ): Promise<void> => {
      await store.change(id, ({ refused, ...one }) =>
        refused === undefined ? one : { ...one, payload: answered(one.payload) },
      );
      tell();
      void flush();
    },
    /** Somebody has dealt with what was refused. What needed it goes with it. */
    dismiss: async (id: string): Promise<void> => {
      const found = await store.change(id, (one) => (one.refused ? undefined : one));
      if (found?.refused) await store.removeNeedy(id);
      tell();
    },
    /** Tells of each change, with the outcome where there is one. Returns how to stop. */
    watch: (watcher: (outcome?: Outcome) => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
};
export type DeviceQueue = ReturnType<typeof deviceQueue>;
