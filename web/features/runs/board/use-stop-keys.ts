import type { KeyboardEvent } from 'react';
import { useLetterKeys } from '#web/desk-list/keys/letter-keys.ts';
import type { Desk } from '../desk.ts';
import type { Turn } from '../draft/draft.ts';
import { openStop, type ShownRun } from '../draft/shown.ts';

interface Keys {
  readonly desk: Desk;
  /** In the order in which they are on the screen. */
  readonly runs: readonly ShownRun[];
  readonly move: (stop: string, to: Turn) => void;
  /** Leads the focus to a stop, and says where it is. */
  readonly say: (stop: string) => void;
}

/** The stops of a column, in their turn. Without a run they are the open ones. */
interface Lane {
  readonly run: string | undefined;
  readonly isSet: boolean;
  readonly stops: readonly string[];
}

const lanesOf = ({ runs, desk }: Keys): readonly Lane[] => [
  ...runs.map(({ column, stops }) => ({
    run: column.id,
    isSet: column.isSet,
    stops: stops.map(({ id }) => id),
  })),
  { run: undefined, isSet: true, stops: desk.draft.all.open.map((visit) => openStop(visit).id) },
];

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads a stop: to another turn of its run, or to the same turn of the run beside it. */
const turnBy = (
  lanes: readonly Lane[],
  stop: string,
  [across, down]: readonly [number, number],
): Turn | undefined => {
  const set = lanes.filter(({ isSet }) => isSet);
  const lane = set.findIndex(({ stops }) => stops.includes(stop));
  const target = set[lane + across];
  if (lane < 0 || target === undefined) return undefined;
  const at = set[lane]?.stops.indexOf(stop) ?? 0;
  if (across !== 0) return { run: target.run, before: target.stops[at] };
  if (target.run === undefined || at + down < 0 || at + down >= target.stops.length) return undefined;
  // Down, it goes behind the next one.
  return { run: target.run, before: target.stops[down > 0 ? at + 2 : at - 1] };
};

/** The stop to which an arrow leads the focus. */
const beside = (
  lanes: readonly Lane[],
  stop: string,
  [across, down]: readonly [number, number],
): string | undefined => {
  const lane = lanes.findIndex(({ stops }) => stops.includes(stop));
  const at = lanes[lane]?.stops.indexOf(stop) ?? 0;
  if (across === 0) return lanes[lane]?.stops[at + down];
  const ways = across > 0 ? lanes.slice(lane + 1) : lanes.slice(0, lane).toReversed();
  const target = ways.find(({ stops }) => stops.length > 0)?.stops;
  return target?.[Math.min(at, target.length - 1)];
};

/** Keys on a stop: arrows go to others, Shift and an arrow moves it, M asks where to, P pins it, Delete takes it off its run. */
export const useStopKeys = (keys: Keys) => {
  const [letters] = useLetterKeys();
  const { desk, move, say } = keys;
  const actOf = (event: KeyboardEvent, stop: string): (() => void) | undefined => {
    const lanes = lanesOf(keys);
    const step = steps[event.key];
    if (step !== undefined && !event.shiftKey) {
      const other = beside(lanes, stop, step);
      return () => other !== undefined && focusOn(event.currentTarget, other);
    }
    if (!desk.mayArrange || !lanes.some((lane) => lane.isSet && lane.stops.includes(stop))) return undefined;
    if (step !== undefined) {
      const to = turnBy(lanes, stop, step);
      return () => to !== undefined && move(stop, to);
    }
    if (event.key === 'Delete') return () => move(stop, {});
    const byLetter: Readonly<Record<string, () => void>> = {
      m: () => desk.ask({ kind: 'move', stop }),
      p: () => {
        desk.draft.pin(stop);
        say(stop);
      },
    };
    return letters ? byLetter[event.key.toLowerCase()] : undefined;
  };
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const stop = event.target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    const act = stop === undefined ? undefined : actOf(event, stop);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
};

const focusOn = (box: EventTarget, stop: string): void =>
  (box as HTMLElement).querySelector<HTMLElement>(`[data-stop="${stop}"] [data-name]`)?.focus();
