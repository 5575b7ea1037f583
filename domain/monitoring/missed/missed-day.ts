import type { AcceptedEvent } from '../../telemetry/batch.ts';
import { linkedFrom, missedPath } from './missed-path.ts';

/** So many addresses of one request are counted. Somebody hits one or two; a program could send many. */
const PATHS_PER_REQUEST = 3;
/** The addresses of a day are in so many parts, and each part has at most so many: invented ones never make more. */
const MISSED_PARTS = 16;
const PATHS_PER_PART = 8;

/** How often readers hit an address without a page. Short names, because each write pays for them. */
export interface Missed {
  /** How often. */
  readonly n: number;
  /** When last, ISO 8601 UTC. */
  readonly at: string;
  /** The page of ours from which they came last; absent when nobody came from one. */
  readonly from?: string | undefined;
}

/** The addresses of a part of a day. */
export type MissedOfDay = Readonly<Record<string, Missed>>;

/** Somebody hit an address. */
export interface Hit {
  readonly path: string;
  readonly from?: string | undefined;
}

/** The part of each day in which an address is counted. */
export const partOfMissed = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % MISSED_PARTS;

/** What the events of one request hit, without what more than a reader would hit. */
export const hitsIn = (events: readonly Pick<AcceptedEvent, 'event' | 'facts'>[]): readonly Hit[] => {
  const hits = events.flatMap(({ event, facts }): readonly Hit[] => {
    const path = event === 'page_missed' ? missedPath(facts?.missed) : undefined;
    if (path === undefined) return [];
    const from = linkedFrom(facts?.from);
    return [{ path, ...(from === undefined ? {} : { from }) }];
  });
  const counted = new Set([...new Set(hits.map(({ path }) => path))].slice(0, PATHS_PER_REQUEST));
  return hits.filter(({ path }) => counted.has(path));
};

/** The address that gives way when a part is full: the one that was hit least, and of those the one that was hit longest ago. */
const rarest = (known: MissedOfDay): string | undefined =>
  Object.entries(known).toSorted(
    ([, one], [, other]) => one.n - other.n || one.at.localeCompare(other.at),
  )[0]?.[0];

/**
 * A part of a day with one more hit. When it is full, the rarest address gives way: what many readers hit stays, however many addresses
 * somebody invents.
 */
export const withHit = (known: MissedOfDay, { path, from }: Hit, at: string): MissedOfDay => {
  const before = known[path];
  const source = from ?? before?.from;
  const hit: Missed = { n: (before?.n ?? 0) + 1, at, ...(source === undefined ? {} : { from: source }) };
  if (before !== undefined || Object.keys(known).length < PATHS_PER_PART) return { ...known, [path]: hit };
  const { [rarest(known) ?? '']: _, ...others } = known;
  return { ...others, [path]: hit };
};

/** An address that readers hit, with what several days say of it. */
export interface MissedAddress extends Hit {
  readonly hits: number;
  readonly lastAt: string;
}

const together = (path: string, several: readonly Missed[]): MissedAddress => {
  const newest = several.toSorted((one, other) => other.at.localeCompare(one.at));
  const from = newest.find((one) => one.from !== undefined)?.from;
  return {
    path,
    hits: several.reduce((sum, { n }) => sum + n, 0),
    lastAt: newest[0]?.at ?? '',
    ...(from === undefined ? {} : { from }),
  };
};

/** The addresses of several days, those first that were hit most. */
export const missedIn = (days: readonly MissedOfDay[]): readonly MissedAddress[] =>
  [...Map.groupBy(days.flatMap(Object.entries<Missed>), ([path]) => path)]
    .map(([path, several]) =>
      together(
        path,
        several.map(([, missed]) => missed),
      ),
    )
    .toSorted((one, other) => other.hits - one.hits || one.path.localeCompare(other.path));
