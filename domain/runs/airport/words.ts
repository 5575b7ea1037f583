/** Why an airline does not take cargo, as the trade says it. */
export const turnedAwayWords = {
  TOO_LATE: 'After the acceptance deadline',
  PAPERS: 'Papers or air waybill not in order',
  SECURITY: 'Screening or security not accepted',
  DAMAGED: 'Cargo damaged or badly packed',
  TOO_LARGE: 'A piece is too large or too heavy',
  FLIGHT: 'Flight full, late or canceled',
  CLOSED: 'Dock closed, or the line too long',
} as const;
export type TurnedAwayReason = keyof typeof turnedAwayWords;
export const turnedAwayReasons = Object.keys(turnedAwayWords) as [TurnedAwayReason, ...TurnedAwayReason[]];
