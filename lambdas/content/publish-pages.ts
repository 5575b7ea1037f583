import type { NewId } from '../runtime/new-id.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { PassResult } from './publish-once.ts';
import type { PublishingLock } from './publishing-lock.ts';

interface Deps {
  readonly lock: PublishingLock;
  /** One pass over the whole site. */
  readonly publishOnce: () => Promise<PassResult>;
  readonly newId: NewId;
}

/** The lock lasts this much longer than the run, because clocks differ. */
const LOCK_GRACE_MS = 5_000;
/** A pass begins only when at least this much time is left. */
const PASS_NEEDS_MS = 20_000;

/**
 * Publishes the site, one run at a time. Every run first counts its request. The run that gets the lock repeats its pass until
 * there are no new requests. A run that does not get the lock ends, because the holder sees its request. The lock of a run that
 * died ends by itself, and the next run does the rest. Throws when time runs out while requests are left.
 */
export const publishPages =
  ({ lock, publishOnce, newId }: Deps) =>
  async ({ millisecondsLeft }: JobRequest): Promise<Readonly<Record<string, number>>> => {
    await lock.ask();
    const holder = newId();
    let asked = await lock.acquire(holder, millisecondsLeft() + LOCK_GRACE_MS);
    const done = { passes: 0, files: 0, paths: 0 };
    try {
      while (asked !== undefined) {
        if (millisecondsLeft() < PASS_NEEDS_MS) throw new Error('There was no time for another pass.');
        const { files, paths } = await publishOnce();
        done.passes += 1;
        done.files += files;
        done.paths += paths;
        asked = await lock.release(holder, asked);
      }
      return done;
    } catch (failure) {
      await lock.abandon(holder);
      throw failure;
    }
  };
