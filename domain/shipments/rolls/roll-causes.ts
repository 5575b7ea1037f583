/**
 * Why a shipment loses its flight: its goods were not at the dock at the cargo cutoff, the flight does not fly, or it left without some
 * of its pieces.
 */
export const rollCauses = ['missed-cutoff', 'flight-cancelled', 'left-behind'] as const;
export type RollCause = (typeof rollCauses)[number];
