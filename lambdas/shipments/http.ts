import { randomBytes } from 'node:crypto';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { flights, flightVersions, houseWaybills } from '../departures/index.ts';
import { fileReader } from '../files/index.ts';
import { profileReader } from '../identity/index.ts';
import { type FindZipCode, quoteReader } from '../quotes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import { pauseOf } from '../runtime/pause.ts';
import { type KeptKeysFor, keptKeysFor } from '../runtime/secrets/kept-key.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { transactions } from '../runtime/table/transact.ts';
import { promisedRateCard, rateCardReader, settingsReader } from '../settings/index.ts';
import { showArrivalFlight } from './arrivals/arrival-flight.ts';
import { checkInFlight } from './arrivals/check-in-flight.ts';
import { recordArrival } from './arrivals/record-arrival.ts';
import { listArrivals, showArrival } from './arrivals/show-arrivals.ts';
import { foreseeDeed } from './asking/foresee-deed.ts';
import { beginClosing, renewManifest, tenderFlight } from './closing/close-flight.ts';
import { manifestStore } from './closing/manifest-store.ts';
import { showClosing, showManifest } from './closing/show-closing.ts';
import { bookShipment } from './customer/book-shipment.ts';
import { changeForm } from './customer/change-form.ts';
import { createShipment } from './customer/create-shipment.ts';
import { decideReweigh } from './customer/decide-reweigh.ts';
import { listUnderWay } from './customer/list-under-way.ts';
import { cancelMine, clearMine, listMine, showMine } from './customer/own-shipments.ts';
import { toSender } from './customer/to-sender.ts';
import { saveCustoms } from './customs/save-customs.ts';
import { agreePickup } from './desk/agree-pickup.ts';
import {
  addNote,
  cancelForSender,
  clearHold,
  moveShipment,
  placeHold,
  showShipment,
} from './desk/desk-shipments.ts';
import { listShipments } from './desk/list-shipments.ts';
import { measurePieces } from './desk/measure-pieces.ts';
import { rebookPieces } from './desk/rebook-pieces.ts';
import { recordAtDesk } from './desk/record-at-desk.ts';
import { scanPiece, showPiece } from './dock/scan-piece.ts';
import { showLoad } from './dock/show-load.ts';
import { undoEvent } from './dock/undo-event.ts';
import { authorizeFiling } from './export/authorize-filing.ts';
import { keepExportFiling } from './export/keep-filing.ts';
import { showEin } from './export/show-ein.ts';
import { flightHappened, showFlightProgress } from './flight-progress/flight-states.ts';
import { foreseeAct } from './flight-progress/foresee-act.ts';
import { takeBack } from './flight-progress/take-back.ts';
import { codeHashes, randomCode } from './handover/code-hashes.ts';
import { deskGiveCode, giveCode } from './handover/give-code.ts';
import { handOver } from './handover/hand-over.ts';
import { nameCollector, receiverNamesCollector } from './handover/name-collector.ts';
import { receiverCode } from './handover/receiver-code.ts';
import { deskReceiverLink, giveReceiverLink } from './handover/receiver-link.ts';
import { sealedNumbers } from './handover/sealed-numbers.ts';
import { showCollectPage } from './handover/show-collect-page.ts';
import { deskShowCollection, showCollection } from './handover/show-collection.ts';
import { showNumber } from './handover/show-number.ts';
import { readBlockers } from './recording/record-event.ts';
import { foreseeChange } from './rolls/foresee-change.ts';
import { processStore } from './rolls/process-store.ts';
import { confirmReplan, showReplan } from './rolls/replan.ts';
import { addConsignee, changeConsignee, dropConsignee, listConsignees } from './saved/consignees.ts';
import { dropDraft, listDrafts, saveDraft } from './saved/drafts.ts';
import { billStore } from './store/bill-items.ts';
import { claims } from './store/claims.ts';
import { einItems } from './store/ein-items.ts';
import { exportsOnFlight } from './store/exports-on-flight.ts';
import { receiverLinks } from './store/receiver-links.ts';
import { consigneeBook, draftStore } from './store/saved-store.ts';
import { shipmentList } from './store/shipment-list.ts';
import { shipmentStore } from './store/shipment-store.ts';
import { trackShipment } from './tracking/track-shipment.ts';
import { joinWaitlist } from './waitlist/join-waitlist.ts';
import { leaveWaitlist } from './waitlist/leave-waitlist.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  QUOTES_TABLE: required,
  PROFILES_TABLE: required,
  FILES_TABLE: required,
  SETTINGS_TABLE: required,
};
type Environment = EnvOf<typeof variables>;

interface ShipmentsDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
  readonly newNumber?: () => string;
  /** Keys of what is kept for years; those of the stage unless given. */
  readonly keptKeys?: KeptKeysFor;
}

const randomNumber = (): string => trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));

