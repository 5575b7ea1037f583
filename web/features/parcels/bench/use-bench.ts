import { useCallback, useEffect, useRef, useState } from 'react';
import { MOST_OTHER_NUMBERS } from '#domain/parcels/parcel.ts';
import type { Carrier } from '#domain/parcels/tracking/carriers.ts';
import { messageOf } from '#web/api/api-error.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import type { Reading } from '#web/scanning/ports/scale-lines.ts';
import { hasRoom } from '#web/scanning/room.ts';
import { play } from '#web/scanning/sound.ts';
import { useKept, useOwnQueue } from '#web/scanning/use-queue.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { type AtDoor, broughtAtDoor } from './draft/at-door.ts';
import { type Draft, missingIn, newDraft, receiptOf, stopOf } from './draft/draft.ts';
import { keepDraft, keptDraft } from './draft/kept-draft.ts';
import { labelWords } from './draft/label-words.ts';
import { readScan } from './draft/read-scan.ts';
import { jobsOf, lineOf, refusalJob } from './jobs.ts';
import { type BenchLine, LINES_SHOWN, linesAfter } from './lines/lines.ts';
import { useLines } from './lines/use-lines.ts';
import { noteSize } from './measure/sizes.ts';
import { afterParcel, afterReading, nothingWeighed } from './measure/weighing.ts';
import { NO_ROOM, NOT_KEPT, type Said } from './said.ts';
import { lookUp, lookUpOurs, soundOf } from './use-look-up.ts';

/** A camera and an unsteady hand read the same label many times. */
const SAME_MS = 1500;

/** Who waits longer for an answer has put the parcel down. One that comes later still counts. */
const PATIENCE_MS = 4_000;

/** How a code came: a camera sees what nobody holds before it. */
export type By = 'scanner' | 'camera' | 'typed';

