import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { manifestStore } from './manifest-store.ts';

/** Reads a version of a flight's manifest with its rows, for functions of other domains. They need `GetItem` and `BatchGetItem`. */
export const flightManifests = (client: DynamoDBDocumentClient, table: string) =>
  manifestStore(client, table).whole;
