/**
 * The state of a file. `ASKED`: somebody may send it now. `CHECKING`: it has arrived and is being looked through.
 * `RELEASED`: it may be read. `REFUSED`: it was not what it has to be, and the reason says why. Nobody can read it.
 * `EXPIRED`: it never arrived; worked out from the clock.
 */
export const fileStates = ['ASKED', 'CHECKING', 'RELEASED', 'REFUSED', 'EXPIRED'] as const;
export type FileState = (typeof fileStates)[number];

/** What is stored. EXPIRED is worked out. */
export type StoredState = Exclude<FileState, 'EXPIRED'>;

/** The states that may follow each state. A check that is done again may find a file in `CHECKING`. */
export const fileMoves = {
  ASKED: ['CHECKING'],
  CHECKING: ['RELEASED', 'REFUSED'],
  RELEASED: [],
  REFUSED: [],
} as const satisfies Record<StoredState, readonly StoredState[]>;

/** Whether a state may follow another. */
export const mayFollow = (from: StoredState, to: StoredState): boolean =>
  (fileMoves[from] as readonly StoredState[]).includes(to);

/** How long a file may take to arrive after somebody has asked to send it. A phone may lose its network for a while. */
const ARRIVES_WITHIN_MINUTES = 60;

/** The instant until which a file may be sent. */
export const arrivesUntil = (askedAt: string): Date =>
  new Date(Date.parse(askedAt) + ARRIVES_WITHIN_MINUTES * 60_000);

/** The state of a file at an instant. */
export const stateAt = (
  { state, askedAt }: { readonly state: StoredState; readonly askedAt: string },
  now: Date,
): FileState => (state === 'ASKED' && now >= arrivesUntil(askedAt) ? 'EXPIRED' : state);
