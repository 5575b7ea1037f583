import { randomBytes } from 'node:crypto';
import { handoverRoom } from '#domain/shipments/handover/room.ts';
import { rateOfToday, rateStore } from '../../billing/index.ts';
import { flights } from '../../departures/index.ts';
import { fileReader } from '../../files/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { pauseOf } from '../../runtime/pause.ts';
import { keptKeysFor } from '../../runtime/secrets/kept-key.ts';
import { ofComing, ofPrices, type SealingDependencies } from '../dependencies.ts';
import { receiverLinks } from '../store/receiver-links.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { codeHashes, randomCode } from './code-hashes.ts';
import { deskGiveCode, giveCode } from './give-code.ts';
import { handOver } from './hand-over.ts';
import { nameCollector, receiverNamesCollector } from './receiver/name-collector.ts';
import { receiverCode } from './receiver/receiver-code.ts';
import { deskReceiverLink, giveReceiverLink } from './receiver/receiver-link.ts';
import { showCollectPage } from './receiver/show-collect-page.ts';
import { sealedNumbers } from './sealed-numbers.ts';
import { deskShowCollection, showCollection } from './show-collection.ts';
import { showNumber } from './show-number.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  FILES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
  BILLING_TABLE: required,
};

/** Giving goods to their receiver: the code, the link with its page, the counter. */
export const wire = (env: EnvOf<typeof variables>, given: SealingDependencies) => {
  const { client, clock, newId, keptKeys = keptKeysFor } = given;
  const deps = {
    ...ofPrices(env, given),
    ...ofComing(env, given),
    clock,
    newId,
    pause: pauseOf(25),
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    links: receiverLinks(client, env.SHIPMENTS_TABLE),
    flights: flights(client, env.DEPARTURES_TABLE),
    readFile: fileReader(client, env.FILES_TABLE),
    rateOfToday: rateOfToday({ rates: rateStore(client, env.BILLING_TABLE), clock }),
    randomCode,
    newSecret: () => randomBytes(16).toString('base64url'),
    hashes: codeHashes(keptKeys('collection-codes')),
    numbers: sealedNumbers(keptKeys('personal-numbers')),
  };
  const useCases: UseCases<typeof handoverRoom> = {
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
    handOver: handOver(deps),
    showNumber: showNumber(deps),
  };
  return http('shipments', handoverRoom, useCases, given.checks);
};
