import { AnyEvent } from '#events/envelope.ts';
import { hourOf, type StoredBatch } from '../batches/batch-keys.ts';
import type { BatchStore } from '../batches/batch-store.ts';
import { decodeEvent } from '../batches/codec.ts';
import { type Place, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/logger.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { walkProgress } from '../runtime/table/walk-progress.ts';
import { entryOf } from './keep-line.ts';
import type { HistoryStore } from './store/history-store.ts';

export interface BuildDeps {
  readonly store: Pick<HistoryStore, 'put'>;
  readonly progress: ReturnType<typeof walkProgress>;
  /** The events as they were kept, and for how many days. */
  readonly batches: Pick<BatchStore, 'page'>;
  readonly keptDays: number;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** How far building again is. */
export type BuildProgress = {
  readonly isDone: boolean;
  /** How many events this run has read, and how many of them are no events of today's contracts. */
  readonly read: number;
  readonly unread: number;
  /** True when another run is at work: this one ended. */
  readonly isBusy: boolean;
};

const PAGE = 100;
const HOUR_MS = 3_600_000;

const hourAfter = (hour: string): string => hourOf(new Date(Date.parse(`${hour}:00:00.000Z`) + HOUR_MS));
/** A kept event expires some time during the last day. */
const firstHour = ({ clock, keptDays }: BuildDeps): string =>
  hourOf(new Date(clock().getTime() - keptDays * 24 * HOUR_MS));

/** The line of a kept event, if it has one. An event of an older contract that cannot be read is passed over and logged. */
const read = ({ id, body }: StoredBatch, log: BuildDeps['log']) => {
  try {
    return { isRead: true, entry: entryOf(AnyEvent.parse(decodeEvent(body))) };
  } catch (failure) {
    log.warn('An event cannot be told in the history', { event: id, failure });
    return { isRead: false, entry: undefined };
  }
};

/** Stores the lines of one page of events. The list of a place is the hour that is read. */
const readPage = async ({ batches, store, log }: BuildDeps, { list: hour, after }: Place) => {
  const page = await batches.page({ kind: 'events', hour, order: 'oldest first', after, limit: PAGE });
  const found = page.batches.map((batch) => read(batch, log));
  await mapConcurrently(
    found.flatMap(({ entry }) => entry ?? []),
    store.put,
  );
  const place: Place = page.next === undefined ? { list: hourAfter(hour) } : { list: hour, after: page.next };
  return { read: found.length, unread: found.filter(({ isRead }) => !isRead).length, place };
};

/**
 * Tells the history again from the events that are kept, those of the last thirty days: lines that were lost come back, and lines
 * get the words of today. Older lines stay as they are. What happens meanwhile is heard as always.
 */
export const buildAgain =
  (deps: BuildDeps) =>
  async (millisecondsLeft: () => number): Promise<BuildProgress> => {
    const told = { read: 0, unread: 0 };
    const step = async (from: Place, isLate: () => boolean): Promise<Place | undefined> => {
      const page = await readPage(deps, from);
      told.read += page.read;
      told.unread += page.unread;
      const place = page.place.list > hourOf(deps.clock()) ? undefined : page.place;
      // An hour without events is as quickly read again as its place is saved.
      return page.read === 0 && place && !isLate() ? step(place, isLate) : place;
    };
    const walk = { first: () => ({ list: firstHour(deps) }), step };
    const { isDone, isBusy } = await walkOn(deps.progress, walk, millisecondsLeft);
    return { isDone, isBusy, ...told };
  };
