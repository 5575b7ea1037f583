/** Business days within which what was paid too much goes back. The task at the desk is due by then. */
export const PAY_BACK_DAYS = 2;

/** By when what was paid too much goes back, and to whom: somebody else than the owner may have paid it. */
export const TO_PAYER = `within ${PAY_BACK_DAYS} business days, to whoever paid it`;
