const KEY = 'pay-link';

/** What this tab remembers while the payer is at the card provider, which never hears of the link. */
interface Kept {
  readonly token: string;
  /** What was owed before, in cents. */
  readonly owed: number;
}

/** Remembers the link in this tab. Without storage, the page that the payer comes back to only says thank you. */
export const keepLink = (kept: Kept): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may have no storage.
  }
};

/** The link that this tab remembers. */
export const keptLink = (): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
