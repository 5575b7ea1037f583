import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../runtime/table/get-item.ts';
import type { Write } from '../runtime/table/writes.ts';
import { toVisitClaim, type VisitClaim, visitCheck, visitKey } from './store/claim-items.ts';

/** Which run has a visit of a booking. A function needs `GetItem` on the table, and for the check `ConditionCheckItem`. */
export const visitClaims = (client: DynamoDBDocumentClient, table: string) => ({
  /** Which run has a visit at this instant, and how its stop stands there. Empty: none has it. */
  of: async (reference: string, visit: number): Promise<VisitClaim> =>
    toVisitClaim(await getItem(client, table, visitKey(`${reference}-${visit}`))),
  /** For a transaction: that this is still so. */
  check: (reference: string, visit: number, claim: VisitClaim): Write =>
    visitCheck(table, `${reference}-${visit}`, claim),
});

export type VisitClaims = ReturnType<typeof visitClaims>;
