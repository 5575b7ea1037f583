import { useCallback, useEffect, useRef, useState } from 'react';
import { readBookingCode } from '#domain/bookings/reference.ts';
import { readParcelCode } from '#domain/parcels/reference.ts';
import type { DockAct } from '#domain/shipments/dock/acts.ts';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { knownNotToLoad } from '#domain/shipments/dock/loading-gate.ts';
import { type PieceAtDock, pieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { readPieceCode } from '#domain/shipments/piece-code.ts';
import type { Screening } from '#domain/shipments/screening/screening.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import { play } from '#web/scanning/sound.ts';
import { useKept, useOwnQueue } from '#web/scanning/use-queue.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { knownPiece, rememberPiece } from './load/known-pieces.ts';
import { actWords, type Deed, type Mode } from './modes.ts';
import { LINES_SHOWN, linesAfter, lineWords, openAlarm, pieceIn, type ScanLine } from './scan-lines.ts';
import { useLines } from './use-lines.ts';
import type { Weighed } from './weigh/typed-measure.ts';
import { whatFollows } from './weigh/what-follows.ts';

/** A shipment as whoever chooses one of its pieces sees it. */
export interface Whole extends Pick<PieceAtDock, 'number' | 'of' | 'receiver' | 'to'> {}

/** What is in front of the person. */
export type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking'; readonly number: string; readonly n: number }
  | { readonly kind: 'kept'; readonly number: string; readonly n: number }
  | { readonly kind: 'piece'; readonly piece: PieceAtDock; readonly said?: string; readonly isOver?: boolean }
  /** On the scale. Without a connection nobody knows what was declared. */
  | { readonly kind: 'scale'; readonly number: string; readonly n: number; readonly piece?: PieceAtDock }
  | { readonly kind: 'which'; readonly whole: Whole }
  /** Somebody typed a name, for a box without a label. */
  | { readonly kind: 'name'; readonly typed: string }
  /** Somebody who brings goods at a time that they booked shows its code. */
  | { readonly kind: 'booking'; readonly reference: string }
  | { readonly kind: 'problem'; readonly words: string; readonly piece?: PieceAtDock };

/** A camera and an unsteady hand read the same label many times. */
const SAME_MS = 1500;

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === UNREACHABLE;

interface Current {
  readonly id: string;
  readonly n: number;
  readonly act: Deed;
}

/** The piece as it was measured, with what follows from it. */
const afterMeasure = (answer: unknown, n: number): Shown => {
  const { shipment } = answer as { readonly shipment: Shipment };
  const piece = pieceAtDock(shipment, n);
  const said = whatFollows(shipment);
  return piece === undefined ? { kind: 'nothing' } : { kind: 'piece', piece, ...said };
};

const shownOf = (outcome: Outcome, { act, n }: Current): Shown => {
  if ('refused' in outcome) {
    const piece = pieceIn(outcome.refused.error);
    return {
      kind: 'problem',
      words: outcome.refused.error.message,
      ...(piece ? { piece } : {}),
    };
  }
  if (act === 'WEIGH') return afterMeasure(outcome.answer, n);
  const { piece, recorded } = outcome.answer as { piece: PieceAtDock; recorded: boolean };
  const { done } = actWords[act];
  return { kind: 'piece', piece, said: recorded ? done : `${done} already` };
};

/** What the next screening says; `onUse` is called when a piece has got it, of an alarm when the piece is set aside. */
interface ScreeningSaid extends Pick<Screening, 'method' | 'result'> {
  readonly onUse: () => void;
}

/** The scans of this screen: what each did, and what is in front of the person now. `flight` is the one that is being loaded. */
export const useDock = (mode: Mode, screening: ScreeningSaid, flight: string | undefined) => {
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  /** The scan in front of the person, whose outcome is shown and heard. Others only change their line. */
  const current = useRef<Current>(undefined);
  const lastRead = useRef({ text: '', at: 0 });

  const queue = useOwnQueue();
  const [lines, setLines] = useLines(queue);
  /** The alarm that nobody has dealt with, known at once: a scanner is quicker than the next drawing of the screen. */
  const alarm = useRef(openAlarm(lines)?.id);
  const onOutcome = useCallback(
    (outcome: Outcome) => {
      setLines((all) => linesAfter(all, outcome));
      const isCurrent = outcome.id === current.current?.id;
      if ('refused' in outcome) play('wrong');
      else if (isCurrent) play('done');
      if (!isCurrent || !current.current) return;
      const next = shownOf(outcome, current.current);
      if ('piece' in next && next.piece) rememberPiece(next.piece, Date.now());
      setShown(next);
    },
    [setLines],
  );
  const kept = useKept(queue, onOutcome);

  const fail = useCallback((words: string): void => {
    current.current = undefined;
    play('wrong');
    setShown({ kind: 'problem', words });
  }, []);
  const keep = async (id: string, number: string, words: string, payload: Job): Promise<boolean> => {
    try {
      await queue.add({ id, line: number, words, payload });
      return true;
    } catch {
      fail('This browser cannot keep scans. Leave private browsing, or free some space on this device.');
      return false;
    }
  };

  /** Keeps what was done to a piece under one id, which its line has as well. */
  const keepDeed = async (
    what: Deed,
    { number, n }: { readonly number: string; readonly n: number },
    jobFor: (id: string, at: Date) => Job,
    mark: Pick<ScanLine, 'alarm'> = {},
  ): Promise<void> => {
    const id = uuidV7();
    const at = new Date();
    const line: ScanLine = { id, number, n, act: what, at: at.getTime(), state: 'waiting', ...mark };
    if (mark.alarm) {
      alarm.current = id;
      play('alarm');
    }
    // An alarm is in front of the person by itself.
    current.current = mark.alarm ? undefined : { id, n, act: what };
    setShown(mark.alarm ? { kind: 'nothing' } : { kind: 'kept', number, n });
    setLines((all) => [line, ...all].slice(0, LINES_SHOWN));
    const isKept = await keep(id, number, `${lineWords(line)}: ${number} piece ${n}`, jobFor(id, at));
    const notKept = 'This browser could not keep the scan. Record the alarm on the page of the shipment.';
    if (!isKept && mark.alarm)
      setLines((all) =>
        all.map((one) => (one.id === id ? { ...one, state: 'refused', problem: notKept } : one)),
      );
    else if (!isKept) setLines((all) => all.filter((one) => one.id !== id));
    else if (!navigator.onLine && !mark.alarm) play('done');
  };

  /** Why a piece is not loaded, as far as this device can know; undefined when the server is to decide. */
  const notToLoad = (number: string, n: number): string | undefined => {
    if (flight === undefined) return 'Choose the flight first, under Load.';
    if (navigator.onLine && !queue.isStuck()) return undefined;
    const known = knownPiece(number, n, Date.now());
    return known && knownNotToLoad(known, flight);
  };

  const act = async (number: string, n: number, what: DockAct): Promise<void> => {
    const problem = what === 'LOAD' ? notToLoad(number, n) : undefined;
    if (problem !== undefined) {
      fail(problem);
      const at = Date.now();
      const line: ScanLine = { id: uuidV7(), number, n, act: what, at, state: 'refused', problem };
      if (flight !== undefined) setLines((all) => [line, ...all].slice(0, LINES_SHOWN));
      return;
    }
    const isAlarm = what === 'SCREEN' && screening.result === 'ALARM';
    await keepDeed(
      what,
      { number, n },
      (eventId, at) => {
        if (what === 'SCREEN' && !isAlarm) screening.onUse();
        const how = what === 'SCREEN' ? { screening: screening.method, result: screening.result } : {};
        const where = what === 'LOAD' ? { flight } : {};
        const body = { eventId, n, act: what, at: at.toISOString(), ...where, ...how };
        return { kind: 'scan', input: { params: { number }, body } };
      },
      isAlarm ? { alarm: 'open' } : {},
    );
  };

  /** Somebody says that the piece with the alarm is set aside. The next scan goes on. */
  const confirmAlarm = (): void => {
    alarm.current = undefined;
    setLines((all) => all.map((one) => (one.alarm === 'open' ? { ...one, alarm: 'confirmed' } : one)));
    setShown({ kind: 'nothing' });
    screening.onUse();
  };

  /** Checks a whole shipment in, whose boxes stand here without a label. What became of each is in its line. */
  const checkInAll = async (number: string, of: number): Promise<void> => {
    const before = shown;
    for (let n = 1; n <= of; n += 1) await act(number, n, 'CHECK_IN');
    current.current = undefined;
    play('done');
    setShown(before);
  };

  const weigh = (number: string, n: number, { photo, ...measured }: Weighed): Promise<void> =>
    keepDeed('WEIGH', { number, n }, (eventId) => {
      const body = { eventId, pieces: [{ n, ...measured }] };
      return { kind: 'measure', input: { params: { number }, body }, ...(photo ? { photo } : {}) };
    });

  const look = async (number: string, n: number): Promise<void> => {
    current.current = undefined;
    setShown({ kind: 'looking', number, n });
    try {
      const { piece } = await api(dockEndpoints.pieceAtDock, { params: { number, n: String(n) } });
      play('done');
      rememberPiece(piece, Date.now());
      setShown({ kind: 'piece', piece });
    } catch (error) {
      fail(isUnreachable(error) ? 'There is no connection, so we cannot look it up now.' : messageOf(error));
    }
  };

  const toScale = async (number: string, n: number): Promise<void> => {
    // The camera sees the label of the piece on the scale again, and what was typed stays.
    if (shown.kind === 'scale' && shown.number === number && shown.n === n) return;
    current.current = undefined;
    setShown({ kind: 'looking', number, n });
    try {
      const { piece } = await api(dockEndpoints.pieceAtDock, { params: { number, n: String(n) } });
      play('done');
      rememberPiece(piece, Date.now());
      setShown({ kind: 'scale', number, n, piece });
    } catch (error) {
      if (isUnreachable(error)) setShown({ kind: 'scale', number, n });
      else fail(messageOf(error));
    }
  };

  const take = (number: string, n: number): Promise<void> => {
    if (mode === 'WEIGH') return toScale(number, n);
    return mode === 'FIND' ? look(number, n) : act(number, n, mode);
  };

  /** A number without a piece: of a single piece it is that one, else somebody chooses. What was found by a name is looked at first. */
  const choosePiece = async (number: string, isFound = false): Promise<void> => {
    current.current = undefined;
    setShown({ kind: 'looking', number, n: 1 });
    try {
      const { piece } = await api(dockEndpoints.pieceAtDock, { params: { number, n: '1' } });
      rememberPiece(piece, Date.now());
      if (piece.of === 1 && !isFound) await take(number, 1);
      else setShown({ kind: 'which', whole: piece });
    } catch (error) {
      fail(
        isUnreachable(error)
          ? `There is no connection. Type the piece with it, like ${number} 2.`
          : messageOf(error),
      );
    }
  };

  /** What lay in a mailbox has the label of the bench until that of its piece is on it. */
  const takeParcel = async (code: string): Promise<void> => {
    current.current = undefined;
    try {
      const { piece } = await api(dockEndpoints.pieceOfParcel, { params: { code } });
      rememberPiece(piece, Date.now());
      await take(piece.number, piece.n);
    } catch (error) {
      fail(
        isUnreachable(error)
          ? 'There is no connection. Scan the label of the shipment that is on it.'
          : messageOf(error),
      );
    }
  };

  const scan = async (text: string): Promise<void> => {
    const now = Date.now();
    const isSame = lastRead.current.text === text && now - lastRead.current.at < SAME_MS;
    lastRead.current = { text, at: now };
    if (isSame) return;
    if (alarm.current !== undefined) {
      play('alarm');
      return;
    }
    const reference = readBookingCode(text);
    if (reference !== undefined) {
      current.current = undefined;
      play('done');
      setShown({ kind: 'booking', reference });
      return;
    }
    const parcel = readParcelCode(text);
    if (parcel !== undefined) {
      await takeParcel(parcel);
      return;
    }
    const named = readPieceCode(text);
    if (named === undefined)
      fail(`“${text.slice(0, 40)}” is not one of our labels. Scan it again, or type the number.`);
    else if (named.n === undefined) await choosePiece(named.number);
    else await take(named.number, named.n);
  };

  /** A name that somebody typed. While an alarm is open, nothing else begins. */
  const findByName = (typed: string): void => {
    if (alarm.current !== undefined) {
      play('alarm');
      return;
    }
    current.current = undefined;
    setShown({ kind: 'name', typed });
  };

  const undo = async ({ id, number, n, act: what }: ScanLine): Promise<void> => {
    if (await queue.withdraw(id)) {
      setLines((all) => all.map((one) => (one.id === id ? { ...one, state: 'undone' } : one)));
      return;
    }
    if (what === 'WEIGH') {
      fail('It is being sent, so it cannot be taken back. Weigh the piece again.');
      return;
    }
    const undoId = uuidV7();
    setLines((all) => all.map((one) => (one.id === id ? { ...one, undoId } : one)));
    await keep(undoId, number, `Taken back: ${actWords[what].done}, ${number} piece ${n}`, {
      kind: 'undo',
      input: { params: { number, eventId: id }, body: { id: undoId } },
    });
  };

  // The same label once more is meant, when something else is to become of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a scan does has changed
  useEffect(() => {
    lastRead.current = { text: '', at: 0 };
  }, [mode, flight, screening.method, screening.result]);

  // Another mode, and another flight, begins with empty hands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two count
  useEffect(() => {
    current.current = undefined;
    setShown({ kind: 'nothing' });
  }, [mode, flight]);

  return {
    lines,
    alarm: openAlarm(lines),
    shown,
    kept,
    queue,
    scan,
    findByName,
    choosePiece,
    act,
    checkInAll,
    weigh,
    take,
    undo,
    keep,
    fail,
    confirmAlarm,
  };
};