/** Everything that the use cases need, made once for the function. */
const dependenciesOf = (env: Environment, given: ShipmentsDependencies) => {
  const { client, clock, newId, log, findZipCode, newNumber = randomNumber, keptKeys = keptKeysFor } = given;
  const table = env.SHIPMENTS_TABLE;
  const planned = flights(client, env.DEPARTURES_TABLE);
  const exports = exportsOnFlight(client, table);
  return {
    clock,
    newId,
    newNumber,
    findZipCode,
    pause: pauseOf(25),
    randomCode,
    hashes: codeHashes(keptKeys('collection-codes')),
    numbers: sealedNumbers(keptKeys('personal-numbers')),
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    eins: einItems(client, table),
    bills: billStore(client, env.SHIPMENTS_TABLE),
    links: receiverLinks(client, table),
    newSecret: () => randomBytes(16).toString('base64url'),
    list: shipmentList(client, table),
    processes: processStore(client, table),
    manifests: manifestStore(client, table),
    versions: flightVersions(env.DEPARTURES_TABLE, { newId }),
    transaction: transactions(client),
    claims: claims(client, table),
    drafts: draftStore(client, table),
    book: consigneeBook(client, table),
    exports,
    flights: planned,
    waybills: houseWaybills(client, env.DEPARTURES_TABLE, { clock, newId }),
    quotes: quoteReader(client, env.QUOTES_TABLE),
    profiles: profileReader(client, env.PROFILES_TABLE),
    readFile: fileReader(client, env.FILES_TABLE),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    rateCards: {
      inForce: rateCardReader(client, env.SETTINGS_TABLE, log),
      version: promisedRateCard(client, env.SETTINGS_TABLE, log),
    },
    blockers: readBlockers(async (shipment, now) => {
      const { departureId } = shipment;
      const [flight, others] = await Promise.all([
        departureId === undefined ? undefined : planned.find(departureId, now),
        exports.of(shipment),
      ]);
      return { free: flight?.free, aircraft: flight?.aircraft, exports: others };
    }),
  };
};

/** The function behind the endpoints of the shipments. */
export const wire = (env: Environment, given: ShipmentsDependencies) => {
  const deps = dependenciesOf(env, given);
  const useCases: UseCases<typeof shipmentEndpoints> = {
    mine: listMine(deps.list),
    underWay: listUnderWay(deps),
    create: toSender(createShipment(deps)),
    show: toSender(showMine(deps)),
    change: toSender(changeForm(deps)),
    book: toSender(bookShipment(deps)),
    joinWaitlist: toSender(joinWaitlist(deps)),
    leaveWaitlist: toSender(leaveWaitlist(deps)),
    cancel: toSender(cancelMine(deps)),
    clearHold: toSender(clearMine(deps)),
    drafts: listDrafts(deps),
    saveDraft: saveDraft(deps),
    dropDraft: dropDraft(deps),
    consignees: listConsignees(deps),
    addConsignee: addConsignee(deps),
    changeConsignee: changeConsignee(deps),
    dropConsignee: dropConsignee(deps),
    deskList: listShipments(deps),
    deskShow: showShipment(deps),
    record: recordAtDesk(deps),
    pieceAtDock: showPiece(deps),
    scan: scanPiece(deps),
    loadOfFlight: showLoad(deps),
    undoEvent: undoEvent(deps),
    measure: measurePieces(deps),
    decideReweigh: toSender(decideReweigh(deps)),
    placeHold: placeHold(deps),
    deskClearHold: clearHold(deps),
    note: addNote(deps),
    move: moveShipment(deps),
    agreePickup: agreePickup(deps),
    deskCancel: cancelForSender(deps),
    exportFiling: keepExportFiling(deps),
    authorizeFiling: toSender(authorizeFiling(deps)),
    showEin: showEin(deps),
    replan: showReplan(deps),
    confirmReplan: confirmReplan(deps),
    closing: showClosing(deps),
    beginClosing: beginClosing(deps),
    manifest: showManifest(deps),
    renewManifest: renewManifest(deps),
    tender: tenderFlight(deps),
    following: showFlightProgress(deps),
    flightHappened: flightHappened(deps),
    takeBack: takeBack(deps),
    foreseeAct: foreseeAct(deps),
    foreseeChange: foreseeChange(deps),
    rebook: rebookPieces(deps),
    foreseeDeed: foreseeDeed(deps),
    track: trackShipment(deps),
    arrivals: listArrivals(deps),
    arrival: showArrival(deps),
    arrivalFlight: showArrivalFlight(deps),
    checkInFlight: checkInFlight(deps),
    recordArrival: recordArrival(deps),
    saveCustoms: saveCustoms(deps),
    handOver: handOver(deps),
    showNumber: showNumber(deps),
    collection: showCollection(deps),
    giveCode: giveCode(deps),
    deskCollection: deskShowCollection(deps),
    deskGiveCode: deskGiveCode(deps),
    collect: showCollectPage(deps),
    collectCode: receiverCode(deps),
    collectCollector: receiverNamesCollector(deps),
    receiverLink: giveReceiverLink(deps),
    deskReceiverLink: deskReceiverLink(deps),
    nameCollector: nameCollector(deps),
  };
  return http('shipments', shipmentEndpoints, useCases, given.checks);
};
