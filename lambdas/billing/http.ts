import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { fileReader } from '../files/index.ts';
import { profileReader } from '../identity/index.ts';
import { drivenRuns } from '../runs/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { promisedRateCard, rateCardReader, settingsReader } from '../settings/index.ts';
import { bookedShipments } from '../shipments/index.ts';
import { agentAccountStore } from './abroad/account-store.ts';
import { enterCounterRate, listRates } from './abroad/counter-rates.ts';
import { showCounterTakings } from './abroad/counter-takings.ts';
import { rateStore } from './abroad/rate-store.ts';
import { listSettledMoney, settleAccount, showAgentAccount } from './abroad/settlements.ts';
import { accountStore } from './accounts/account-store.ts';
import { previewAccount, setAccount, showAccount } from './accounts/desk-account.ts';
import { booked } from './books/booked.ts';
import { checkStore } from './books/check-store.ts';
import { closeMonth, listJournal, listMonths } from './books/close-month.ts';
import { monthStore } from './books/month-store.ts';
import { listBookedInvoices, listBookedMoney, showCheck } from './books/read-books.ts';
import { showMyStatement, showStatement } from './books/show-statement.ts';
import { addDeskCharge, showChoices, waiveDeskCharge } from './charges/desk-charges.ts';
import { chargeDeskPerson, showPersonChoices } from './charges/desk-person.ts';
import { pickupCharging } from './charges/pickup-charging.ts';
import {
  clearDeskCheck,
  listWaitingChecks,
  returnDeskCheck,
  takeDeskCheck,
  withdrawDeskCheck,
} from './checks/desk-checks.ts';
import { waitingList } from './checks/waiting-list.ts';
import {
  answerOfferForCaller,
  answerOwnOffer,
  denyDeskClaim,
  moveDeskClaim,
  offerForClaim,
} from './claims/answer-claims.ts';
import { claimStore } from './claims/claim-store.ts';
import { fileClaimForCaller, fileOwnClaim } from './claims/file-claim.ts';
import { addForCaller, addToOwnClaim, withdrawForCaller, withdrawOwnClaim } from './claims/own-acts.ts';
import { listClaims, showClaim, showClaimsOf, showOwnClaims } from './claims/read-claims.ts';
import { settleDeskClaim } from './claims/settle-claim.ts';
import { showReceiverBill, takeFromReceiver } from './counter.ts';
import {
  giveDeskCredit,
  refundDeskPayment,
  showTakings,
  takeDeskPayment,
  voidDeskPayment,
} from './desk-money.ts';
import { closeDriversBag, listBags } from './door/bags.ts';
import { doorMoneyReader } from './door/door-money.ts';
import { takeCashAtDoor } from './door/take-cash.ts';
import { cashOfDrawer } from './drawers/cash-of-drawer.ts';
import { closeDeskDrawer, listDrawers, openDeskDrawer, showOwnDrawer } from './drawers/desk-drawers.ts';
import { drawerStore } from './drawers/drawer-store.ts';
import { invoiceLists, openInvoices } from './invoice-lists.ts';
import { invoiceStore } from './invoice-store.ts';
import { moneyList } from './money-list.ts';
import { listInvoices, listMine, showInvoice, showMine } from './read-invoices.ts';
import { showAging } from './show-aging.ts';

export const variables = {
  BILLING_TABLE: required,
  BOOKINGS_TABLE: required,
  FILES_TABLE: required,
  PROFILES_TABLE: required,
  RUNS_TABLE: required,
  SETTINGS_TABLE: required,
  SHIPMENTS_TABLE: required,
};

