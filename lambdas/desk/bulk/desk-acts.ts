import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { acts } from '#domain/desk/acts.ts';
import type { Act } from '#domain/desk/bulk.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { bulkEnquiries } from '../../enquiries/index.ts';
import { bulkQuotes } from '../../quotes/index.ts';
import type { BulkActs } from '../../runtime/bulk-row.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bulkShipments } from '../../shipments/index.ts';

/** The tables of the domains that have acts. */
export const actVariables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  ENQUIRIES_TABLE: required,
  QUOTES_TABLE: required,
};

/** Whether somebody has the right to do this at all. What a single row asks besides is checked with it. */
export const mayDo = (caller: Pick<Caller, 'roles'>, act: Pick<Act, 'do'>): boolean =>
  may(caller, 'desk.manage') && may(caller, acts[act.do].may);

/** Every act, done by the domain of its rows. */
export const deskActs = (
  client: DynamoDBDocumentClient,
  env: EnvOf<typeof actVariables>,
  shared: Pick<SharedDependencies, 'clock' | 'newId'>,
): BulkActs<Act> => {
  const shipments = bulkShipments(client, env, shared);
  const enquiries = bulkEnquiries(client, env.ENQUIRIES_TABLE, shared);
  const quotes = bulkQuotes(client, env.QUOTES_TABLE, shared);
  return {
    run: (act, request) => {
      if (act.do === 'TAKE_QUOTES') return quotes.run(act, request);
      return act.do === 'TAKE_ENQUIRIES' || act.do === 'CLOSE_ENQUIRIES'
        ? enquiries.run(act, request)
        : shipments.run(act, request);
    },
    look: (act, requests) => {
      if (act.do === 'TAKE_QUOTES') return quotes.look(act, requests);
      return act.do === 'TAKE_ENQUIRIES' || act.do === 'CLOSE_ENQUIRIES'
        ? enquiries.look(act, requests)
        : shipments.look(act, requests);
    },
  };
};
