/**
 * By how much the measured chargeable weight may exceed the declared one, in percent, while the promised price stands.
 * Beyond it the shipment waits for the customer's yes (domain notes §3).
 */
export const REWEIGH_TOLERANCE_PERCENT = 10;
