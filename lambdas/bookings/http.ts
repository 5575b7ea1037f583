import type { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { peopleReader } from '../identity/index.ts';
import { visitTold } from '../runs/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { feedStore } from '../runtime/feed/feed-store.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import { attachOwn } from './customer/attach-own.ts';
import { cancelOwn, changeOwn, moveOwn } from './customer/change-own.ts';
import { holdSlot, letSlotGo, showSlots } from './customer/hold-slot.ts';
import { listOwn, makeOwn, showOwn } from './customer/own-bookings.ts';
import { showOwnProof } from './customer/show-proof.ts';
import { type BookingDependencies, variables as ofBookings, ofMaking } from './dependencies.ts';
import { deskUseCases } from './desk/desk-use-cases.ts';
import { feedUseCases } from './feed/feed-use-cases.ts';
import { lookProcesses } from './replan/look-process.ts';
import { visitProofs } from './visit-proofs.ts';

export const variables = { ...ofBookings, RUNS_TABLE: required, SITE_URL: required };

/** The function behind the endpoints of the bookings. */
export const wire = (env: EnvOf<typeof variables>, given: BookingDependencies) => {
  const deps = ofMaking(env, given);
  const own: UseCases<typeof ownBookingEndpoints> = {
    slots: showSlots(deps),
    hold: holdSlot(deps),
    letGo: letSlotGo(deps),
    make: makeOwn(deps),
    mine: listOwn(deps),
    show: showOwn({ ...deps, told: visitTold(given.client, env.RUNS_TABLE) }),
    change: changeOwn(deps),
    move: moveOwn(deps),
    attach: attachOwn(deps),
    cancel: cancelOwn(deps),
  };
  const proof = showOwnProof({ ...deps, proofs: visitProofs(given.client, env.BOOKINGS_TABLE) });
  const desk = deskUseCases({
    ...deps,
    processes: lookProcesses(given.client, env.BOOKINGS_TABLE),
    idsOfPerson: peopleReader(given.client, env.PROFILES_TABLE),
  });
  const feed = feedUseCases({
    ...deps,
    feeds: feedStore(given.client, env.BOOKINGS_TABLE),
    newSecret: newLinkSecret,
    rolesOf: given.rolesOf,
    readBrand: () => deps.readSetting('brand'),
    siteUrl: env.SITE_URL,
  });
  return http('bookings', bookingEndpoints, { ...own, proof, ...desk, ...feed }, given.checks);
};
