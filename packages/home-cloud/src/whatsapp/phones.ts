import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock, Ids } from '../types.ts';
import type { Reply, SentMedia } from './replies.ts';
import { openTemplates, type SubmittedTemplate } from './templates.ts';

/** The template of a message by its name, and what stands in it. Free text has no template and one value. */
export interface MessageValues {
  readonly template: string;
  readonly values: readonly string[];
}

/** A WhatsApp message that would have been sent. */
export interface StoredWhatsApp extends MessageValues {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  readonly to: string;
  readonly numberId: string;
  /** `sent`, and what an operator made of it: `delivered`, `read` or `failed`. `reply` when it was written on the phone. */
  readonly status: string;
}

const Row = z.object({
  id: z.string(),
  sent_at: z.number(),
  recipient: z.string(),
  number_id: z.string(),
  template: z.string(),
  parameters: z.string(),
  status: z.string(),
});

const stored = (row: unknown): StoredWhatsApp => {
  const { id, sent_at, recipient: to, number_id: numberId, template, parameters, status } = Row.parse(row);
  const values = z.array(z.string()).parse(JSON.parse(parameters));
  return { id, sentAt: new Date(sent_at).toISOString(), to, numberId, template, values, status };
};

type NewMessage = Pick<StoredWhatsApp, 'to' | 'numberId' | 'template' | 'values'>;

const dayMs = 86_400_000;

/** A picture or document from a phone. */
export interface Media {
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MediaRow = z.object({ mime_type: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>) });

/** Of what phones sent, so many pictures and documents are kept. */
const maximumMedia = 200;

/** When there are more messages, the oldest are deleted. */
const maximumMessages = 5_000;

/** The phones at home: WhatsApp messages, stored on this machine, and the templates that the app may send them in. */
export const openPhones = (
  database: DatabaseSync,
  clock: Clock,
  ids: Ids,
  submitted: readonly SubmittedTemplate[] = [],
) => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS whatsapp_messages (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      sent_at INTEGER NOT NULL,
      recipient TEXT NOT NULL,
      number_id TEXT NOT NULL,
      template TEXT NOT NULL,
      parameters TEXT NOT NULL,
      status TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS whatsapp_media (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      mime_type TEXT NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
  `);
  const insert = database.prepare(
    'INSERT INTO whatsapp_messages (id, sent_at, recipient, number_id, template, parameters, status) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const prune = database.prepare(
    'DELETE FROM whatsapp_messages WHERE position <= (SELECT max(position) FROM whatsapp_messages) - ?',
  );
  const newest = database.prepare('SELECT * FROM whatsapp_messages ORDER BY position DESC LIMIT 200');
  const one = database.prepare('SELECT * FROM whatsapp_messages WHERE id = ?');
  const wroteSince = database.prepare(
    "SELECT 1 FROM whatsapp_messages WHERE recipient = ? AND number_id = ? AND status = 'reply' AND sent_at > ? LIMIT 1",
  );
  const change = database.prepare('UPDATE whatsapp_messages SET status = ? WHERE id = ?');
  const insertMedia = database.prepare('INSERT INTO whatsapp_media (id, mime_type, bytes) VALUES (?, ?, ?)');
  const pruneMedia = database.prepare(
    'DELETE FROM whatsapp_media WHERE position <= (SELECT max(position) FROM whatsapp_media) - ?',
  );
  const oneMedia = database.prepare('SELECT mime_type, bytes FROM whatsapp_media WHERE id = ?');
  const keepMedia = ({ mimeType, bytes }: Media): SentMedia => {
    const id = ids.uuid();
    insertMedia.run(id, mimeType, bytes);
    pruneMedia.run(maximumMedia);
    return { id, mimeType };
  };
  const keep = ({ to, numberId, template, values }: NewMessage, status: string): string => {
    const id = ids.uuid();
    insert.run(id, clock.now(), to, numberId, template, JSON.stringify(values), status);
    prune.run(maximumMessages);
    return id;
  };
  return {
    templates: openTemplates(database, submitted),
    /** Stores a message to a phone. Durable when it returns its id. */
    receive: (message: NewMessage): string => keep(message, 'sent'),
    /** Stores what was written on a phone, with a picture or document, and returns it as it goes to the app. */
    reply: (to: string, numberId: string, text: string, media?: Media): Reply => {
      const shown = media === undefined ? text : [`[${media.mimeType}]`, text].join(' ').trim();
      const id = keep({ to, numberId, template: '', values: [shown] }, 'reply');
      const sent = media === undefined ? {} : { media: keepMedia(media) };
      return { id, from: to, numberId, text, ...sent, at: clock.now() };
    },
    /** A picture or document that was sent from a phone, by its id. */
    media: (id: string): Media | undefined => {
      const row = oneMedia.get(id);
      if (row === undefined) return undefined;
      const { mime_type: mimeType, bytes } = MediaRow.parse(row);
      return { mimeType, bytes };
    },
    /** True while a phone and a number talk: for a day after something was written on the phone. */
    talks: (to: string, numberId: string): boolean =>
      wroteSince.get(to, numberId, clock.now() - dayMs) !== undefined,
    /** The newest first. */
    list: (): readonly StoredWhatsApp[] => newest.all().map(stored),
    get: (id: string): StoredWhatsApp | undefined => {
      const row = one.get(id);
      return row && stored(row);
    },
    mark: (id: string, status: string): void => {
      change.run(status, id);
    },
  };
};

export type Phones = ReturnType<typeof openPhones>;
