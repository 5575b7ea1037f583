import type { Permission } from '../../kernel/permissions.ts';
import type { Blocker } from '../gate.ts';
import { type HoldKind, holds } from '../holds.ts';

const rights: Readonly<Record<Exclude<Blocker['code'], 'HOLD'>, Permission>> = {
  NO_FLIGHT: 'shipment.manage',
  NOT_SCREENED: 'piece.manage',
  CARGO_AIRCRAFT_ONLY: 'piece.manage',
  ITN_MISSING: 'shipment.manage',
  OVER_CAPACITY: 'shipment.manage',
  NOT_AT_DOCK: 'piece.manage',
  NOT_READY: 'piece.manage',
  PIECE_MISSING: 'piece.manage',
  LIST_NOT_OPEN: 'departure.manage',
  CUSTOMS: 'customs.manage',
};

/** The right that somebody here needs to clear a blocker. Undefined for a hold that the sender's decision clears. */
export const clearedWith = ({
  code,
  hold,
}: {
  readonly code: Blocker['code'];
  readonly hold?: HoldKind | undefined;
}): Permission | undefined => {
  if (code !== 'HOLD') return rights[code];
  return hold === undefined ? undefined : (holds[hold].clearedBy ?? holds[hold].settledWith);
};
