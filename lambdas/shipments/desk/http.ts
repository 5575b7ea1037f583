import { deskRoom } from '#domain/shipments/desk/room.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { keptKeysFor } from '../../runtime/secrets/kept-key.ts';
import { promisedRateCard, settingsReader } from '../../settings/index.ts';
import { ofScans, type SealingDependencies } from '../dependencies.ts';
import { sealedNumbers } from '../handover/sealed-numbers.ts';
import { einItems } from '../store/ein-items.ts';
import {
  addNote,
  cancelForSender,
  clearHold,
  moveShipment,
  placeHold,
  showShipment,
} from './desk-shipments.ts';
import { foreseeDeed } from './foresee-deed.ts';
import { keepExportFiling } from './keep-filing.ts';
import { listShipments, sumShipments } from './list-shipments.ts';
import { rebookPieces } from './rebook-pieces.ts';
import { recordAtDesk } from './record-at-desk.ts';
import { showEin } from './show-ein.ts';
import { tryCard } from './try-card.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** What staff see of shipments and change about them. */
export const wire = (env: EnvOf<typeof variables>, given: SealingDependencies) => {
  const { client, clock, log, keptKeys = keptKeysFor } = given;
  const deps = {
    ...ofScans(env, given),
    eins: einItems(client, env.SHIPMENTS_TABLE),
    numbers: sealedNumbers(keptKeys('personal-numbers')),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
  };
  const useCases: UseCases<typeof deskRoom> = {
    deskList: listShipments(deps),
    deskSums: sumShipments(deps),
    deskShow: showShipment(deps),
    record: recordAtDesk(deps),
    placeHold: placeHold(deps),
    deskClearHold: clearHold(deps),
    note: addNote(deps),
    move: moveShipment(deps),
    deskCancel: cancelForSender(deps),
    exportFiling: keepExportFiling(deps),
    showEin: showEin(deps),
    rebook: rebookPieces(deps),
    foreseeDeed: foreseeDeed(deps),
    tryCard: tryCard({ ...deps, rateCard: promisedRateCard(client, env.SETTINGS_TABLE, log) }),
  };
  return http('shipments', deskRoom, useCases, given.checks);
};
