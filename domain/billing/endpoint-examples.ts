import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import type { DayRate } from './abroad/day-rate.ts';
import { localOfCents } from './abroad/local-money.ts';
import { accountOf, type Settlement } from './abroad/settlement.ts';
import { takenIn } from './abroad/taken-in.ts';
import { coverStep, noAccount, withTerms } from './accounts/account.ts';
import { shownAccount } from './accounts/endpoints.ts';
import { balanceOf } from './balance.ts';
import { agingOf } from './books/aging.ts';
import { journalRow } from './books/journal.ts';
import { defaultAccountNames } from './books/ledgers.ts';
import { type ClosedMonth, totalsOf } from './books/months.ts';
import { statementOf } from './books/statement.ts';
import { claimExamples } from './claims/endpoint-examples.ts';
import { bagIntoDrawer, newDrawer } from './drawers/drawer.ts';
import type { billingEndpoints } from './endpoints.ts';
import { summaryOf } from './invoice.ts';
import { myInvoiceOf, shownInvoice } from './my-invoice.ts';
import { type Taking, takenBy } from './takings.ts';
import { partlyPaid, personInvoice, sampleInvoice, withCheck } from './testing/sample-invoice.ts';

const params = { number: sampleInvoice.number };
const page = { query: { limit: 25 }, reply: { items: [summaryOf(sampleInvoice)] } };

const key = '019a1d3c-0000-7000-8000-000000000061';
const taking: Taking = {
  kind: 'PAYMENT',
  id: key,
  at: '2026-11-24T15:00:00.000Z',
  by: 'billing-1',
  taker: 'billing-1',
  amount: -33_000,
  method: 'CASH',
  invoice: sampleInvoice.number,
  shipment: sampleInvoice.shipment,
  name: 'Sample Sender',
};

const inGuyana = { country: 'GY' } as const;
const rate: DayRate = {
  ...inGuyana,
  day: '2026-11-24',
  version: 1,
  perDollar: 2_087_500,
  at: '2026-11-24T13:00:00.000Z',
  by: 'agent-1',
};
const takenAbroad: Taking = {
  ...taking,
  taker: 'agent-1',
  by: 'agent-1',
  place: 'GY',
  local: { currency: 'GYD', amount: localOfCents(33_000, rate.perDollar), perDollar: rate.perDollar },
};

const counterTaking = { ...takenAbroad, begun: 1 };
const account = accountOf({
  ...inGuyana,
  number: 7,
  last: undefined,
  takings: [counterTaking],
  piecesOf: () => 3,
  commission: { percent: 5, perPiece: 0 },
});
const settlement: Settlement = {
  ...account,
  id: '019a1d3c-0000-7000-8000-000000000072',
  at: '2026-11-30T15:00:00.000Z',
  by: 'billing-1',
  transferred: account.owed,
  reference: 'WT-4711',
  difference: 0,
};

const drawer = newDrawer({
  id: '019a1d3c-0000-7000-8000-000000000064',
  counter: 'HOUSE',
  by: sampleInvoice.ownerId,
  float: 20_000,
  at: '2026-11-24T13:00:00.000Z',
});

const bag = newDrawer({
  id: '019a1d3c-0000-7000-8000-000000000065',
  counter: 'ROAD',
  by: sampleInvoice.ownerId,
  float: 0,
  at: '2026-11-24T15:00:00.000Z',
});
const intoDrawer = bagIntoDrawer(
  bag,
  drawer,
  { cashIn: 10_000, cashBack: 0 },
  { by: drawer.by, at: '2026-11-24T21:00:00.000Z', counted: 10_000 },
);
if (!intoDrawer.ok) throw new Error('The sample bag is not right to the cent.');
const bagged = intoDrawer.value;

const days = { from: '2026-11-01', to: '2026-11-30' };
const november = { ...days, limit: 100 };
const shipmentParams = { number: sampleInvoice.shipment };
const bill = { invoice: partlyPaid.number, ...balanceOf(partlyPaid) };

