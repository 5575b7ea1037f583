import { ownBookingEndpoints } from '#domain/bookings/endpoints.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import { attachOwn } from './customer/attach-own.ts';
import { cancelOwn, changeOwn, moveOwn } from './customer/change-own.ts';
import { holdSlot, letSlotGo, showSlots } from './customer/hold-slot.ts';
import { listOwn, makeOwn, showOwn } from './customer/own-bookings.ts';
import { type BookingDependencies, ofMaking, type variables } from './dependencies.ts';

/** The function behind the endpoints of the bookings. */
export const wire = (env: EnvOf<typeof variables>, given: BookingDependencies) => {
  const deps = ofMaking(env, given);
  const useCases: UseCases<typeof ownBookingEndpoints> = {
    slots: showSlots(deps),
    hold: holdSlot(deps),
    letGo: letSlotGo(deps),
    make: makeOwn(deps),
    mine: listOwn(deps.list),
    show: showOwn(deps.bookings),
    change: changeOwn(deps),
    move: moveOwn(deps),
    attach: attachOwn(deps),
    cancel: cancelOwn(deps),
  };
  return http('bookings', ownBookingEndpoints, useCases, given.checks);
};
