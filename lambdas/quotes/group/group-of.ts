import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { groupThatCounts } from '#domain/quotes/kept-group/kept-group.ts';
import { idsOf } from '../../identity/index.ts';
import { groupStore } from './group-store.ts';

/** Reads the code of the price group of a person, under whichever of their ids; undefined for somebody who is in none. */
export type GroupOf = (id: string) => Promise<string | undefined>;

/** It needs `GetItem` on both tables. */
export const groupOf = (
  client: DynamoDBDocumentClient,
  tables: { readonly QUOTES_TABLE: string; readonly PROFILES_TABLE: string },
): GroupOf => {
  const idsOfPerson = idsOf(client, tables.PROFILES_TABLE);
  const groups = groupStore(client, tables.QUOTES_TABLE);
  return async (id) => groupThatCounts(await groups.findAll(await idsOfPerson(id)))?.group?.code;
};
