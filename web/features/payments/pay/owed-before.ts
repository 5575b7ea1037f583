const keyOf = (invoice: string): string => `owed-before:${invoice}`;

/** Remembers in this tab what was owed on an invoice, in cents, before the payer went to the card provider. */
export const rememberOwed = (invoice: string, cents: number): void => {
  try {
    sessionStorage.setItem(keyOf(invoice), String(cents));
  } catch {
    // Without storage, the page that the payer comes back to only says thank you.
  }
};

/** What was owed on this invoice before, in cents, if this tab remembers it. */
export const owedBefore = (invoice: string): number | undefined => {
  try {
    const kept = sessionStorage.getItem(keyOf(invoice));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
};
