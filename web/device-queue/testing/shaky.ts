import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { sendJob } from '../jobs.ts';
import { deviceQueue } from '../queue.ts';
import { deviceStore } from '../store.ts';

/** A network that fails before the request, after it, or not at all; and a session that runs out. */
type Network = 'up' | 'down' | 'answer-lost' | 'expired';

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
};

/** A network with two faults in five requests, the same ones for the same seed. */
export const shakyNetwork = (seed: number): (() => Network) => {
  const next = chance(seed);
  return () => {
    const luck = next();
    if (luck < 0.25) return 'down';
    if (luck < 0.35) return 'answer-lost';
    return luck < 0.4 ? 'expired' : 'up';
  };
};

const lost = () =>
  new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
const expired = () => new ApiError(401, { code: 'UNAUTHORIZED', message: 'Sign in.', correlationId: '' });

/** What a request comes to on this network. */
export const through = <Answer>(network: () => Network, work: () => Answer): Answer => {
  const state = network();
  if (state === 'down') throw lost();
  if (state === 'expired') throw expired();
  const answer = work();
  if (state === 'answer-lost') throw lost();
  return answer;
};

/** A page with the queue of a device that may be killed: then nothing that it has begun comes to an end, and its lock is free. */
export const killablePage = (database: string, ownerId: string) => {
  let isKilled = false;
  let last: Promise<unknown> = Promise.resolve();
  const queue = deviceQueue({
    store: deviceStore(database),
    ownerId,
    send: async (kept) => {
      const answer = await sendJob(kept);
      return isKilled ? new Promise(() => undefined) : answer;
    },
    alone: (work) => {
      const run = last.then(work, work);
      last = run.catch(() => undefined);
      return run;
    },
  });
  return {
    queue,
    kill: () => {
      isKilled = true;
    },
  };
};

/** The store of files as a browser sends to it: an address for each key, whose bytes arrive or not. */
export const fakeFiles = (network: () => Network, isKnown: (id: string) => boolean) => {
  const files = new Map<string, { readonly of: string; readonly isComplete: boolean }>();
  return {
    files,
    ask: (key: string, of: string) => {
      if (!isKnown(of))
        throw new ApiError(404, { code: 'SUBJECT_NOT_FOUND', message: 'No such thing.', correlationId: '' });
      const before = files.get(key);
      files.set(key, before ?? { of, isComplete: false });
      const file = { id: key, state: before?.isComplete ? 'CHECKING' : 'ASKED' };
      return before?.isComplete ? { file } : { file, upload: { url: key } };
    },
    /** Whether the bytes arrived. */
    put: (url: string): boolean => {
      if (network() !== 'up') return false;
      files.set(url, { of: files.get(url)?.of ?? '', isComplete: true });
      return true;
    },
  };
};

/** The file that tests send. */
export const smallPhoto = (key: string) =>
  ({ bytes: new ArrayBuffer(8), key, contentType: 'image/jpeg', sha256: 's' }) as const;
