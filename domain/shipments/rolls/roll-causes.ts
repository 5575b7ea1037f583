/** Why a shipment loses its flight: its goods were not at the dock at the cargo cutoff, or the flight does not fly. */
export const rollCauses = ['missed-cutoff', 'flight-cancelled'] as const;
export type RollCause = (typeof rollCauses)[number];