/** The parcel in hand, and what became of the last ones. `print` gets each parcel that is closed. */
export const useBench = (print: (line: BenchLine) => void) => {
  const userId = useOwnId();
  const queue = useOwnQueue();
  const [lines, setLines] = useLines(queue);
  const [draft, setDraft] = useState(() => keptDraft(userId, Date.now()));
  const [said, setSaid] = useState<Said>({ kind: 'nothing' });
  /** Known at once: a scanner is quicker than the next drawing of the screen. */
  const inHand = useRef(draft);
  const isClosing = useRef(false);
  const weighing = useRef(nothingWeighed);
  const door = useRef<AtDoor>(undefined);
  const lastRead = useRef({ text: '', at: 0 });

  const onOutcome = useCallback(
    (outcome: Outcome) => {
      setLines((all) => linesAfter(all, outcome));
      if ('refused' in outcome) play('wrong');
    },
    [setLines],
  );
  const kept = useKept(queue, onOutcome);

  const fail = useCallback((words: string): void => {
    play('wrong');
    setSaid({ kind: 'problem', words });
  }, []);

  const put = (next: Draft | undefined): void => {
    inHand.current = next;
    setDraft(next);
    keepDraft(userId, next, Date.now());
  };

  /** The parcel leaves the hand. What still lies on the scale is not the next one. */
  const letGo = (after: Said): void => {
    weighing.current = afterParcel(weighing.current);
    put(undefined);
    setSaid(after);
  };

  /** Keeps the parcel on this device, once nothing is missing. Its line and its label come with it. */
  const closeIfDone = async (): Promise<void> => {
    const done = inHand.current;
    if (done === undefined || isClosing.current) return;
    const receipt = receiptOf(done, new Date());
    if (receipt === undefined) return;
    isClosing.current = true;
    const jobs = jobsOf(receipt, done.photos);
    const line = lineOf(jobs[0].id, done, Date.now());
    try {
      await queue.add(...jobs);
      setLines((all) => [line, ...all].slice(0, LINES_SHOWN));
      noteSize(receipt.sides);
      play('done');
      letGo({ kind: 'closed', id: line.id });
      print(line);
    } catch {
      const { shelf: _, ...open } = done;
      put(open);
      fail(NOT_KEPT);
    }
    isClosing.current = false;
  };

  const change = (next: Partial<Draft>): void => {
    if (inHand.current === undefined || isClosing.current) return;
    put({ ...inHand.current, ...next });
    void closeIfDone();
  };

  /** Asks what is true of the parcel in hand. An answer that comes when it has left is not heard. */
  const ask = async (): Promise<void> => {
    const asked = inHand.current;
    if (asked === undefined) return;
    const isStill = () =>
      inHand.current?.code === asked.code &&
      inHand.current.label === asked.label &&
      inHand.current.broughtBy === asked.broughtBy &&
      inHand.current.otherNumbers === asked.otherNumbers &&
      inHand.current.scanned === asked.scanned;
    const patience = setTimeout(() => {
      if (isStill() && inHand.current?.answer === 'asking') change({ answer: 'none' });
    }, PATIENCE_MS);
    try {
      const answer = await lookUp(asked);
      if (!isStill()) return;
      change({ answer });
      if (typeof answer !== 'string') play(soundOf({ ...asked, answer }));
    } catch (error) {
      if (!isStill()) return;
      change({ answer: 'none' });
      fail(messageOf(error));
    } finally {
      clearTimeout(patience);
    }
  };
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  // The page was closed with a parcel in hand, or the network is back while one is.
  useEffect(() => {
    void latestAsk.current();
    const askAgain = () => {
      if (inHand.current?.answer === 'none') void latestAsk.current();
    };
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);

  /** A parcel comes into hand, by the label of its carrier, or without any that can be read. */
  const begin = async (scanned: string | undefined): Promise<void> => {
    if (!(await hasRoom())) {
      fail(NO_ROOM);
      return;
    }
    const { taken } = weighing.current;
    put({
      ...newDraft(scanned),
      ...broughtAtDoor(scanned, door.current, Date.now()),
      ...(taken === undefined ? {} : { weightLb: taken }),
    });
    setSaid({ kind: 'nothing' });
    await ask();
  };

  const showParcel = async (code: string): Promise<void> => {
    const found = await lookUpOurs(code);
    play(found.kind === 'parcel' ? 'done' : 'wrong');
    setSaid(found);
  };

  const scanShelf = (shelf: string): void => {
    const now = inHand.current;
    if (now === undefined) {
      fail(`This is shelf ${shelf}. Scan the label of a parcel first.`);
      return;
    }
    const missing = missingIn({ ...now, shelf });
    change({ shelf });
    if (missing.length > 0) {
      play('ask');
      setSaid({ kind: 'nothing' });
    }
  };

  /** A carrier's label: the next parcel, or another code on the one in hand. */
  const scanLabel = (text: string, by: By): void => {
    const now = inHand.current;
    if (now === undefined) void begin(text);
    else if (now.scanned === undefined) {
      put({ ...now, scanned: text, ...broughtAtDoor(text, door.current, Date.now()), answer: 'asking' });
      void ask();
    } else if (text === now.scanned || now.otherNumbers?.includes(text)) {
      if (by !== 'camera')
        setSaid({ kind: 'note', words: 'The same label. This parcel is in your hands already.' });
    } else if (by !== 'camera') {
      play('ask');
      setSaid({ kind: 'another-label', text });
    }
  };

  const scan = (text: string, by: By): void => {
    const now = Date.now();
    const isSame = lastRead.current.text === text && now - lastRead.current.at < SAME_MS;
    lastRead.current = { text, at: now };
    if (isSame || isClosing.current) return;
    const hand = inHand.current;
    if (hand && stopOf(hand) !== undefined) {
      play('wrong');
      return;
    }
    const scanned = readScan(text);
    if (scanned.kind === 'shelf') scanShelf(scanned.shelf);
    else if (scanned.kind === 'label') scanLabel(scanned.text, by);
    else if (scanned.kind === 'other') fail(scanned.words);
    else if (hand)
      fail(`${scanned.code} is the label of another parcel. Finish the one in your hands first.`);
    else void showParcel(scanned.code);
  };

  const weigh = (reading: Reading): void => {
    weighing.current = afterReading(weighing.current, reading);
    const { taken } = weighing.current;
    const hand = inHand.current;
    if (hand && !hand.isTyped && taken !== undefined && taken !== hand.weightLb) change({ weightLb: taken });
  };

  /** What stands on the label, for a parcel that its number does not name. */
  const typeLabel = (typed: string): void => {
    const hand = inHand.current;
    if (hand === undefined) return;
    const { chosen: _, ...rest } = hand;
    put({ ...rest, label: labelWords(typed), answer: 'asking' });
    void ask();
  };

  /** A driver brings parcels: also the one in hand, where its number does not tell it. */
  const atDoor = (carrier: Carrier): void => {
    door.current = { carrier, at: Date.now() };
  };

  const bring = (carrier: Carrier): void => {
    atDoor(carrier);
    const hand = inHand.current;
    if (hand === undefined) return;
    put({ ...hand, broughtBy: carrier, answer: 'asking' });
    void ask();
  };

  /** Another code is on the parcel in hand, too: it is found by it, and may be announced under it. */
  const isOnIt = (text: string): void => {
    setSaid({ kind: 'nothing' });
    const hand = inHand.current;
    const known = hand?.otherNumbers ?? [];
    if (hand === undefined || known.includes(text) || known.length >= MOST_OTHER_NUMBERS) return;
    put({ ...hand, otherNumbers: [...known, text], answer: 'asking' });
    void ask();
  };

  /** The carrier took it back. */
  const refuse = async (): Promise<void> => {
    const hand = inHand.current;
    const job = hand && refusalJob(hand);
    if (job === undefined) {
      letGo({ kind: 'nothing' });
      return;
    }
    try {
      await queue.add(job);
      letGo({ kind: 'note', words: 'Noted: the carrier took it back. Scan the next one.' });
    } catch {
      fail(NOT_KEPT);
    }
  };

  return {
    lines,
    setLines,
    draft,
    said,
    kept,
    queue,
    scan,
    begin,
    change,
    weigh,
    typeLabel,
    atDoor,
    bring,
    isOnIt,
    refuse,
    fail,
    say: setSaid,
    /** The parcel is put aside without being received. */
    drop: () => letGo({ kind: 'note', words: 'Put aside. Nothing was recorded of it.' }),
    /** The parcel in hand was another one after all. */
    take: (text: string) => {
      letGo({ kind: 'nothing' });
      void begin(text);
    },
  };
};
export type Bench = ReturnType<typeof useBench>;
