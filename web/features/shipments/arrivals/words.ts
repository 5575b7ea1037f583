import { usualDayIn } from '#domain/departures/flight-id.ts';
import type { CustomsState, dutyKinds, payers } from '#domain/shipments/customs/customs-entry.ts';
import type { CodeShown } from '#domain/shipments/handover/collection-code.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

export const customsNames: Readonly<Record<CustomsState, string>> = {
  PENDING_REVIEW: 'Handed in',
  UNDER_REVIEW: 'Under review',
  RELEASED: 'Released',
  HELD: 'Held',
  REJECTED: 'Rejected',
};

export const customsTones: Readonly<Record<CustomsState, BadgeTone>> = {
  PENDING_REVIEW: 'note',
  UNDER_REVIEW: 'note',
  RELEASED: 'done',
  HELD: 'wrong',
  REJECTED: 'wrong',
};

export const dutyNames: Readonly<Record<(typeof dutyKinds)[number], string>> = {
  DUTY: 'Duty',
  TAX: 'Tax',
  FEE: 'Fee',
};

export const payerNames: Readonly<Record<(typeof payers)[number], string>> = {
  RECEIVER: 'The receiver',
  SENDER: 'The sender',
  AGENT: 'We did, for now',
};

/** What the counter reads about the code. */
export const codeWords: Readonly<Record<CodeShown['state'], string>> = {
  NONE: 'There is no code yet. The sender gets one on their page of the shipment, the receiver on the page of their link.',
  VALID: 'The code is from the sender or the receiver. There may be two: either one works.',
  LOCKED: 'The code is locked after five wrong ones. The sender or our staff must give a new one.',
  USED: 'The code was used. For the pieces that are left, the sender or our staff must give a new one.',
  ENDED: 'The code has ended. The sender or our staff must give a new one.',
};

/** The name of a flight for people at its destination. Its usual day is in its id: `GY-2026-11-27`. */
export const flightTitle = (departureId: string | undefined): string =>
  departureId === undefined ? 'Without a flight' : `Flight of ${dayWords(usualDayIn(departureId))}`;
