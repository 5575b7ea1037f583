import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import { actWords, type Deed } from './modes.ts';

/** `already`: it was so before, so nothing was recorded and nothing can be taken back. */
export const lineStates = ['waiting', 'recorded', 'already', 'refused', 'undone'] as const;

/** One scan of this screen and what became of it. */
export interface ScanLine {
  /** The id of its event. */
  readonly id: string;
  readonly number: string;
  readonly n: number;
  readonly act: Deed;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: (typeof lineStates)[number];
  /** Why it was refused, or was not taken back. */
  readonly problem?: string | undefined;
  /** The event that takes it back, while that has no answer. */
  readonly undoId?: string;
  /** A screening that set off an alarm: `open` until somebody says that the piece is set aside. */
  readonly alarm?: 'open' | 'confirmed' | undefined;
}

/** The alarm that nobody has dealt with yet. No scan goes on before that. */
export const openAlarm = (lines: readonly ScanLine[]): ScanLine | undefined =>
  lines.find(({ alarm }) => alarm === 'open');

/** What a line says was done: `Loaded`, `Alarm`. */
export const lineWords = ({ act, alarm }: Pick<ScanLine, 'act' | 'alarm'>): string =>
  alarm === undefined ? actWords[act].done : 'Alarm';

/** As many as a person remembers. */
export const LINES_SHOWN = 10;
const UNDO_MS = 10 * 60_000;

const wordsOf = (error: Error): string => error.message;

/** The lines after something has an outcome. */
export const linesAfter = (lines: readonly ScanLine[], outcome: Outcome): readonly ScanLine[] =>
  lines.map((line): ScanLine => {
    const { undoId: _, ...rest } = line;
    if (line.undoId === outcome.id)
      return 'refused' in outcome
        ? { ...rest, problem: wordsOf(outcome.refused.error) }
        : { ...rest, state: 'undone' };
    if (line.id !== outcome.id) return line;
    if ('refused' in outcome) return { ...line, state: 'refused', problem: wordsOf(outcome.refused.error) };
    const { recorded } = outcome.answer as { readonly recorded?: boolean };
    const { problem: _before, ...done } = line;
    return { ...done, state: recorded === false ? 'already' : 'recorded' };
  });

/** Whether a scan can still be taken back. A measure that was sent is put right by a second one, and an alarm by another screening. */
export const mayUndo = ({ act, state, at, undoId, alarm }: ScanLine, now: number): boolean =>
  alarm === undefined &&
  (state === 'waiting' || (state === 'recorded' && act !== 'WEIGH')) &&
  undoId === undefined &&
  now - at < UNDO_MS;

/** The piece as it is now, in a refusal of a scan that says so. */
export const pieceIn = (error: Error): PieceAtDock | undefined => {
  const details = refusalIn(error, dockEndpoints.scan)?.details;
  return details && 'piece' in details ? details.piece : undefined;
};
