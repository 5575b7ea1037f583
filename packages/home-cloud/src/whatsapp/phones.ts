import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock, Ids } from '../types.ts';
import type { Reply } from './replies.ts';
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
    /** Stores what was written on a phone, and returns it as it goes to the app. */
    reply: (to: string, numberId: string, text: string): Reply => {
      const id = keep({ to, numberId, template: '', values: [text] }, 'reply');
      return { id, from: to, numberId, text, at: clock.now() };
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