const ofCustomer = { userId: sampleInvoice.ownerId };
const agreed = withTerms(noAccount(sampleInvoice.ownerId), {
  limit: 500_000,
  days: 30,
  at: sampleInvoice.issuedAt,
  by: 'billing-1',
  reason: 'Ships every week and pays by transfer.',
});
const creditAccount = coverStep(agreed, sampleInvoice, new Date(sampleInvoice.issuedAt))?.account ?? agreed;

const journal = sampleInvoice.entries
  .map((entry) => journalRow(sampleInvoice, entry))
  .filter((row) => row !== undefined);
const closedMonth: ClosedMonth = {
  month: '2026-11',
  accounts: defaultAccountNames,
  entries: journal.length,
  totals: totalsOf(journal),
  closedAt: '2026-12-01T14:00:00.000Z',
  closedBy: 'billing-1',
};
const ofNovember = { params: { month: closedMonth.month } };

export const examples: EndpointExamples<typeof billingEndpoints> = {
  mine: { ...page, reply: { items: [myInvoiceOf(sampleInvoice, sampleShipment)] } },
  show: { params, reply: shownInvoice(sampleInvoice, sampleShipment) },
  list: page,
  showAtDesk: { params, reply: shownInvoice(sampleInvoice, sampleShipment) },
  takePayment: {
    params,
    body: { amount: 33_000, method: 'CASH' },
    reply: partlyPaid,
  },
  voidPayment: {
    params: { ...params, n: 2 },
    body: { reason: 'Entered on the wrong invoice.' },
    reply: sampleInvoice,
  },
  refundPayment: {
    params: { ...params, n: 2 },
    body: { amount: 5000, method: 'CASH', reason: 'One box less was sent.' },
    reply: sampleInvoice,
  },
  giveCredit: {
    params,
    body: { amount: 2000, reason: 'A box came damaged.' },
    reply: sampleInvoice,
  },
  waitingChecks: {
    query: { limit: 25 },
    reply: {
      items: [
        {
          invoice: withCheck.number,
          n: 2,
          at: '2026-11-24T15:00:00.000Z',
          by: 'staff-1',
          sum: 63_000,
          reference: '1042',
          bank: 'Bank of Kearny',
          shipment: withCheck.shipment,
          name: 'Sample Sender',
        },
      ],
    },
  },
  drawers: { query: { day: '2026-11-24' }, reply: { day: '2026-11-24', items: [drawer] } },
  ownDrawer: { reply: { drawer } },
  openDrawer: { body: { float: 20_000 }, reply: drawer },
  closeDrawer: {
    params: { id: drawer.id },
    body: { counted: 52_700, reason: 'Three dollars of change too much.' },
    reply: {
      ...drawer,
      version: 2,
      closed: {
        at: '2026-11-24T22:00:00.000Z',
        by: drawer.by,
        counted: 52_700,
        cashIn: 33_000,
        cashBack: 0,
        difference: -300,
        reason: 'Three dollars of change too much.',
      },
    },
  },
  takeAtDoor: {
    params: { id: '019a1d3c-0000-7000-8000-000000000066' },
    body: {
      cash: {
        stop: 'BKG-7K3M9Q-1',
        parts: [{ id: bag.id, for: sampleInvoice.number, cents: 10_000 }],
      },
    },
    reply: {
      money: {
        stop: 'BKG-7K3M9Q-1',
        bills: [],
        taken: [{ id: bag.id, invoice: sampleInvoice.number, cents: 10_000 }],
      },
    },
  },
  bags: { reply: { items: [bag] } },
  closeBag: { params: { id: bag.id }, body: { counted: 10_000 }, reply: bagged },
  takeCheck: {
    params,
    body: { amount: 63_000, reference: '1042', bank: 'Bank of Kearny' },
    reply: withCheck,
  },
  clearCheck: { params: { ...params, n: 2 }, body: {}, reply: withCheck },
  returnCheck: {
    params: { ...params, n: 2 },
    body: { reason: 'Not enough money in the account.', fee: 1500 },
    reply: withCheck,
  },
  withdrawCheck: {
    params: { ...params, n: 2 },
    body: { reason: 'They paid in cash and took the check back.' },
    reply: withCheck,
  },
  chargeChoices: {
    params,
    reply: {
      items: [
        { code: 'MISSED_PICKUP', name: 'Missed pickup', amount: 2000 },
        { code: 'OTHER', name: 'Other' },
      ],
    },
  },
  addCharge: {
    params,
    body: { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there at 10.' },
    reply: sampleInvoice,
  },
  waiveCharge: {
    params: { ...params, n: 2 },
    body: { reason: 'They came a day late because of us.' },
    reply: sampleInvoice,
  },
  personChoices: {
    params: { userId: sampleInvoice.ownerId },
    reply: {
      name: 'Sample Sender',
      items: [
        { code: 'MISSED_PICKUP', name: 'Missed pickup', amount: 2000 },
        { code: 'STORAGE_DOCK', name: 'Storage at our dock' },
      ],
    },
  },
  chargePerson: {
    params: { userId: personInvoice.ownerId },
    body: { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there at 10.' },
    reply: personInvoice,
  },
  receiverBill: {
    params: shipmentParams,
    reply: { bill, local: { country: 'GY', currency: 'GYD', day: rate.day, perDollar: rate.perDollar } },
  },
  counterRates: { params: inGuyana, reply: { today: rate.day, items: [rate] } },
  enterRate: { params: inGuyana, body: { day: rate.day, perDollar: rate.perDollar }, reply: rate },
  counterTakings: {
    params: inGuyana,
    query: { day: rate.day },
    reply: { day: rate.day, items: [takenAbroad], sums: [...takenIn([takenAbroad])] },
  },
  agentAccount: { params: inGuyana, reply: { open: account, closed: [settlement] } },
  settle: {
    params: { ...inGuyana, number: 7 },
    body: { owed: account.owed, transferred: account.owed, reference: 'WT-4711' },
    reply: settlement,
  },
  settledMoney: {
    params: { ...inGuyana, number: 7 },
    query: { limit: 100 },
    reply: { items: [counterTaking] },
  },
  takeFromReceiver: { params: shipmentParams, body: { amount: 33_000, method: 'CASH' }, reply: { bill } },
  booksCheck: {
    reply: {
      check: {
        startedAt: '2026-11-24T07:00:04.000Z',
        finishedAt: '2026-11-24T07:00:21.000Z',
        looked: 1204,
        wrong: 0,
        differences: [],
        unused: 1,
        gaps: ['INV-1000031'],
      },
    },
  },
  myStatement: { query: days, reply: statementOf([partlyPaid], days) },
  statement: {
    params: { userId: sampleInvoice.ownerId },
    query: days,
    reply: statementOf([partlyPaid], days),
  },
  bookedInvoices: { query: november, reply: page.reply },
  aging: {
    reply: agingOf(
      [{ ...summaryOf(sampleInvoice), ownerId: sampleInvoice.ownerId, dueAt: '2026-11-20T22:00:00.000Z' }],
      new Date('2026-12-08T15:00:00.000Z'),
    ),
  },
  account: { params: ofCustomer, reply: { account: shownAccount(creditAccount) } },
  previewAccount: {
    params: ofCustomer,
    body: { limit: 50_000, days: 30 },
    reply: {
      off: [{ number: sampleInvoice.number, shipment: sampleInvoice.shipment, owed: 63_000 }],
      taken: [],
    },
  },
  setAccount: {
    params: ofCustomer,
    body: { limit: 500_000, days: 30, reason: 'Ships every week and pays by transfer.', seen: 0 },
    reply: { account: shownAccount(creditAccount) },
  },
  months: { reply: { closed: [closedMonth], open: ['2026-10'] } },
  closeMonth: { ...ofNovember, reply: closedMonth },
  journal: { ...ofNovember, query: { limit: 100 }, reply: { items: journal } },
  bookedMoney: { query: november, reply: { items: [taking] } },
  takings: {
    query: { day: '2026-11-24' },
    reply: { day: '2026-11-24', items: [taking], sums: [...takenBy([taking])] },
  },
  ...claimExamples,
};
