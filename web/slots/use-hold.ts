import { useCallback, useEffect, useRef, useState } from 'react';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { useSlotsAgain, type Wanted, withoutFlight } from './use-slots.ts';

/** Why a slot cannot be had, and the next best one where there is one. */
export interface Taken {
  readonly message: string;
  readonly next?: OfferedSlot | undefined;
}

/** What an error says about a slot; undefined where it is about something else. `endpoint` is the one that was called. */
export const takenIn = (
  error: unknown,
  endpoint: (typeof ownBookingEndpoints)['hold' | 'make' | 'move'],
): Taken | undefined => {
  const refusal = refusalIn(error, endpoint);
  if (refusal === undefined || !refusal.code.startsWith('SLOT_')) return undefined;
  const next =
    'details' in refusal && refusal.details && 'next' in refusal.details ? refusal.details.next : undefined;
  return { message: refusal.message, next };
};

/** The same where the van brings empty barrels: the next best time makes no flight either. */
export const takenFor = ({ brings }: Wanted, taken: Taken | undefined): Taken | undefined =>
  brings && taken?.next ? { ...taken, next: withoutFlight(taken.next) } : taken;

interface Held {
  readonly slot: string;
  /** What it was held for, so that a change of the goods holds it again. */
  readonly wanted: string;
  /** In milliseconds. */
  readonly until: number;
}

type HoldState = 'none' | 'asking' | 'held' | 'lapsed' | 'failed';

/** A chosen slot, and the place in it that is kept for some minutes. */
export interface Hold {
  readonly state: HoldState;
  /** Until when it is held, in milliseconds. */
  readonly until: number | undefined;
  /** It was not given; another one has to be chosen. */
  readonly taken: Taken | undefined;
  /** Why nothing could be held although it may be free. It can be booked all the same. */
  readonly failure: string | undefined;
  /** Shows that a slot was refused elsewhere: by the booking itself. */
  readonly refuse: (taken: Taken) => void;
}

/** Whoever goes on after their time was up has it held again, but a page that nobody looks at holds nothing. */
const useNextTouch = (isWaiting: boolean, act: () => void): void => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, act, { once: true });
    return () => {
      for (const event of events) document.removeEventListener(event, act);
    };
  }, [isWaiting, act]);
};

const useLapse = (held: Held | undefined): boolean => {
  const [lapsed, setLapsed] = useState<Held>();
  useEffect(() => {
    if (held === undefined) return undefined;
    const timer = setTimeout(() => setLapsed(held), Math.max(0, held.until - Date.now()));
    return () => clearTimeout(timer);
  }, [held]);
  return held !== undefined && lapsed === held;
};

type Outcome =
  | { readonly held: Held }
  | { readonly slot: string; readonly taken: Taken }
  | { readonly slot: string; readonly failure: string };

const ask = async (slot: string, { to, lb, way }: Wanted, before: string | undefined): Promise<Outcome> => {
  try {
    const instead = before === undefined || before === slot ? {} : { instead: before };
    const { until } = await api(ownBookingEndpoints.hold, { params: { slot }, body: { lb, to, ...instead } });
    return { held: { slot, wanted: `${way} ${to} ${lb}`, until: Date.parse(until) } };
  } catch (error) {
    const taken = takenIn(error, ownBookingEndpoints.hold);
    if (taken !== undefined) return { slot, taken };
    if (!(error instanceof ApiError)) throw error;
    return { slot, failure: messageOf(error) };
  }
};

const stateOf = (slot: string, outcome: Outcome | undefined, isLapsed: boolean): HoldState => {
  if (slot === '') return 'none';
  if (outcome === undefined) return 'asking';
  if ('held' in outcome) {
    if (outcome.held.slot !== slot) return 'asking';
    return isLapsed ? 'lapsed' : 'held';
  }
  if (outcome.slot !== slot) return 'asking';
  return 'taken' in outcome ? 'none' : 'failed';
};

/**
 * Holds the chosen slot while somebody confirms: at once when it is chosen, again when the goods change, and again when the time was up and
 * they go on. An empty slot is none.
 */
export const useHold = (slot: string, wanted: Wanted): Hold => {
  const [outcome, setOutcome] = useState<Outcome>();
  const before = useRef<string>(undefined);
  const again = useSlotsAgain();
  const { way, to, lb } = wanted;
  const asked = useRef('');

  const hold = useCallback(async () => {
    const answer = await ask(slot, { way, to, lb }, before.current);
    // A later choice has its own answer.
    if (asked.current !== `${slot} ${way} ${to} ${lb}`) return;
    if ('held' in answer) before.current = slot;
    setOutcome(answer);
    if ('taken' in answer) await again();
  }, [slot, way, to, lb, again]);
  const latest = useRef(hold);
  latest.current = hold;

  useEffect(() => {
    asked.current = `${slot} ${way} ${to} ${lb}`;
    if (slot !== '') void latest.current();
  }, [slot, way, to, lb]);

  const held = outcome && 'held' in outcome ? outcome.held : undefined;
  const isLapsed = useLapse(held);
  useNextTouch(
    isLapsed,
    useCallback(() => void latest.current(), []),
  );
  return {
    state: stateOf(slot, outcome, isLapsed),
    until: held?.slot === slot ? held.until : undefined,
    taken: takenFor(
      wanted,
      outcome && 'taken' in outcome && outcome.slot === slot ? outcome.taken : undefined,
    ),
    failure: outcome && 'failure' in outcome && outcome.slot === slot ? outcome.failure : undefined,
    refuse: (taken) => setOutcome({ slot, taken }),
  };
};
