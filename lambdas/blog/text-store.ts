import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { shippedGuide } from '#domain/blog/guides/guides.ts';
import { SavedText } from '#domain/blog/text/saving.ts';
import { Version, VersionEntry } from '#domain/blog/text/version.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { cut, type Page, type PageRequest } from '../runtime/table/page.ts';
import { queryItems } from '../runtime/table/query.ts';
import { writeTogether } from '../runtime/table/transact.ts';
import { write } from '../runtime/table/write.ts';
import { put, type Write } from '../runtime/table/writes.ts';
import { textItem, textKey, VERSIONS, versionItem, versionKey } from './items.ts';

/** A guide as it ships with the code: it is no item until a colleague changes it. */
const shippedText = (id: string): SavedText | undefined => {
  const guide = shippedGuide(id);
  if (guide === undefined) return undefined;
  const { title, description, lead, body, ending } = guide;
  const text = { title, description, lead, body, ending };
  return { revision: 1, text, window: id, by: 'system', at: `${guide.publishedOn}T12:00:00.000Z` };
};

/** Replaces exactly the revision that was read. */
const putText = (TableName: string, id: string, saved: SavedText, { revision, by }: SavedText): Write => ({
  Put: {
    TableName,
    Item: textItem(id, saved),
    ...(by === 'system' && revision === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'revision = :before',
          ExpressionAttributeValues: { ':before': revision },
        }),
  },
});

/** How texts and their versions are stored. */
export const textStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<SavedText | undefined> => {
    const item = await getItem(client, TableName, textKey(id));
    return item === undefined ? shippedText(id) : SavedText.parse(item);
  },
  /** Writes the next revision, with a version of what it replaces. False when somebody else saved in between. */
  save: (id: string, saved: SavedText, before: SavedText, kept: Version | undefined): Promise<boolean> =>
    kept === undefined
      ? write(client, putText(TableName, id, saved, before))
      : writeTogether(
          client,
          putText(TableName, id, saved, before),
          [put(TableName, versionItem(id, kept))],
          { tries: 1 },
        ),
  /** Keeps a version that does not become the text. */
  keep: async (id: string, version: Version): Promise<void> => {
    await write(client, put(TableName, versionItem(id, version)));
  },
  version: async (id: string, version: string): Promise<Version | undefined> => {
    const item = await getItem(client, TableName, versionKey(id, version));
    return item && Version.parse(item);
  },
  versions: async (id: string, { after, limit }: PageRequest): Promise<Page<VersionEntry>> => {
    const { pk } = textKey(id);
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :versions)',
        ExpressionAttributeValues: { ':pk': pk, ':versions': VERSIONS },
        ExclusiveStartKey: after === undefined ? undefined : { pk, sk: `${VERSIONS}${after}` },
        ScanIndexForward: false,
        // The texts themselves are read one by one, when somebody opens them.
        ProjectionExpression: 'id, reason, title, words, #by, #at',
        ExpressionAttributeNames: { '#by': 'by', '#at': 'at' },
      },
      { limit: limit + 1 },
    );
    return cut(
      items.map((item) => VersionEntry.parse(item)),
      limit,
      ({ id: version }) => version,
    );
  },
});

export type TextStore = ReturnType<typeof textStore>;
