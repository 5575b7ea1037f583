import { customerRoom } from '#domain/shipments/customer/room.ts';
import { flights, houseWaybills } from '../../departures/index.ts';
import { profileReader } from '../../identity/index.ts';
import { parcelSender, senderVariables } from '../../parcels/index.ts';
import { type FindZipCode, groupOf, priceForm, quoteReader } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import { senderOf } from '../../runtime/http/sender.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { challenges } from '../../runtime/proof-of-work/challenges.ts';
import { keptKeysFor } from '../../runtime/secrets/kept-key.ts';
import { ofComing, ofPrices, ofShipments, type SealingDependencies } from '../dependencies.ts';
import { sealedNumbers } from '../handover/sealed-numbers.ts';
import { randomNumber } from '../random-number.ts';
import { billStore } from '../store/bill-items.ts';
import { claims } from '../store/claims.ts';
import { einItems } from '../store/ein-items.ts';
import { guestDraftStore } from '../store/guest-draft-store.ts';
import { consigneeBook, draftEnding, draftStore } from '../store/saved-store.ts';
import { joinWaitlist } from '../waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../waitlist/leave-waitlist.ts';
import { authorizeFiling } from './authorize-filing.ts';
import { bookShipment } from './book-shipment.ts';
import { changeForm } from './change-form.ts';
import { createShipment } from './create-shipment.ts';
import { decideReweigh } from './decide-reweigh.ts';
import { listUnderWay } from './list-under-way.ts';
import { cancelMine, clearMine, listMine, showMine } from './own-shipments.ts';
import { addConsignee, changeConsignee, dropConsignee, listConsignees } from './saved/consignees.ts';
import { dropDraft, listDrafts, saveDraft } from './saved/drafts.ts';
import { keepGuestDraft, showGuestDraft, takeGuestDraft } from './saved/guest-drafts.ts';
import { toSender } from './to-sender.ts';

export const variables = {
  ...senderVariables,
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  QUOTES_TABLE: required,
  PROFILES_TABLE: required,
  BOOKINGS_TABLE: required,
};

interface CustomerDependencies extends SealingDependencies {
  readonly findZipCode: FindZipCode;
  readonly newNumber?: () => string;
}

/** What keeps robots out, and what the price of a guest is made of. */
const ofGuests = (
  { keyFor, clock, findZipCode: find }: Pick<CustomerDependencies, 'keyFor' | 'clock' | 'findZipCode'>,
  { readSetting, rateCards }: ReturnType<typeof ofPrices>,
) => ({
  price: priceForm({ readSetting, readRateCard: rateCards.inForce, find }),
  challenges: challenges({ challenge: keyFor('challenges'), solution: keyFor('solutions') }, clock),
  senderOf: senderOf(keyFor('senders')),
});

/** What senders do with their shipments, and what they keep for the next one. */
export const wire = (env: EnvOf<typeof variables>, given: CustomerDependencies) => {
  const { client, clock, newId, findZipCode, newNumber = randomNumber, keptKeys = keptKeysFor } = given;
  const table = env.SHIPMENTS_TABLE;
  const deps = {
    ...ofShipments(env, given),
    ...ofPrices(env, given),
    ...ofComing(env, given),
    parcels: parcelSender(env, given),
    newNumber,
    findZipCode,
    numbers: sealedNumbers(keptKeys('personal-numbers')),
    eins: einItems(client, table),
    bills: billStore(client, table),
    claims: claims(client, table),
    drafts: draftStore(client, table),
    endsDraft: draftEnding(table),
    guestDrafts: guestDraftStore(client, table),
    book: consigneeBook(client, table),
    flights: flights(client, env.DEPARTURES_TABLE),
    waybills: houseWaybills(client, env.DEPARTURES_TABLE, { clock, newId }),
    groupOf: groupOf(client, env),
    quotes: quoteReader(client, env.QUOTES_TABLE),
    profiles: profileReader(client, env.PROFILES_TABLE),
  };
  const useCases: UseCases<typeof customerRoom> = {
    mine: listMine(deps),
    underWay: listUnderWay(deps),
    create: toSender(createShipment(deps)),
    show: toSender(showMine(deps)),
    change: toSender(changeForm(deps)),
    book: toSender(bookShipment(deps)),
    joinWaitlist: toSender(joinWaitlist(deps)),
    leaveWaitlist: toSender(leaveWaitlist(deps)),
    cancel: toSender(cancelMine(deps)),
    clearHold: toSender(clearMine(deps)),
    decideReweigh: toSender(decideReweigh(deps)),
    authorizeFiling: toSender(authorizeFiling(deps)),
    drafts: listDrafts(deps),
    saveDraft: saveDraft(deps),
    dropDraft: dropDraft(deps),
    keepGuestDraft: keepGuestDraft({ ...deps, ...ofGuests(given, deps) }),
    guestDraft: showGuestDraft(deps),
    takeGuestDraft: takeGuestDraft(deps),
    consignees: listConsignees(deps),
    addConsignee: addConsignee(deps),
    changeConsignee: changeConsignee(deps),
    dropConsignee: dropConsignee(deps),
  };
  return http('shipments', customerRoom, useCases, given.checks);
};
