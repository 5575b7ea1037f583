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

export type FileReader = ReturnType<typeof fileReader>;
