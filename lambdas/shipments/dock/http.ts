import { dockRoom } from '#domain/shipments/dock/room.ts';
import { fileReader } from '../../files/index.ts';
import { parcelReader } from '../../parcels/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { ofPrices, ofScans } from '../dependencies.ts';
import { measurePieces } from './measure-pieces.ts';
import { pieceOfParcel } from './piece-of-parcel.ts';
import { scanPiece, showPiece } from './scan-piece.ts';
import { showLoad } from './show-load.ts';
import { undoEvent } from './undo-event.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  FILES_TABLE: required,
  SETTINGS_TABLE: required,
  PARCELS_TABLE: required,
};

/** What devices at the dock ask. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const deps = ofScans(env, given);
  const measured = { ...deps, ...ofPrices(env, given), readFile: fileReader(given.client, env.FILES_TABLE) };
  const useCases: UseCases<typeof dockRoom> = {
    pieceAtDock: showPiece(deps),
    pieceOfParcel: pieceOfParcel({ ...deps, parcels: parcelReader(given.client, env.PARCELS_TABLE) }),
    scan: scanPiece(deps),
    loadOfFlight: showLoad(deps),
    undoEvent: undoEvent(deps),
    measure: measurePieces(measured),
  };
  return http('shipments', dockRoom, useCases, given.checks);
};
