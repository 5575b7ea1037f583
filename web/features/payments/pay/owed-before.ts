import { afterCard, type LeftForCard } from '#domain/payments/after-card.ts';

const keyOf = (invoice: string): string => `owed-before:${invoice}`;

const write = (invoice: string, { owed, amount, at, isBack }: LeftForCard): void => {
  try {
    sessionStorage.setItem(keyOf(invoice), [owed, amount, at, Number(isBack)].join(' '));
  } catch {
    // Without storage, only the address says that somebody comes back.
  }
};

const read = (invoice: string): LeftForCard | undefined => {
  try {
    const [owed, amount, at, isBack] = (sessionStorage.getItem(keyOf(invoice)) ?? '').split(' ').map(Number);
    return owed === undefined || amount === undefined || at === undefined
      ? undefined
      : { owed, amount, at, isBack: isBack === 1 };
  } catch {
    return undefined;
  }
};

/** Remembers in this tab what is to be paid, and what of it somebody pays, before they leave for the card provider. Cents. */
export const rememberOwed = (invoice: string, sums: Pick<LeftForCard, 'owed' | 'amount'>): void =>
  write(invoice, { ...sums, at: Date.now(), isBack: false });

/** Remembers that they came back having paid: a page that they open from elsewhere asks for nothing either. */
export const rememberBack = (invoice: string): void => {
  const left = read(invoice);
  if (left !== undefined) write(invoice, { ...left, isBack: true });
};

/** What is true of a card payment of whoever is at this invoice. `amount` is what waits, in cents, where this tab remembers it. */
export const cardAt = (
  invoice: string,
  { came, owed, isPaying }: Pick<Parameters<typeof afterCard>[0], 'came' | 'owed' | 'isPaying'>,
): { readonly state: ReturnType<typeof afterCard>; readonly amount?: number | undefined } => {
  const left = read(invoice);
  return { state: afterCard({ came, left, owed, isPaying, now: Date.now() }), amount: left?.amount };
};

/** What of an invoice somebody paid in this tab a moment ago, in cents, as long as it is not there. Without what this tab remembers, no sum is known. */
export const paidJustNow = (
  invoice: string,
  { came, owed }: Pick<Parameters<typeof cardAt>[1], 'came' | 'owed'>,
): number | undefined => {
  const { state, amount } = cardAt(invoice, { came, owed, isPaying: undefined });
  return state === 'WAITS' ? amount : undefined;
};

/** The same where all that was owed is paid, for a screen that knows no sums: what is not there yet is what was owed before. */
export const allPaidJustNow = (invoice: string): number | undefined => {
  const left = read(invoice);
  return left === undefined || left.amount < left.owed
    ? undefined
    : paidJustNow(invoice, { came: null, owed: left.owed });
};
