import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { WhoseDeps } from '../match/whose.ts';
import type { DayStore } from '../store/day-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import type { MissingDeps } from '../trace/missing.ts';
import { type AssignDeps, assignParcel } from './assign.ts';
import { countParcels } from './counts.ts';
import { type ListDeps, listParcels } from './list-parcels.ts';
import { noteParcel, showParcel, suggestOwners } from './show-parcel.ts';
import {
  disposeOf,
  finishPhotos,
  giveInvoice,
  handBack,
  judgeGoods,
  judgeInvoice,
  type WorkDeps,
} from './work-on-parcel.ts';

export interface DeskDeps extends AssignDeps, WorkDeps, ListDeps, WhoseDeps, Omit<MissingDeps, 'mailboxes'> {
  readonly parcels: ParcelStore;
  readonly mailboxes: MailboxReader;
  readonly days: DayStore;
  readonly usMailOk: AssignDeps['usMailOk'];
  readonly clock: AssignDeps['clock'];
}

/** What the desk does with parcels. */
export const deskUseCases = (deps: DeskDeps): UseCases<typeof deskParcelEndpoints> => ({
  deskList: listParcels(deps),
  counts: countParcels(deps),
  deskShow: showParcel(deps),
  suggestions: suggestOwners(deps),
  assign: assignParcel(deps),
  giveInvoice: giveInvoice(deps),
  judgeInvoice: judgeInvoice(deps),
  judgeGoods: judgeGoods(deps),
  photosDone: finishPhotos(deps),
  handedBack: handBack(deps),
  dispose: disposeOf(deps),
  note: noteParcel(deps),
});
