const keyOf = (invoice: string): string => `owed-before:${invoice}`;

/** What was to be paid on an invoice, and what of it somebody went to the card provider to pay, in cents. */
interface Before {
  readonly owed: number;
  readonly amount: number;
}

/** Remembers it in this tab before the payer leaves for the card provider. */
export const rememberOwed = (invoice: string, { owed, amount }: Before): void => {
  try {
    sessionStorage.setItem(keyOf(invoice), `${owed} ${amount}`);
  } catch {
    // Without storage, the page that the payer comes back to only says thank you.
  }
};

/**
 * The payment of whoever came back, in cents, while the invoice does not know of it yet: nobody is asked for it a second time. Undefined once
 * it does, and if this tab remembers none.
 */
export const waitingCard = (invoice: string, owed: number): number | undefined => {
  try {
    const [before = Number.NaN, amount] = (sessionStorage.getItem(keyOf(invoice)) ?? '')
      .split(' ')
      .map(Number);
    return owed >= before ? amount : undefined;
  } catch {
    return undefined;
  }
};
