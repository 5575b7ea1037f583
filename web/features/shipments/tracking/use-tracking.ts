import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import { type Answer, ask } from '#web/api/ask.ts';
import { useReturning } from '#web/link-page/use-returning.ts';

const words = {
  failed: 'Something went wrong on our side. Please try again in a minute.',
  away: 'We could not reach the server. Check your connection: we try again when it is back.',
};

/** The edge keeps an answer for half a minute, so asking again sooner gives the same. */
const FRESH_MS = 30_000;

/** Whether no shipment has the number. */
export const isUnknown = (answer: Answer<TrackingReply>): boolean =>
  answer.kind !== 'ok' && answer.status === 404;

export interface Tracking {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** What was looked up and is no tracking number of ours. */
  readonly other: string | undefined;
  /** The number that is looked up, or was. */
  readonly number: string | undefined;
  readonly answer: Answer<TrackingReply> | undefined;
  /** The answer is an earlier one, because the server could not be reached since. */
  readonly isOld: boolean;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly again: () => void;
  /** Looks something up as if it had been typed. */
  readonly find: (wanted: string) => void;
}

const numberInAddress = (): string => new URLSearchParams(location.search).get('number') ?? '';

/** Puts the number into the address, so that the page can be shared and loaded again. */
const putIntoAddress = (number: string): void => {
  const address = new URL(location.href);
  if (address.searchParams.get('number') === number) return;
  address.searchParams.set('number', number);
  history.replaceState(history.state, '', address);
};

/** The state of the tracking form: what was typed, what is wrong with it, and the answer. */
export const useTracking = (): Tracking => {
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<string>();
  const [number, setNumber] = useState<string>();
  const [answer, setAnswer] = useState<Answer<TrackingReply>>();
  const [isOld, setIsOld] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef({ number: '', at: 0 });

  const look = useCallback(async (wanted: string): Promise<void> => {
    const isOther = asked.current.number !== wanted;
    asked.current = { number: wanted, at: Date.now() };
    setNumber(wanted);
    setBusy(true);
    if (isOther) setAnswer(undefined);
    const found = await ask<TrackingReply>(`/api/tracking/${wanted}`, words);
    // Another number was asked for meanwhile.
    if (asked.current.number !== wanted) return;
    const isKnown = found.kind === 'ok' || isUnknown(found);
    // Without a connection the last answer is better than none.
    setAnswer((known) => (!isKnown && known?.kind === 'ok' ? known : found));
    setIsOld(!isKnown);
    if (!isKnown) asked.current.at = 0;
    setBusy(false);
  }, []);

  const find = useCallback(
    (wanted: string): void => {
      const read = trackingNumberFrom(wanted);
      setOther(read === undefined ? wanted : undefined);
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
      setOther(undefined);
    },
    other,
    number,
    answer,
    isOld,
    busy,
    submit: (event) => {
      event.preventDefault();
      find(typed);
    },
    again: () => number !== undefined && void look(number),
    find,
  };
};
