/**
 * The state of a run (trade.md, Runs). `PLANNED`: dispatch still changes it. `RELEASED`: its driver has it, and people were told when we
 * come. `UNDER_WAY`: the driver has left the yard. `ENDED`: the van is back. `CANCELLED`: it was not driven, and its stops are open again.
 */
export const runStates = ['PLANNED', 'RELEASED', 'UNDER_WAY', 'ENDED', 'CANCELLED'] as const;
export type RunState = (typeof runStates)[number];

/**
 * The states that may follow each. A run that was released goes back to planning only as long as nobody has said that they left the yard. A
 * driver whose phone was offline then may have left all the same, and the first that we hear of a run may be that it is back.
 */
export const runMoves = {
  PLANNED: ['RELEASED', 'UNDER_WAY', 'ENDED', 'CANCELLED'],
  RELEASED: ['PLANNED', 'UNDER_WAY', 'ENDED', 'CANCELLED'],
  UNDER_WAY: ['ENDED'],
  ENDED: [],
  CANCELLED: [],
} as const satisfies Record<RunState, readonly RunState[]>;

/** Whether a state may follow another. */
export const runMayBecome = (from: RunState, to: RunState): boolean =>
  (runMoves[from] as readonly RunState[]).includes(to);

/**
 * The state of a stop. `NEXT`: the driver is on the way to it. `DONE` and `FAILED` are the ends at the door. `TAKEN_OFF`: its booking was
 * canceled or moved, or dispatch gave it to another run; what became of it is said there.
 */
export const stopStates = ['PLANNED', 'NEXT', 'ARRIVED', 'DONE', 'FAILED', 'TAKEN_OFF'] as const;
export type StopState = (typeof stopStates)[number];

/** The states that may follow each. Drivers may forget to say that they are on the way, or that they arrived. */
export const stopMoves = {
  PLANNED: ['NEXT', 'ARRIVED', 'DONE', 'FAILED', 'TAKEN_OFF'],
  // Another stop comes first after all.
  NEXT: ['PLANNED', 'ARRIVED', 'DONE', 'FAILED', 'TAKEN_OFF'],
  ARRIVED: ['DONE', 'FAILED', 'TAKEN_OFF'],
  DONE: [],
  FAILED: [],
  // The driver was there before it was taken off, and the phone was offline.
  TAKEN_OFF: ['DONE', 'FAILED'],
} as const satisfies Record<StopState, readonly StopState[]>;

/** Whether a state may follow another. */
export const stopMayBecome = (from: StopState, to: StopState): boolean =>
  (stopMoves[from] as readonly StopState[]).includes(to);

const openStops: readonly StopState[] = ['PLANNED', 'NEXT', 'ARRIVED'];

/** Whether something is still to be done there. */
export const isOpenStop = (state: StopState): boolean => openStops.includes(state);

/** Whether a run keeps its van and its driver: a canceled one gives them back, one that ended has had them. */
export const keepsItsVan = (state: RunState): boolean => state !== 'CANCELLED';
