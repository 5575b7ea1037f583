/**
 * Why a shipment loses its flight: its goods were not at the dock at the cargo cutoff, the flight does not fly, it left without some of
 * its pieces, or the desk lets those fly that are there and the others later.
 */
export const rollCauses = ['missed-cutoff', 'flight-cancelled', 'left-behind', 'not-here'] as const;
export type RollCause = (typeof rollCauses)[number];
