/** The measured weight may be this much above the declared one without a new consent (trade.md, Heavier than declared). */
export const REWEIGH_TOLERANCE_PERCENT = 10;

/**
 * Whether the customer must agree to a new price, because the measured chargeable weight is above the declared one by
 * more than the tolerance. Otherwise the promised price stays.
 */
export const needsNewConsent = (declaredLb: number, measuredLb: number): boolean =>
  // Thousandths of a pound, so that 110.0 over 100.0 is exactly ten percent.
  Math.round(measuredLb * 1000) * 100 > Math.round(declaredLb * 1000) * (100 + REWEIGH_TOLERANCE_PERCENT);
