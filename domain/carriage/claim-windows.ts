/** How many days a customer has to claim, and from which day they count, by kind of loss (domain notes §2, claim). */
export const claimWindows = [
  { days: 14, from: 'of receiving them', what: 'goods that are damaged, or pieces that are missing' },
  { days: 21, from: 'of the day they could be collected', what: 'goods that came late' },
  { days: 120, from: 'of the date of the air waybill', what: 'goods that never came' },
] as const;
