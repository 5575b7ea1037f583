/** What somebody decided about a vehicle. All else follows from its facts and the clock (`vehicleState`), so no state is wrong for want of a timer. */
export const recordedStates = ['IN_SERVICE', 'OUT_OF_SERVICE', 'RETIRED'] as const;
export type RecordedState = (typeof recordedStates)[number];

/** The decisions that may follow each. A vehicle that was retired does not come back. */
export const vehicleMoves = {
  IN_SERVICE: ['OUT_OF_SERVICE', 'RETIRED'],
  OUT_OF_SERVICE: ['IN_SERVICE', 'RETIRED'],
  RETIRED: [],
} as const satisfies Record<RecordedState, readonly RecordedState[]>;

/** Whether a decision may follow another. */
export const mayBecome = (from: RecordedState, to: RecordedState): boolean =>
  (vehicleMoves[from] as readonly RecordedState[]).includes(to);

/**
 * The state of a vehicle (trade.md, Vehicles and drivers). `AVAILABLE`: it may be assigned, and nobody has it. `RESERVED`: a run of today is planned
 * with it. `IN_USE`: it is on a run. `MAINTENANCE`: it is in the shop today. `COMPLIANCE_HOLD`: a paper is missing or has expired.
 * `OUT_OF_SERVICE`: it is not fit to drive. `RETIRED`: it is not ours any more.
 */
export const vehicleStates = [
  'AVAILABLE',
  'RESERVED',
  'IN_USE',
  'MAINTENANCE',
  'COMPLIANCE_HOLD',
  'OUT_OF_SERVICE',
  'RETIRED',
] as const;
export type VehicleState = (typeof vehicleStates)[number];

/** What a vehicle is used for today, as the runs say: one is under way, or planned. */
export type Use = 'UNDER_WAY' | 'PLANNED';
