import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Manifest, ManifestRow } from '#domain/shipments/closing/manifest.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';

/** A row has at most some kilobytes, and an item 400. */
const ROWS_PER_ITEM = 20;

/** A version as it is stored: its rows are in items of their own, under a key that no other attempt has. */
const Stored = z.extend(Manifest, { attempt: z.string(), parts: z.int() });
const Part = z.object({ part: z.int(), rows: z.array(ManifestRow) });

/** Digits in keys, so that text sorts like numbers. */
const ordered = (number: number): string => String(number).padStart(4, '0');
const partition = (flight: string): string => `MANIFEST#${flight}`;
const versionKey = (flight: string, version: number) => ({
  pk: partition(flight),
  sk: `VERSION#${ordered(version)}`,
});
const partKey = (flight: string, attempt: string, part: number) => ({
  pk: `${partition(flight)}#${attempt}`,
  sk: `ROWS#${ordered(part)}`,
});

/**
 * The versions of the manifests of flights. The rows are written first, under the name of the attempt; the version names the attempt and
 * is written in the transaction that makes it the flight's. So no version is ever there in part, and none has rows of another attempt.
 */
export const manifestStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Writes the rows of an attempt. Doing it again changes nothing. */
  keepRows: async (
    flight: string,
    attempt: string,
    rows: readonly ManifestRow[],
    now: Date,
  ): Promise<number> => {
    const parts = Math.ceil(rows.length / ROWS_PER_ITEM);
    for (let part = 0; part < parts; part += 1)
      await write(client, {
        Put: {
          TableName,
          Item: {
            ...partKey(flight, attempt, part),
            part,
            rows: rows.slice(part * ROWS_PER_ITEM, (part + 1) * ROWS_PER_ITEM),
            expires_at: expires(now, 'manifests'),
          },
        },
      });
    return parts;
  },
  /** The write of a version. Refused when there is one of this number. */
  version: (manifest: Manifest, rows: { readonly attempt: string; readonly parts: number }): Write =>
    putNew(TableName, {
      ...versionKey(manifest.flight, manifest.version),
      ...manifest,
      ...rows,
      expires_at: expires(new Date(manifest.at), 'manifests'),
    }),
  /** The versions of a flight's manifest, the latest first. */
  versions: async (flight: string): Promise<readonly Manifest[]> => {
    const items = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(flight) },
      ScanIndexForward: false,
    });
    return items.map((item) => Manifest.parse(item));
  },
  /** One version with its rows; undefined when there is none. */
  whole: async (
    flight: string,
    version: number,
  ): Promise<{ readonly manifest: Manifest; readonly rows: readonly ManifestRow[] } | undefined> => {
    const item = await getItem(client, TableName, versionKey(flight, version));
    if (!item) return undefined;
    const { attempt, parts } = Stored.parse(item);
    const keys = Array.from({ length: parts }, (_, part) => partKey(flight, attempt, part));
    const found = (await getItems(client, TableName, keys, { consistent: true })).map((one) =>
      Part.parse(one),
    );
    return {
      manifest: Manifest.parse(item),
      rows: found.toSorted((one, other) => one.part - other.part).flatMap(({ rows }) => rows),
    };
  },
});

export type ManifestStore = ReturnType<typeof manifestStore>;
