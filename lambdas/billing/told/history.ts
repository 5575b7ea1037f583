import { localWords, rateShown } from '#domain/billing/abroad/local-money.ts';
import { leftWords } from '#domain/billing/abroad/settlement.ts';
import type { CreditTerms } from '#domain/billing/accounts/account.ts';
import { toPayFirst } from '#domain/billing/accounts/coverage.ts';
import { dayOf, refusedWords } from '#domain/billing/accounts/words.ts';
import type { Balance, BalanceChange } from '#domain/billing/balance.ts';
import { type ChargeCode, charges } from '#domain/billing/charges/table.ts';
import { claimHistoryWords } from '#domain/billing/claims/words.ts';
import { differenceWords } from '#domain/billing/drawers/drawer.ts';
import { dollars } from '#domain/kernel/money.ts';
import { AccountDueV1 } from '#events/billing/account-due.v1.ts';
import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import { CheckReceivedV1 } from '#events/billing/check-received.v1.ts';
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import { CreditAccountChangedV1 } from '#events/billing/credit-account-changed.v1.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { DayRateEnteredV1 } from '#events/billing/day-rate-entered.v1.ts';
import { DrawerClosedV1 } from '#events/billing/drawer-closed.v1.ts';
import { DrawerOpenedV1 } from '#events/billing/drawer-opened.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { InvoiceOnAccountV1 } from '#events/billing/invoice-on-account.v1.ts';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { SettlementClosedV1 } from '#events/billing/settlement-closed.v1.ts';
import { change, line } from '../../runtime/history-line.ts';

const owed = ({ before, after }: BalanceChange) => change('Owed', dollars(before.owed), dollars(after.owed));

const methods = {
  CASH: 'in cash',
  CARD_TERMINAL: 'at the card terminal',
  TRANSFER: 'by transfer',
  ZELLE: 'by Zelle',
  MONEY_ORDER: 'by money order',
  CHECK: 'by check',
  CARD: 'by card online',
} as const;

const chargeWords = ({ code, amount }: { readonly code: ChargeCode; readonly amount: number }): string =>
  amount < 0
    ? `removed ${charges[code].name}, ${dollars(-amount)}`
    : `charged ${charges[code].name}, ${dollars(amount)}`;

const checkEndWords = {
  RETURNED: 'a check that the bank returned',
  WITHDRAWN: 'a check that was taken back',
} as const;

const waiting = ({ before, after }: BalanceChange) =>
  change('Waiting for the bank', dollars(before.waiting ?? 0), dollars(after.waiting ?? 0));

const termsWords = ({ limit }: CreditTerms): string =>
  limit === 0 ? 'took the credit account away' : 'changed the credit account';

const first = (balance: Balance): string => dollars(toPayFirst(balance));

const accountWords = ({ owed, account }: Balance): string => {
  if (owed <= 0) return 'took the invoice off the account: it is paid';
  if (account?.refused !== undefined) return 'did not put all of the invoice on the account';
  return account === undefined ? 'took the invoice off the account' : 'put the invoice on the account';
};

const whyNot = ({ account }: Balance) =>
  account?.refused === undefined ? [] : [change('Why', undefined, refusedWords(account.refused, 'their'))];

/** What happens to invoices and claims. */
export const history = [
  line(InvoiceIssuedV1, ({ number, by, shipment, charged }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: 'issued the invoice',
    changes: [
      ...(shipment === undefined ? [] : [change('Shipment', undefined, shipment)]),
      change('Charged', undefined, dollars(charged)),
    ],
  })),
  line(InvoiceAdjustedV1, ({ number, by, balance, charge }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: charge === undefined ? 'charged another price' : chargeWords(charge),
    changes: [
      change('Charged', dollars(balance.before.charged), dollars(balance.after.charged)),
      owed(balance),
    ],
  })),
  line(PaymentReceivedV1, ({ number, by, amount, method, local, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: [`took ${dollars(amount)} ${methods[method]}`, local && localWords(local)]
      .filter(Boolean)
      .join(': '),
    changes: [owed(balance)],
  })),
  line(InvoicePaidV1, ({ number, by, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: 'settled the invoice',
    changes: [owed(balance)],
  })),
  line(PaymentVoidedV1, ({ number, by, amount, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: `voided a payment of ${dollars(amount)}`,
    changes: [owed(balance)],
  })),
  line(RefundMadeV1, ({ number, by, amount, method, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: `refunded ${dollars(amount)} ${methods[method]}`,
    changes: [owed(balance)],
  })),
  line(CheckReceivedV1, ({ number, by, amount, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: `took a check for ${dollars(amount)}`,
    changes: [waiting(balance)],
  })),
  line(CheckBackV1, ({ number, by, amount, why, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: `noted ${checkEndWords[why]}, ${dollars(amount)}`,
    changes: [owed(balance), waiting(balance)],
  })),
  line(DayRateEnteredV1, ({ country, currency, day, perDollar, before, by }) => ({
    by,
    thing: { kind: 'counter', id: country },
    what: `entered the rate of ${day}`,
    changes: [change('Rate', before && rateShown(currency, before), rateShown(currency, perDollar))],
  })),
  line(SettlementClosedV1, ({ country, settlement, transferred, difference, by }) => ({
    by,
    thing: { kind: 'counter', id: country },
    what: `closed the settlement ${settlement} with ${dollars(transferred)}`,
    changes: [change('Left over', undefined, leftWords(difference))],
  })),
  line(DrawerOpenedV1, ({ drawer, counter, by, float }) => ({
    by,
    thing: { kind: 'drawer', id: drawer },
    what: counter === 'ROAD' ? 'opened a bag for cash at doors' : `opened a drawer with ${dollars(float)}`,
  })),
  line(DrawerClosedV1, ({ drawer, into, by, counted, difference }) => ({
    by,
    thing: { kind: 'drawer', id: drawer },
    ...(into === undefined ? {} : { also: { kind: 'drawer', id: into } }),
    what:
      into === undefined
        ? `closed a drawer with ${dollars(counted)}`
        : `counted the bag of a driver into a drawer, ${dollars(counted)}`,
    changes: [change('Difference', undefined, differenceWords(difference))],
  })),
  line(CreditAccountChangedV1, ({ userId, by, before, after }) => ({
    by,
    thing: { kind: 'person', id: userId },
    what: termsWords(after),
    changes: [
      change('Limit', before && dollars(before.limit), dollars(after.limit)),
      change('Days to pay', before && String(before.days), String(after.days)),
    ],
  })),
  line(AccountDueV1, ({ userId, by, dueAt, due }) => ({
    by,
    thing: { kind: 'person', id: userId },
    what: 'told them what is due on their account',
    changes: [change(`Due ${dayOf(dueAt)}`, undefined, dollars(due))],
  })),
  line(InvoiceOnAccountV1, ({ number, by, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: accountWords(balance.after),
    changes: [
      change('To be paid first', first(balance.before), first(balance.after)),
      ...whyNot(balance.after),
    ],
  })),
  line(ClaimChangedV1, ({ reference, shipment, by, what, amount }) => ({
    by,
    thing: { kind: 'claim', id: reference },
    also: { kind: 'shipment', id: shipment },
    what: claimHistoryWords[what],
    changes: amount === undefined ? [] : [change('Sum', undefined, dollars(amount))],
  })),
  line(CreditGivenV1, ({ number, by, amount, balance }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: `gave a credit of ${dollars(amount)}`,
    changes: [owed(balance)],
  })),
];
