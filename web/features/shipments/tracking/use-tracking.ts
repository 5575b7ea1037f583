import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { otherNumberWords } from '#domain/shipments/tracking/other-numbers.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import { type Answer, askWhere } from './ask-where.ts';

/** The edge keeps an answer for half a minute, so asking again sooner gives the same. */
const FRESH_MS = 30_000;

export interface Tracking {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** What is wrong with the number that was typed. */
  readonly problem: string | undefined;
  /** The number that is looked up, or was. */
  readonly number: string | undefined;
  readonly answer: Answer | undefined;
  /** The answer is an earlier one, because the server could not be reached since. */
  readonly isOld: boolean;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly again: () => void;
}

const numberInAddress = (): string => new URLSearchParams(location.search).get('number') ?? '';

/** Puts the number into the address, so that the page can be shared and loaded again. */
const putIntoAddress = (number: string): void => {
  const address = new URL(location.href);
  if (address.searchParams.get('number') === number) return;
  address.searchParams.set('number', number);
  history.replaceState(history.state, '', address);
};

/** Looks up a number again when somebody comes back to the page, or the connection does. */
const useReturning = (lookAgain: () => void): void => {
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && lookAgain();
    addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [lookAgain]);
};

/** The state of the tracking form: what was typed, what is wrong with it, and the answer. */
export const useTracking = (): Tracking => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [number, setNumber] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const [isOld, setIsOld] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef({ number: '', at: 0 });

  const look = useCallback(async (wanted: string): Promise<void> => {
    const isOther = asked.current.number !== wanted;
    asked.current = { number: wanted, at: Date.now() };
    setNumber(wanted);
    setBusy(true);
    if (isOther) setAnswer(undefined);
    const found = await askWhere(wanted);
    // Another number was asked for meanwhile.
    if (asked.current.number !== wanted) return;
    // Without a connection the last answer is better than none.
    setAnswer((known) => (found.kind === 'failed' && known?.kind === 'found' ? known : found));
    setIsOld(found.kind === 'failed');
    if (found.kind === 'failed') asked.current.at = 0;
    setBusy(false);
  }, []);

  const find = useCallback(
    (wanted: string): void => {
      const read = trackingNumberFrom(wanted);
      setProblem(read === undefined ? otherNumberWords(wanted) : undefined);
      if (read === undefined) return;
      setTyped(read);
      putIntoAddress(read);
      void look(read);
    },
    [look],
  );

  useEffect(() => {
    const given = numberInAddress();
    if (given === '') return;
    setTyped(given);
    find(given);
  }, [find]);

  useReturning(
    useCallback(() => {
      const { number: last, at } = asked.current;
      if (last !== '' && Date.now() - at > FRESH_MS) void look(last);
    }, [look]),
  );

  return {
    typed,
    type: (text) => {
      setTyped(text);
      setProblem(undefined);
    },
    problem,
    number,
    answer,
    isOld,
    busy,
    submit: (event) => {
      event.preventDefault();
      find(typed);
    },
    again: () => number !== undefined && void look(number),
  };
};
