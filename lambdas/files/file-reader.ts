import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FileEntry, FileSubject } from '#domain/files/file.ts';
import { toEntry } from './store/file-items.ts';
import { fileStore } from './store/file-store.ts';

/** Reads what was said of a file and how far its check is, for functions that keep the ids of files. Never its bytes. */
export const fileReader = (client: DynamoDBDocumentClient, table: string) => {
  const store = fileStore(client, table);
  /** A file of this subject. One of another is not found. */
  return async (subject: FileSubject, id: string, now: Date): Promise<FileEntry | undefined> => {
    const file = await store.find(subject, id);
    return file && toEntry(file, now);
  };
};

/** The newest files of a subject, up to a limit, for functions that count what was sent. They need `Query` on the table. */
export const newestFiles = (client: DynamoDBDocumentClient, table: string) => {
  const store = fileStore(client, table);
  return async (subject: FileSubject, limit: number, now: Date): Promise<readonly FileEntry[]> =>
    (await store.newest(subject, { after: undefined, limit })).items.map((file) => toEntry(file, now));
};

export type NewestFiles = ReturnType<typeof newestFiles>;

export type FileReader = ReturnType<typeof fileReader>;
