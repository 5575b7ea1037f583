import type { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import type { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { type AlertDeps, announce } from '../alerts/announce.ts';
import { changePreAlert, listAnnounced, showAnnounced, takeBackPreAlert } from '../alerts/change-own.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import {
  askPhotos,
  declareOwn,
  keepAfterAll,
  letDispose,
  notMine,
  type OwnDeps,
  sendBack,
} from './own-changes.ts';
import { countOwn, listOwn, type ReadDeps, showOwn } from './own-parcels.ts';

type Deps = AlertDeps & OwnDeps & ReadDeps & { readonly parcels: ParcelStore };

/** What customers do with what they expect and what is here for them. */
export const ownUseCases = (
  deps: Deps,
): UseCases<typeof preAlertEndpoints & typeof ownCountsEndpoints & typeof ownParcelEndpoints> => ({
  announce: announce(deps),
  announced: listAnnounced(deps),
  preAlert: showAnnounced(deps),
  changePreAlert: changePreAlert(deps),
  takeBackPreAlert: takeBackPreAlert(deps),
  ownCounts: countOwn(deps),
  mine: listOwn(deps),
  show: showOwn(deps),
  declare: declareOwn(deps),
  askPhotos: askPhotos(deps),
  notMine: notMine(deps),
  sendBack: sendBack(deps),
  keepAfterAll: keepAfterAll(deps),
  letDispose: letDispose(deps),
});
