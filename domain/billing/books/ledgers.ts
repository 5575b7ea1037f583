import * as z from 'zod/mini';

/** Where an entry of an invoice or a settlement is booked, before a bookkeeper's program has names for it. */
export const ledgers = [
  'RECEIVABLE',
  'PREPAYMENTS',
  'FREIGHT',
  'PICKUP',
  'SERVICES',
  'STORAGE',
  'GOODS',
  'BANK_FEES',
  'CREDITS',
  'AGENT_COMMISSION',
  'SALES_TAX',
  'CASH',
  'CARD_TERMINAL',
  'CARD',
  'CHECK',
  'TRANSFER',
  'ZELLE',
  'MONEY_ORDER',
  'ABROAD',
] as const;
export type Ledger = (typeof ledgers)[number];

/** What is booked on each, as people who keep the books read it. */
export const ledgerNames: Readonly<Record<Ledger, string>> = {
  RECEIVABLE: 'What customers owe',
  PREPAYMENTS: 'What customers paid too much or ahead',
  FREIGHT: 'Freight',
  PICKUP: 'Pickups',
  SERVICES: 'Fees and services',
  STORAGE: 'Storage',
  GOODS: 'Barrels and other goods sold',
  BANK_FEES: 'Bank fees for returned checks',
  CREDITS: 'Credits given',
  AGENT_COMMISSION: 'Commission of agents',
  SALES_TAX: 'Sales tax',
  CASH: 'Cash',
  CARD_TERMINAL: 'Cards at the terminal',
  CARD: 'Cards online',
  CHECK: 'Checks that the bank paid',
  TRANSFER: 'Bank transfers',
  ZELLE: 'Zelle',
  MONEY_ORDER: 'Money orders',
  ABROAD: 'Cash at agents, until they settle it',
};

/** More than QuickBooks Online takes as the name of an account with its parents. */
const MOST_LETTERS = 200;
const AccountName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Type the name of the account.'),
    z.maxLength(MOST_LETTERS, `Type no more than ${MOST_LETTERS} letters.`),
  );

/** The account in the bookkeeper's program for each of ours: a setting. A sub-account is written `Parent:Sub-account`. */
export const AccountNames = z.strictObject(
  Object.fromEntries(ledgers.map((ledger) => [ledger, AccountName])) as Record<Ledger, typeof AccountName>,
);
export type AccountNames = z.infer<typeof AccountNames>;

/** Names that QuickBooks Online has from the beginning, or that say what they are. */
export const defaultAccountNames: AccountNames = {
  RECEIVABLE: 'Accounts Receivable (A/R)',
  PREPAYMENTS: 'Customer Prepayments',
  FREIGHT: 'Freight Income',
  PICKUP: 'Pickup Income',
  SERVICES: 'Service Fee Income',
  STORAGE: 'Storage Income',
  GOODS: 'Sales of Product Income',
  BANK_FEES: 'Bank Charges & Fees',
  CREDITS: 'Discounts/Refunds Given',
  AGENT_COMMISSION: 'Agent Commissions',
  SALES_TAX: 'Sales Tax Payable',
  CASH: 'Undeposited Funds',
  CARD_TERMINAL: 'Card Clearing',
  CARD: 'Card Clearing',
  CHECK: 'Checking',
  TRANSFER: 'Checking',
  ZELLE: 'Checking',
  MONEY_ORDER: 'Undeposited Funds',
  ABROAD: 'Due from Agents',
};
