import { isFlightId } from '#domain/departures/flight-id.ts';
import { type FlightStage, flightStages } from '#domain/shipments/flight-stages.ts';
import { type HoldKind, holdKinds } from '#domain/shipments/holds.ts';
import { type PieceState, pieceStates } from '#domain/shipments/lifecycle.ts';

/** What the list shows. An index answers each of these questions, but no two of them together. */
export interface Question {
  readonly state?: PieceState;
  readonly hold?: HoldKind;
  readonly departure?: string;
  /** Of a flight: only shipments with pieces at this stage. */
  readonly stage?: FlightStage;
  /** A month in which shipments closed, `2026-11`. */
  readonly closed?: string;
  readonly search?: string;
}

const month = /^\d{4}-\d{2}$/;

/** The question in an address. The first one that makes sense counts; without any, all open shipments are meant. */
export const questionOf = (asked: URLSearchParams): Question => {
  const search = asked.get('search')?.trim();
  if (search) return { search };
  const state = pieceStates.find((one) => one === asked.get('state'));
  if (state) return { state };
  const hold = holdKinds.find((one) => one === asked.get('hold'));
  if (hold) return { hold };
  const departure = asked.get('departure') ?? '';
  const stage = flightStages.find((one) => one === asked.get('stage'));
  if (isFlightId(departure)) return { departure, ...(stage ? { stage } : {}) };
  const closed = asked.get('closed') ?? '';
  return month.test(closed) ? { closed } : {};
};

/** The question as the query of an address. */
export const queryOf = (question: Question): string =>
  new URLSearchParams(Object.entries(question) as [string, string][]).toString();
