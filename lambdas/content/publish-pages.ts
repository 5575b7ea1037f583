import type { NewId } from '../runtime/new-id.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { Passed } from './bring-live.ts';
import type { PublishingDesk } from './publishing-desk.ts';

interface Deps {
  readonly desk: PublishingDesk;
  /** One pass over the whole site. */
  readonly bringLive: () => Promise<Passed>;
  readonly newId: NewId;
}

/** A run that is killed holds its turn for this long beyond its own end, in milliseconds: clocks differ. */
const GRACE = 5_000;
/** A pass is begun with this much time left, in milliseconds. */
const TO_BEGIN = 20_000;

/**
 * Brings the site up to what was decided, one run at a time. Every run first says that something may have changed; one of
 * them has the turn and goes on until nobody has said so since it began. Whoever finds the turn taken may go: the other will
 * see. The turn of a run that died ends by itself, and the next run does all that is left. Throws when time runs out while
 * somebody still waits.
 */
export const publishPages =
  ({ desk, bringLive, newId }: Deps) =>
  async ({ millisecondsLeft }: JobRequest): Promise<Readonly<Record<string, number>>> => {
    await desk.ask();
    const holder = newId();
    let asked = await desk.takeTurn(holder, millisecondsLeft() + GRACE);
    const done = { passes: 0, files: 0, paths: 0 };
    try {
      while (asked !== undefined) {
        if (millisecondsLeft() < TO_BEGIN) throw new Error('There was no time for another pass.');
        const { files, paths } = await bringLive();
        done.passes += 1;
        done.files += files;
        done.paths += paths;
        asked = await desk.endTurn(holder, asked);
      }
      return done;
    } catch (failure) {
      await desk.dropTurn(holder);
      throw failure;
    }
  };
