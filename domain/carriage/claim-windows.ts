/** How many days a customer has to claim, and from which day they count, by kind of loss (trade.md, Liability and claims). */
export const claimWindows = [
  { kind: 'DAMAGE', days: 14, from: 'after you receive them', what: 'damaged goods or missing pieces' },
  { kind: 'DELAY', days: 21, from: 'after the day they could be collected', what: 'goods that came late' },
  { kind: 'LOSS', days: 120, from: 'after the date of the air waybill', what: 'goods that never came' },
] as const;
