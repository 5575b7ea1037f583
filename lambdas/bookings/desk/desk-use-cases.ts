import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { rulesOf } from '../change/slot-offers.ts';
import type { LookProcesses } from '../replan/look-process.ts';
import { replanBookings } from '../replan/replan-bookings.ts';
import { listTouched } from '../replan/touched-bookings.ts';
import type { BookingList } from '../store/booking-list.ts';
import type { BookingStore } from '../store/booking-store.ts';
import type { SlotStore } from '../store/slot-store.ts';
import { listBookings } from './list-bookings.ts';
import { type DeskMakeDeps, makeAtDesk } from './make-at-desk.ts';
import { noteBooking, showBooking } from './show-booking.ts';
import { showCalendar } from './show-calendar.ts';
import {
  cancelAtDesk,
  changeAtDesk,
  completeBooking,
  confirmBooking,
  failBooking,
  moveAtDesk,
  noteNoShow,
} from './work-on-booking.ts';

export interface DeskDeps extends DeskMakeDeps {
  readonly bookings: BookingStore;
  readonly slots: SlotStore;
  readonly list: BookingList;
  readonly processes: LookProcesses;
}

/** What the desk does with bookings. */
export const deskUseCases = (deps: DeskDeps): UseCases<typeof deskBookingEndpoints> => ({
  deskList: listBookings(deps),
  calendar: showCalendar({ ...deps, readRules: () => rulesOf(deps.readSetting) }),
  deskShow: showBooking(deps),
  deskMake: makeAtDesk(deps),
  deskChange: changeAtDesk(deps),
  deskMove: moveAtDesk(deps),
  confirm: confirmBooking(deps),
  deskCancel: cancelAtDesk(deps),
  fail: failBooking(deps),
  noShow: noteNoShow(deps),
  complete: completeBooking(deps),
  accept: completeBooking(deps),
  note: noteBooking(deps),
  touched: listTouched(deps),
  replan: replanBookings(deps),
});
