import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock, DeliverMail, Ids, MailAttachment, OutgoingMail } from '../types.ts';
import { openAttachments } from './attachments.ts';

/** A sent mail with its time and its links. Of its attachments it has the names and sizes. */
export interface StoredMail extends Omit<OutgoingMail, 'attachments'> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  /** What an operator made of it, when it did not just arrive. */
  readonly status?: string;
  /** All http(s) addresses in it, in order, without duplicates. */
  readonly links: readonly string[];
  readonly attachments?: readonly AttachmentName[];
}

type AttachmentName = Omit<MailAttachment, 'content'> & { readonly bytes: number };

/** The mail that would have been sent, stored on this machine. */
export interface Outbox {
  /** Stores a mail. Durable when it resolves. */
  readonly deliver: DeliverMail;
  /** The newest first. `to` selects one recipient, in upper or lower case. */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly StoredMail[];
  get(id: string): StoredMail | undefined;
  /** The files that went along with a mail, in their order. */
  attachments(id: string): readonly MailAttachment[];
  /** Notes what became of a mail. */
  mark(id: string, status: string): void;
}

/** When there are more mails, the oldest are deleted. */
const maximumMails = 5_000;

const Mail = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  replyTo: z.optional(z.array(z.string())),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  via: z.string(),
  messageId: z.optional(z.string()),
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
  status: z.optional(z.string()),
  attachments: z.optional(
    z.array(
      z.object({
        fileName: z.string(),
        contentType: z.string(),
        contentId: z.optional(z.string()),
        bytes: z.number(),
      }),
    ),
  ),
});

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** All http(s) addresses in a mail, from links in its HTML and from its text. */
export const linksIn = (mail: Pick<OutgoingMail, 'text' | 'html'>): readonly string[] => {
  const fromHtml = [...(mail.html ?? '').matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((found) =>
    unescapeHtml(found[1] ?? found[2] ?? ''),
  );
  const fromText = [...(mail.text ?? '').matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) =>
    link.replace(/[.,;:!?)]+$/, ''),
  );
  return [...new Set([...fromHtml, ...fromText])].filter((link) => /^https?:\/\//i.test(link));
};

const nameOf = ({
  contentId,
  ...name
}: Omit<AttachmentName, 'contentId'> & { readonly contentId?: string | undefined }): AttachmentName => ({
  ...name,
  ...(contentId !== undefined && { contentId }),
});

const toStored = (row: Record<string, unknown>): StoredMail => {
  const { text, html, replyTo, messageId, tags, status, attachments, ...mail } = Mail.parse(
    JSON.parse(String(row.mail)),
  );
  const bodies = { ...(text !== undefined && { text }), ...(html !== undefined && { html }) };
  const replies = replyTo === undefined ? {} : { replyTo };
  const told = {
    ...(messageId !== undefined && { messageId }),
    ...(tags !== undefined && { tags }),
    ...(status !== undefined && { status }),
    ...(attachments !== undefined && { attachments: attachments.map(nameOf) }),
  };
  const sentAt = new Date(Number(row.sent_at)).toISOString();
  return { id: String(row.id), sentAt, ...mail, ...replies, ...told, ...bodies, links: linksIn(bodies) };
};

const prepare = (database: DatabaseSync) => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS mail_outbox (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      sent_at INTEGER NOT NULL,
      recipients TEXT NOT NULL,
      mail TEXT NOT NULL
    ) STRICT;
  `);
  return {
    insert: database.prepare('INSERT INTO mail_outbox (id, sent_at, recipients, mail) VALUES (?, ?, ?, ?)'),
    prune: database.prepare(
      'DELETE FROM mail_outbox WHERE position <= (SELECT max(position) FROM mail_outbox) - ?',
    ),
    list: database.prepare(
      'SELECT * FROM mail_outbox WHERE instr(recipients, ?) > 0 ORDER BY position DESC LIMIT ?',
    ),
    get: database.prepare('SELECT * FROM mail_outbox WHERE id = ?'),
    mark: database.prepare("UPDATE mail_outbox SET mail = json_set(mail, '$.status', ?) WHERE id = ?"),
  };
};

/** A line break before and after each recipient, so that a search does not find an address that only ends the same. */
const recipientLine = (address: string): string => `\n${address.toLowerCase()}\n`;

/** Opens the outbox in the state database. */
export const openOutbox = (database: DatabaseSync, clock: Clock, ids: Ids): Outbox => {
  const statements = prepare(database);
  const files = openAttachments(database);
  return {
    deliver: async ({ attachments = [], ...mail }) => {
      const id = ids.uuid();
      const recipients = mail.to.map(recipientLine).join('');
      const names = attachments.map(({ content, ...name }) => ({ ...name, bytes: content.length }));
      // The files first: a mail is never without them.
      files.keep(id, attachments);
      const kept = names.length === 0 ? mail : { ...mail, attachments: names };
      statements.insert.run(id, clock.now(), recipients, JSON.stringify(kept));
      statements.prune.run(maximumMails);
      files.prune();
    },
    attachments: files.of,
    list: ({ to, limit = 200 } = {}) =>
      statements.list.all(to === undefined ? '\n' : recipientLine(to), limit).map(toStored),
    get: (id) => {
      const row = statements.get.get(id);
      return row === undefined ? undefined : toStored(row);
    },
    mark: (id, status) => {
      statements.mark.run(status, id);
    },
  };
};
