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

/**
 * What of an invoice somebody paid by card in this tab a moment ago, in cents, as long as it is not on the invoice; 0 where nothing is known of
 * a payment. Every screen that says what is to be paid reads it, so that none of them asks for it again.
 * @param owed cents that are to be paid, as the screen knows it.
 * @param came how they came to the page. Nobody comes to another page than that of the invoice straight from the card provider.
 */
export const paidJustNow = (invoice: string, owed: number, came: string | null = null): number => {
  const { state, amount = 0 } = cardAt(invoice, { came, owed, isPaying: undefined });
  return state === 'WAITS' ? amount : 0;
};
