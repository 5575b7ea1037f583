import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock, Ids } from '../types.ts';

/** The template of a message by its name, and what stands in it. */
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
  /** `sent`, and what an operator made of it: `delivered`, `read` or `failed`. */
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

/** When there are more messages, the oldest are deleted. */
const maximumMessages = 5_000;

/** The phones at home: WhatsApp messages, stored on this machine. */
export const openPhones = (database: DatabaseSync, clock: Clock, ids: Ids) => {
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
    "INSERT INTO whatsapp_messages (id, sent_at, recipient, number_id, template, parameters, status) VALUES (?, ?, ?, ?, ?, ?, 'sent')",
  );
  const prune = database.prepare(
    'DELETE FROM whatsapp_messages WHERE position <= (SELECT max(position) FROM whatsapp_messages) - ?',
  );
  const newest = database.prepare('SELECT * FROM whatsapp_messages ORDER BY position DESC LIMIT 200');
  const one = database.prepare('SELECT * FROM whatsapp_messages WHERE id = ?');
  const change = database.prepare('UPDATE whatsapp_messages SET status = ? WHERE id = ?');
  return {
    /** Stores a message. Durable when it returns its id. */
    receive: ({
      to,
      numberId,
      template,
      values,
    }: Pick<StoredWhatsApp, 'to' | 'numberId' | 'template' | 'values'>): string => {
      const id = ids.uuid();
      insert.run(id, clock.now(), to, numberId, template, JSON.stringify(values));
      prune.run(maximumMessages);
      return id;
    },
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
