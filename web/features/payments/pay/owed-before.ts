const KEY = 'owed-before';

/** Remembers in this tab what was owed, in cents, before the payer went to the card provider. */
export const rememberOwed = (cents: number): void => {
  try {
    sessionStorage.setItem(KEY, String(cents));
  } catch {
    // Without storage, the page that the payer comes back to only says thank you.
  }
};

/** What was owed before, in cents, if this tab remembers it. */
export const owedBefore = (): number | undefined => {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
};
