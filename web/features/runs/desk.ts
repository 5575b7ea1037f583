import type { Area } from '#web/shell/screens.ts';
import type { Board, Fleet, Staff } from './board.ts';
import type { ShownRun, ShownStop } from './draft/shown.ts';
import type { DraftOfDay } from './draft/use-draft.ts';

/** What dispatch has opened above the board. */
export type Asked =
  | { readonly kind: 'plan' }
  /** A new run to an airline, of this flight where one was chosen elsewhere. */
  | { readonly kind: 'airport'; readonly flight?: string }
  /** Another van, driver or other hours for a run that is not on the road. */
  | { readonly kind: 'van'; readonly run: string }
  | { readonly kind: 'move'; readonly stop: string }
  | { readonly kind: 'stop'; readonly stop: ShownStop };

/** Everything that the parts of a board share. */
export interface Desk {
  readonly area: Area;
  readonly day: string;
  readonly board: Board;
  readonly fleet: Fleet;
  readonly staff: Staff;
  /** The name of a driver. */
  readonly nameOf: (driverId: string) => string;
  readonly draft: DraftOfDay;
  readonly runs: readonly ShownRun[];
  /** Whether the runs of this day can be arranged: by somebody who may, and not on a day that is over. */
  readonly mayArrange: boolean;
  /** Whether somebody may do something with runs that are saved. */
  readonly mayAct: boolean;
  readonly now: Date;
  readonly ask: (asked: Asked) => void;
}
