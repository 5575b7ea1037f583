import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FileHistoryEntry, FileSubject } from '#domain/files/file.ts';
import { subjectFrom, subjectText } from '#domain/files/file.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { partitionPage } from '../../runtime/table/query.ts';
import { transact, writeTogether } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  fileItem,
  fileKey,
  filesPartition,
  historyItem,
  historyPartition,
  type StoredFile,
  toHistoryEntry,
  toStoredFile,
} from './file-items.ts';

/** The request of a person to send a file, by the idempotency key that their device made. */
interface Request {
  readonly userId: string;
  readonly key: string;
  /** How many files they may ask to send within a day. */
  readonly perDay: number;
}

const requestKey = ({ userId, key }: Request) => ({ pk: `ASKED#${userId}`, sk: key });

/** Counts the file for this person and day. The condition fails when the limit is reached. */
const countFile = (TableName: string, { userId, perDay }: Request, now: Date): Write => ({
  Update: {
    TableName,
    Key: { pk: `COUNT#${userId}`, sk: now.toISOString().slice(0, 10) },
    UpdateExpression: 'ADD #asked :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(#asked) OR #asked < :most',
    ExpressionAttributeNames: { '#asked': 'asked' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': perDay,
      ':expires': expires(now, 'asked'),
    },
  },
});

/** Files of the Files table. Only this file and `file-items.ts` know how they are stored. */
export const fileStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const find = async (subject: FileSubject, id: string): Promise<StoredFile | undefined> => {
    const item = await getItem(client, TableName, fileKey(subject, id));
    return item && toStoredFile(item);
  };
  return {
    find,
    /** The file that was asked for with this key before. */
    asked: async (request: Request): Promise<StoredFile | undefined> => {
      const claim = await getItem(client, TableName, requestKey(request));
      const subject = claim && subjectFrom(String(claim.subject));
      return subject && find(subject, String(claim.fileId));
    },
    /** Writes a new file with its request, its count and its first entry, in one transaction. */
    add: (
      file: StoredFile,
      entry: FileHistoryEntry,
      request: Request,
    ): Promise<'asked-before' | 'too-many' | 'busy' | undefined> => {
      const now = new Date(file.askedAt);
      const claim = {
        ...requestKey(request),
        fileId: file.id,
        subject: subjectText(file.subject),
        expires_at: expires(now, 'asked'),
      };
      return transact(
        client,
        {
          // First, because the same request again must not count, and the first refusal is answered.
          'asked-before': putNew(TableName, claim),
          'too-many': countFile(TableName, request, now),
        },
        { also: [putNew(TableName, fileItem(file)), putNew(TableName, historyItem(file, entry))] },
      );
    },
    /** Files of a subject, newest first. */
    newest: (subject: FileSubject, page: PageRequest): Promise<Page<StoredFile>> =>
      newestFirst(
        client,
        {
          TableName,
          partitions: [filesPartition(subject)],
          rowOf: toStoredFile,
          positionOf: ({ id }) => id,
        },
        page,
      ),
    /** Writes the next version of a file. False when another one was written in between. */
    advance: (file: StoredFile): Promise<boolean> => write(client, putVersion(TableName, fileItem(file))),
    /** Writes what was decided about a file with its entry and its event, in one transaction. False as above. */
    settle: (file: StoredFile, entry: FileHistoryEntry, event: PublishedEvent): Promise<boolean> =>
      writeTogether(client, putVersion(TableName, fileItem(file)), [
        putNew(TableName, historyItem(file, entry)),
        outboxItem(TableName, event),
      ]),
    /** Writes a file that was looked through before, with its entries and its event, in one transaction. False when it is there already. */
    addReleased: (
      file: StoredFile,
      entries: readonly FileHistoryEntry[],
      event: PublishedEvent,
    ): Promise<boolean> =>
      writeTogether(client, putNew(TableName, fileItem(file)), [
        ...entries.map((entry) => putNew(TableName, historyItem(file, entry))),
        outboxItem(TableName, event),
      ]),
    /** Writes down that somebody looked at a file. Throws when it could not be written. */
    noteLook: async (file: StoredFile, entry: FileHistoryEntry): Promise<void> => {
      if (!(await write(client, putNew(TableName, historyItem(file, entry)))))
        throw new Error(`The look at the file ${file.id} could not be written down.`);
    },
    /** What happened to a file, oldest first. */
    history: ({ subject, id }: StoredFile, page: PageRequest): Promise<Page<FileHistoryEntry>> => {
      const asked = { ...page, order: 'oldest first' } as const;
      return partitionPage(client, TableName, historyPartition(subject, id), asked, toHistoryEntry);
    },
  };
};

export type FileStore = ReturnType<typeof fileStore>;