/** The function behind the endpoints of the invoices. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, checks, clock, newId, log }: SharedDependencies,
) => {
  const invoices = invoiceStore(client, env.BILLING_TABLE);
  const shipments = bookedShipments(client, env.SHIPMENTS_TABLE);
  const reading = { invoices, shipmentsNamed: shipments.named };
  const money = { invoices, clock, newId, pause: pauseOf(25) };
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const charging = {
    ...money,
    rateCards: {
      inForce: rateCardReader(client, env.SETTINGS_TABLE, log),
      version: promisedRateCard(client, env.SETTINGS_TABLE, log),
    },
    readTaxes: () => readSetting('taxes'),
    profiles: profileReader(client, env.PROFILES_TABLE),
  };
  const list = moneyList(client, env.BILLING_TABLE);
  const drawing = {
    ...money,
    drawers: drawerStore(client, env.BILLING_TABLE),
    cashOf: cashOfDrawer({ list, invoices }),
  };
  const atDoor = {
    ...drawing,
    pickups: pickupCharging(env, { client, clock, newId, log }),
    readMoney: doorMoneyReader(client, env.BILLING_TABLE),
    findRun: drivenRuns(client, env.RUNS_TABLE),
  };
  const accounts = accountStore(client, env.BILLING_TABLE);
  const crediting = { ...charging, ...reading, accounts };
  const counter = { ...money, rates: rateStore(client, env.BILLING_TABLE), list };
  const settling = {
    ...money,
    accounts: agentAccountStore(client, env.BILLING_TABLE),
    shipmentsNamed: reading.shipmentsNamed,
    // A new reader each time: nobody settles by an agreement from half a minute ago.
    readCommissions: () => settingsReader(client, env.SETTINGS_TABLE, { clock, log })('commissions'),
  };
  const books = booked(client, env.BILLING_TABLE);
  const closing = {
    months: monthStore(client, env.BILLING_TABLE),
    booked: books,
    // A new reader each time: what is closed for good is not closed with names from half a minute ago.
    readAccounts: () => settingsReader(client, env.SETTINGS_TABLE, { clock, log })('accounts'),
    clock,
  };
  const claiming = {
    ...money,
    claims: claimStore(client, env.BILLING_TABLE),
    shipmentWithEvents: shipments.withEvents,
    readFile: fileReader(client, env.FILES_TABLE),
    readSetting,
  };
  const useCases = {
    mine: listMine(reading),
    show: showMine(reading),
    list: listInvoices({ invoices, lists: invoiceLists(client, env.BILLING_TABLE), clock }),
    showAtDesk: showInvoice(reading),
    takePayment: takeDeskPayment(money),
    voidPayment: voidDeskPayment(money),
    refundPayment: refundDeskPayment(money),
    giveCredit: giveDeskCredit(money),
    waitingChecks: listWaitingChecks(waitingList(client, env.BILLING_TABLE)),
    takeCheck: takeDeskCheck(money),
    clearCheck: clearDeskCheck(money),
    returnCheck: returnDeskCheck(charging),
    withdrawCheck: withdrawDeskCheck(money),
    chargeChoices: showChoices(charging),
    addCharge: addDeskCharge(charging),
    waiveCharge: waiveDeskCharge(money),
    personChoices: showPersonChoices(charging),
    chargePerson: chargeDeskPerson(charging),
    receiverBill: showReceiverBill(counter),
    takeFromReceiver: takeFromReceiver(counter),
    counterRates: listRates(counter),
    enterRate: enterCounterRate(counter),
    counterTakings: showCounterTakings(counter),
    agentAccount: showAgentAccount(settling),
    settle: settleAccount(settling),
    settledMoney: listSettledMoney(settling),
    aging: showAging({ openInvoices: openInvoices(client, env.BILLING_TABLE), accounts, clock }),
    booksCheck: showCheck(checkStore(client, env.BILLING_TABLE)),
    myStatement: showMyStatement(reading),
    statement: showStatement(reading),
    bookedInvoices: listBookedInvoices(books),
    bookedMoney: listBookedMoney(books),
    months: listMonths(closing),
    closeMonth: closeMonth(closing),
    journal: listJournal(closing),
    account: showAccount({ accounts }),
    previewAccount: previewAccount(crediting),
    setAccount: setAccount(crediting),
    takings: showTakings({ list, clock }),
    drawers: listDrawers(drawing),
    ownDrawer: showOwnDrawer(drawing),
    openDrawer: openDeskDrawer(drawing),
    closeDrawer: closeDeskDrawer(drawing),
    takeAtDoor: takeCashAtDoor(atDoor),
    bags: listBags(drawing),
    closeBag: closeDriversBag(drawing),
    claims: showOwnClaims(claiming),
    fileClaim: fileOwnClaim(claiming),
    answerOffer: answerOwnOffer(claiming),
    addToClaim: addToOwnClaim(claiming),
    withdrawClaim: withdrawOwnClaim(claiming),
    deskClaims: listClaims(claiming),
    deskClaimsOf: showClaimsOf(claiming),
    deskClaim: showClaim(claiming),
    fileDeskClaim: fileClaimForCaller(claiming),
    moveClaim: moveDeskClaim(claiming),
    offerClaim: offerForClaim(claiming),
    answerForCaller: answerOfferForCaller(claiming),
    addForCaller: addForCaller(claiming),
    withdrawForCaller: withdrawForCaller(claiming),
    denyClaim: denyDeskClaim(claiming),
    settleClaim: settleDeskClaim(claiming),
  };
  return http('billing', billingEndpoints, useCases, checks);
};
