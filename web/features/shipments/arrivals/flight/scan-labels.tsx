import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { isAtCounter } from '#domain/shipments/arrivals/check-in.ts';
import { readPieceCode } from '#domain/shipments/piece-code.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import { Camera } from '#web/scanning/camera/camera.tsx';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { play } from '#web/scanning/sound.ts';
import { useKept, useOwnQueue } from '#web/scanning/use-queue.ts';
import { listenToScanner } from '#web/scanning/wedge.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { TypedNumber } from '../../dock/typed-number.tsx';
import { useNoteArrivals } from './use-flight.ts';

/** A camera reads the same label many times. */
const SAME_MS = 1500;

interface Said {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly words: string;
}

/** What a label names on this flight, or why it cannot be checked in. */
const pieceOf = (
  arrivals: readonly ArrivalOnFlight[],
  text: string,
): { readonly arrival: ArrivalOnFlight; readonly n: number } | string => {
  const named = readPieceCode(text);
  if (named === undefined)
    return `“${text.slice(0, 40)}” is not one of our labels. Scan it again, or type the number.`;
  const arrival = arrivals.find(({ number }) => number === named.number);
  if (arrival === undefined)
    return `${named.number} did not leave with this flight. Set it aside and call our office.`;
  const n = named.n ?? (arrival.pieces.length === 1 ? arrival.pieces[0]?.n : undefined);
  if (n === undefined) return `Which piece? Type it with the number, like ${named.number} 2.`;
  return arrival.pieces.some((piece) => piece.n === n)
    ? { arrival, n }
    : `Piece ${n} of ${named.number} did not leave with this flight. Set it aside and call our office.`;
};

/** The scans of this page: each checks one piece in. They are kept on the device until they are sent. */
const useScans = (flight: string, arrivals: readonly ArrivalOnFlight[]) => {
  const queue = useOwnQueue();
  const note = useNoteArrivals(flight);
  const [said, setSaid] = useState<Said>();
  const lastRead = useRef({ text: '', at: 0 });
  /** The scan in front of the person. What becomes of others is only heard when it is wrong. */
  const current = useRef({ id: '', which: '' });
  const noteLatest = useRef(note);
  noteLatest.current = note;
  const onOutcome = useCallback((outcome: Outcome) => {
    if ('refused' in outcome) {
      play('wrong');
      setSaid({ kind: 'error', words: outcome.refused.error.message });
      return;
    }
    const { arrivals: changed = [], notDone: [first] = [] } = outcome.answer as {
      readonly arrivals?: readonly ArrivalOnFlight[];
      readonly notDone?: readonly { readonly number: string; readonly why: string }[];
    };
    noteLatest.current(changed);
    if (first !== undefined) {
      play('wrong');
      setSaid({ kind: 'error', words: `${first.number}: ${first.why}` });
    } else if (outcome.id === current.current.id) {
      play('done');
      setSaid({ kind: 'success', words: `${current.current.which}: checked in. Scan the next one.` });
    }
  }, []);
  const kept = useKept(queue, onOutcome);
  const fail = (words: string): void => {
    play('wrong');
    setSaid({ kind: 'error', words });
  };
  const scan = async (text: string): Promise<void> => {
    const now = Date.now();
    const isSame = lastRead.current.text === text && now - lastRead.current.at < SAME_MS;
    lastRead.current = { text, at: now };
    if (isSame) return;
    const found = pieceOf(arrivals, text);
    if (typeof found === 'string') {
      fail(found);
      return;
    }
    const { arrival, n } = found;
    const { number, consigneeName, pieces } = arrival;
    const which = `${consigneeName}, piece ${n} of ${pieces.length}`;
    if (pieces.some((piece) => piece.n === n && isAtCounter(piece))) {
      play('done');
      setSaid({ kind: 'warning', words: `${which}: already checked in.` });
      return;
    }
    const shipments = [{ number, here: [n], missing: [] }];
    const payload: Job = { kind: 'check-in', input: { params: { id: flight }, body: { shipments } } };
    const id = uuidV7();
    current.current = { id, which };
    setSaid({ kind: 'info', words: `${which}: kept on this device. Scan the next one.` });
    try {
      await queue.add({ id, line: number, words: `Check in: ${number} piece ${n}`, payload });
    } catch {
      fail('This browser cannot keep scans. Leave private browsing, or free some space on this device.');
    }
  };
  return { queue, kept, said, scan };
};

/** Checks pieces in label by label: with a hand scanner at any time, with the camera or typed numbers where they are unfolded. */
export const ScanLabels = ({
  flight,
  arrivals,
}: {
  readonly flight: string;
  readonly arrivals: readonly ArrivalOnFlight[];
}) => {
  const { queue, kept, said, scan } = useScans(flight, arrivals);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(scan);
  latest.current = scan;
  useEffect(() => listenToScanner((code) => void latest.current(code)), []);
  return (
    <div className="grid gap-4">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="unfold">Scan labels instead</summary>
        {isOpen ? (
          <div className="mt-3 grid max-w-xl gap-4">
            <p className="text-ink-soft">
              Each scan checks one piece in. A hand scanner works without opening this.
            </p>
            <Camera onCode={(code) => void latest.current(code)} />
            <TypedNumber onScan={(text) => void scan(text)} />
          </div>
        ) : null}
      </details>
      <div aria-live="polite">{said === undefined ? null : <Alert kind={said.kind}>{said.words}</Alert>}</div>
      <NotSent kept={kept} queue={queue} />
    </div>
  );
};
