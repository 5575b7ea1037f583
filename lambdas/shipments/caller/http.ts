import { callerRoom } from '#domain/shipments/caller/room.ts';
import { flights, houseWaybills } from '../../departures/index.ts';
import { peopleReader, profileReader } from '../../identity/index.ts';
import { type FindZipCode, groupOf, quoteReader } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { ofComing, ofPrices, ofShipments } from '../dependencies.ts';
import { randomNumber } from '../random-number.ts';
import { billStore } from '../store/bill-items.ts';
import { claims } from '../store/claims.ts';
import { consigneeBook } from '../store/saved-store.ts';
import { correctShipment } from './correct-shipment.ts';
import { decideReweighFor } from './decide-reweigh-for.ts';
import { foreseeCorrection } from './foresee-correction.ts';
import { bookFor, makeFor } from './make-for.ts';
import { showCaller } from './show-caller.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
  QUOTES_TABLE: required,
  PROFILES_TABLE: required,
};

interface CallerDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
  readonly newNumber?: () => string;
}

/** What the desk does for people who call or walk in, by the use cases of senders. */
export const wire = (env: EnvOf<typeof variables>, given: CallerDependencies) => {
  const { client, clock, newId, newNumber = randomNumber } = given;
  const deps = {
    ...ofShipments(env, given),
    ...ofPrices(env, given),
    ...ofComing(env, given),
    findZipCode: given.findZipCode,
    newNumber,
    flights: flights(client, env.DEPARTURES_TABLE),
    waybills: houseWaybills(client, env.DEPARTURES_TABLE, { clock, newId }),
    bills: billStore(client, env.SHIPMENTS_TABLE),
    claims: claims(client, env.SHIPMENTS_TABLE),
    book: consigneeBook(client, env.SHIPMENTS_TABLE),
    groupOf: groupOf(client, env),
    quotes: quoteReader(client, env.QUOTES_TABLE),
    profiles: profileReader(client, env.PROFILES_TABLE),
    idsOfPerson: peopleReader(client, env.PROFILES_TABLE),
  };
  const useCases: UseCases<typeof callerRoom> = {
    correct: correctShipment(deps),
    foreseeCorrection: foreseeCorrection(deps),
    decideReweighFor: decideReweighFor(deps),
    showCaller: showCaller(deps),
    makeFor: makeFor(deps),
    bookFor: bookFor(deps),
  };
  return http('shipments', callerRoom, useCases, given.checks);
};
