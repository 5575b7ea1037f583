/** How far the scale may be over what was declared before the price is asked about again (domain notes §3, edges). */
export const REWEIGH_TOLERANCE_PERCENT = 10;

/**
 * Whether the customer must say yes to a new price: the measured chargeable weight is more than the tolerance over the
 * declared one. Up to there the promised price stands.
 */
export const needsNewConsent = (declaredLb: number, measuredLb: number): boolean =>
  // Thousandths of a pound, so that 110.0 over 100.0 is exactly ten percent.
  Math.round(measuredLb * 1000) * 100 > Math.round(declaredLb * 1000) * (100 + REWEIGH_TOLERANCE_PERCENT);
