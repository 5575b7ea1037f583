import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { MailAttachment } from '../types.ts';

const Row = z.object({
  file_name: z.string(),
  content_type: z.string(),
  content_id: z.nullable(z.string()),
  content: z.instanceof(Uint8Array),
});

const toAttachment = (row: unknown): MailAttachment => {
  const { file_name, content_type, content_id, content } = Row.parse(row);
  return {
    fileName: file_name,
    contentType: content_type,
    ...(content_id !== null && { contentId: content_id }),
    content,
  };
};

/** The files of mails, beside the mails: whoever lists mails does not read them. */
export const openAttachments = (database: DatabaseSync) => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS mail_attachments (
      mail TEXT NOT NULL,
      position INTEGER NOT NULL,
      file_name TEXT NOT NULL,
      content_type TEXT NOT NULL,
      content_id TEXT,
      content BLOB NOT NULL,
      PRIMARY KEY (mail, position)
    ) STRICT;
  `);
  const insert = database.prepare('INSERT INTO mail_attachments VALUES (?, ?, ?, ?, ?, ?)');
  const select = database.prepare('SELECT * FROM mail_attachments WHERE mail = ? ORDER BY position');
  const prune = database.prepare(
    'DELETE FROM mail_attachments WHERE mail NOT IN (SELECT id FROM mail_outbox)',
  );
  return {
    keep: (mail: string, attachments: readonly MailAttachment[]): void => {
      attachments.forEach(({ fileName, contentType, contentId = null, content }, position) => {
        insert.run(mail, position, fileName, contentType, contentId, content);
      });
    },
    of: (mail: string): readonly MailAttachment[] => select.all(mail).map(toAttachment),
    /** Deletes the files of mails that are gone. */
    prune: (): void => {
      prune.run();
    },
  };
};
