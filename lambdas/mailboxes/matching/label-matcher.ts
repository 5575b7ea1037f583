import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Found, Label } from '#domain/mailboxes/matching/label.ts';
import { matchReads } from '../store/match-reads.ts';
import { matchLabel } from './match-label.ts';

/**
 * Finds whose a label is among all mailboxes, suspended and closed ones included. Needs `GetItem`, `BatchGetItem` and `Query` on the
 * table of mailboxes. It reads at most ten units, mostly half of one, and may miss what was written a moment ago.
 */
export const labelMatcher = (
  client: DynamoDBDocumentClient,
  table: string,
): ((label: Label) => Promise<Found>) => matchLabel(matchReads(client, table));
