import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Log } from '../runtime/logger.ts';
import { sectionStore, valuesOf } from './store/section-store.ts';

/** Reads all sections as they are now, strongly consistent, in one read. It needs `BatchGetItem` on the table. */
export const readSections = (client: DynamoDBDocumentClient, table: string, log: Pick<Log, 'warn'>) => {
  const sections = sectionStore(client, table, log);
  return async () => valuesOf(await sections.readAll());
};
