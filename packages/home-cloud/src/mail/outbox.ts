import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock, DeliverMail, Ids, OutgoingMail } from '../types.ts';

/** A mail that was sent, with when and the links in it. */
export interface StoredMail extends OutgoingMail {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  /** Every http(s) address in it, in order, each once. */
  readonly links: readonly string[];
}

/** Mail that would have left, kept on this machine. */
export interface Outbox {
  /** Keeps a mail; durable once resolved. */
  readonly deliver: DeliverMail;
  /** The newest first; `to` narrows to one recipient (any case). */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly StoredMail[];
  get(id: string): StoredMail | undefined;
}

/** Mails kept; the oldest go first. */
const kept = 5_000;

const Mail = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  replyTo: z.optional(z.array(z.string())),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  via: z.string(),
});

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Every http(s) address in a mail, from links of its HTML and from its text. */
export const linksIn = (mail: Pick<OutgoingMail, 'text' | 'html'>): readonly string[] => {
  const fromHtml = [...(mail.html ?? '').matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((found) =>
    unescapeHtml(found[1] ?? found[2] ?? ''),
  );
  const fromText = [...(mail.text ?? '').matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) =>
    link.replace(/[.,;:!?)]+$/, ''),
  );
  return [...new Set([...fromHtml, ...fromText])].filter((link) => /^https?:\/\//i.test(link));
};

const toStored = (row: Record<string, unknown>): StoredMail => {
  const { text, html, replyTo, ...mail } = Mail.parse(JSON.parse(String(row.mail)));
  const bodies = { ...(text !== undefined && { text }), ...(html !== undefined && { html }) };
  const replies = replyTo === undefined ? {} : { replyTo };
  const sentAt = new Date(Number(row.sent_at)).toISOString();
  return { id: String(row.id), sentAt, ...mail, ...replies, ...bodies, links: linksIn(bodies) };
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
  };
};

/** Lines around each recipient, so that a search for one does not find another who ends alike. */
const recipientLine = (address: string): string => `\n${address.toLowerCase()}\n`;

/** Opens the outbox in the database of the data folder. */
export const openOutbox = (database: DatabaseSync, clock: Clock, ids: Ids): Outbox => {
  const statements = prepare(database);
  return {
    deliver: async (mail) => {
      const recipients = mail.to.map(recipientLine).join('');
      statements.insert.run(ids.uuid(), clock.now(), recipients, JSON.stringify(mail));
      statements.prune.run(kept);
    },
    list: ({ to, limit = 200 } = {}) =>
      statements.list.all(to === undefined ? '\n' : recipientLine(to), limit).map(toStored),
    get: (id) => {
      const row = statements.get.get(id);
      return row === undefined ? undefined : toStored(row);
    },
  };
};
