import type { MoneyEntry, PaymentMethod } from '#domain/billing/entries.ts';

/** How money came or went, after what was done with it. */
const methodWords: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'in cash',
  CARD_TERMINAL: 'at the card terminal',
  TRANSFER: 'by bank transfer',
  CARD: 'by card online',
};

/** What an entry of money is, in words. */
export const moneyWords = (entry: MoneyEntry): string => {
  if (entry.kind === 'PAYMENT') return `Paid ${methodWords[entry.method]}`;
  if (entry.kind === 'VOID') return `Voided: ${entry.reason}`;
  return entry.kind === 'REFUND'
    ? `Refunded ${methodWords[entry.method]}: ${entry.reason}`
    : `Credit: ${entry.reason}`;
};
