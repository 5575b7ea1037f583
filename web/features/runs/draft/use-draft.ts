import { useState } from 'react';
import type { Board } from '../board.ts';
import { arranged } from './arranged.ts';
import {
  changedTo,
  type Draft,
  type DraftRun,
  moved,
  noDraft,
  pinnedIn,
  type Turn,
  without,
} from './draft.ts';

/** What is arranged, why some stops fit into no run, and what was before. */
interface Kept {
  readonly draft: Draft;
  /** Why the last plan left stops out, in words, by their ids. */
  readonly leftOut: ReadonlyMap<string, string>;
  readonly before: Kept | undefined;
}

const nothing: Kept = { draft: noDraft, leftOut: new Map(), before: undefined };

/**
 * What dispatch arranges on a board and has not saved. Runs that nobody changes here follow the server; what is arranged stays until it
 * is saved or discarded, whatever colleagues do meanwhile.
 */
export const useDraft = (board: Board) => {
  const [kept, keep] = useState(nothing);
  const [isHeld, hold] = useState(false);
  const all = arranged(board, kept.draft);
  const saved = board.runs.map(({ run }) => run);
  const runs = all.columns.filter((column) => column.isSet).map(({ now }) => now);
  const change = (changes: readonly DraftRun[], leftOut = kept.leftOut): void => {
    if (changes.length > 0 && !isHeld)
      keep((before) => ({ draft: changedTo(before.draft, saved, changes), leftOut, before }));
  };
  return {
    all,
    /** How many runs are not as they are saved. */
    count: all.columns.filter(({ isChanged }) => isChanged).length,
    leftOut: kept.leftOut,
    move: (stop: string, to: Turn) => change(moved(runs, stop, to)),
    pin: (stop: string) => {
      const run = runs.find(({ stops }) => stops.some(({ id }) => id === stop));
      if (run !== undefined) change([pinnedIn(run, stop)]);
    },
    change,
    /** What is arranged of a run is dropped: it is as the server has it, or no more where it was new. */
    drop: (id: string) => {
      if (!isHeld) keep((before) => ({ ...before, draft: without(before.draft, id), before }));
    },
    /** A run was saved, so that nothing can be taken back to before. */
    settle: (id: string) => keep((now) => ({ ...now, draft: without(now.draft, id), before: undefined })),
    /** A run goes on from another version of the server's. */
    rebase: (id: string, version: number) =>
      keep((now) => {
        const run = now.draft.get(id);
        return run === undefined
          ? now
          : { ...now, draft: new Map(now.draft).set(id, { ...run, version }), before: undefined };
      }),
    undo: kept.before === undefined ? undefined : () => keep((now) => now.before ?? now),
    discard: () => keep(nothing),
    /** Nothing is arranged while it is being saved, for what is saved is settled then. */
    hold,
  };
};

export type DraftOfDay = ReturnType<typeof useDraft>;
