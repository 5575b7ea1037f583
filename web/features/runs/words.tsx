import { goodsOf } from '#domain/bookings/desk/words.ts';
import type { RunState, StopState } from '#domain/runs/lifecycle.ts';
import type { Stop, VisitToMake } from '#domain/runs/run.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { timeWords } from './draft/clock.ts';

/** The states of a run as dispatch reads them. */
export const runStates: Readonly<Record<RunState, { readonly words: string; readonly tone: BadgeTone }>> = {
  PLANNED: { words: 'Planned', tone: 'note' },
  RELEASED: { words: 'Driver has it', tone: 'done' },
  UNDER_WAY: { words: 'On the road', tone: 'time' },
  ENDED: { words: 'Back', tone: 'plain' },
  CANCELLED: { words: 'Canceled', tone: 'plain' },
};

export const StateBadge = ({ state }: { readonly state: RunState }) => (
  <Badge tone={runStates[state].tone}>{runStates[state].words}</Badge>
);

type Said = Pick<Stop, 'state' | 'nextAt' | 'arrivedAt' | 'endedAt'>;

const since = (words: string, at: string | undefined, link: string): string =>
  at === undefined ? words : `${words}${link}${timeWords(at)}`;

const stopWords: Readonly<Record<StopState, (stop: Said) => string | undefined>> = {
  PLANNED: () => undefined,
  NEXT: ({ nextAt }) => since('On the way there', nextAt, ' since '),
  ARRIVED: ({ arrivedAt }) => since('Arrived', arrivedAt, ' '),
  DONE: ({ endedAt }) => since('Done', endedAt, ' '),
  FAILED: ({ endedAt }) => since('Failed', endedAt, ' '),
  TAKEN_OFF: () => 'Off this run',
};

/** What the driver last said about a stop, with the time: `Arrived 10:42 AM`. Undefined while it is only planned. */
export const saidOf = (stop: Said): string | undefined => stopWords[stop.state](stop);

export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const barrelsIn = ({ barrels = [] }: Pick<VisitToMake, 'barrels'>): number =>
  barrels.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is brought and what is picked up: `2 pieces, 280 lb. Bring 1 empty barrel`. */
export const loadWords = (visit: Pick<VisitToMake, 'barrels' | 'takes'>): string => {
  const empty = barrelsIn(visit);
  return [
    visit.takes === undefined ? '' : goodsOf(visit.takes),
    empty === 0 ? '' : `Bring ${countWords(empty, 'empty barrel')}`,
  ]
    .filter(Boolean)
    .join('. ');
};
