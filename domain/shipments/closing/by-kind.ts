import type { Blocker } from '../gate.ts';
import { type HoldKind, holds } from '../holds.ts';

interface Cause {
  readonly code: Blocker['code'];
  readonly hold?: HoldKind | undefined;
}

/** A shipment and what keeps it off the list of its flight. */
interface BlockedShipment {
  readonly number: string;
  readonly blockers: readonly Cause[];
}

/** Shipments that the same thing keeps off the list. */
export interface BlockedKind extends Cause {
  /** `Payment due`. */
  readonly name: string;
  readonly numbers: readonly string[];
}

const names: Readonly<Record<Exclude<Blocker['code'], 'HOLD'>, string>> = {
  NO_FLIGHT: 'On no flight',
  NOT_SCREENED: 'Not screened',
  CARGO_AIRCRAFT_ONLY: 'Screened for all-cargo aircraft only',
  ITN_MISSING: 'Export filing missing',
  OVER_CAPACITY: 'Too much for the flight',
  NOT_AT_DOCK: 'Not at the dock',
  NOT_READY: 'Screened, but not marked as ready',
  PIECE_MISSING: 'A piece is missing',
  LIST_NOT_OPEN: 'The list is not open',
  CUSTOMS: 'With customs',
};

const nameOf = ({ code, hold }: Cause): string => {
  if (code !== 'HOLD') return names[code];
  return hold === undefined ? 'On hold' : holds[hold].name;
};

/** What blocks a flight by kind, as staff work on it: what keeps most shipments comes first. A shipment is under each kind that it has. */
export const blockedByKind = (blocked: readonly BlockedShipment[]): readonly BlockedKind[] => {
  const all = blocked.flatMap(({ number, blockers }) => blockers.map((blocker) => ({ ...blocker, number })));
  const kinds = Map.groupBy(all, ({ code, hold }) => `${code} ${hold ?? ''}`);
  return [...kinds.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { code, hold } = first;
      return [{ code, hold, name: nameOf(first), numbers: [...new Set(same.map(({ number }) => number))] }];
    })
    .toSorted(
      (one, other) => other.numbers.length - one.numbers.length || one.name.localeCompare(other.name),
    );
};
