import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { acts } from '#domain/desk/acts.ts';
import type { Act } from '#domain/desk/bulk.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { BulkActs } from '../../runtime/bulk-row.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bulk } from '../../told.ts';

type Table = (typeof bulk)[number]['tables'][number];

/** The tables of the domains that have acts. */
export const actVariables = Object.fromEntries(
  bulk.flatMap(({ tables }) => tables.map((table) => [table, required])),
) as Record<Table, typeof required>;

/** Whether somebody has the right to do this at all. What a single row asks besides is checked with it. */
export const mayDo = (caller: Pick<Caller, 'roles'>, act: Pick<Act, 'do'>): boolean =>
  may(caller, 'desk.manage') && may(caller, acts[act.do].may);

/** Every act, done by the domain of its rows. */
export const deskActs = (
  client: DynamoDBDocumentClient,
  env: EnvOf<typeof actVariables>,
  shared: Pick<SharedDependencies, 'clock' | 'newId'>,
): BulkActs<Act> => {
  const ofList = new Map(bulk.map(({ list, acts: actsOf }) => [list, actsOf(client, env, shared)]));
  /** Acts of a list are done by its domain, which gets no others. */
  const of = ({ do: name }: Act): BulkActs<Act> => ofList.get(acts[name].list) as BulkActs<Act>;
  return {
    run: (act, request) => of(act).run(act, request),
    look: (act, requests) => of(act).look(act, requests),
  };
};
