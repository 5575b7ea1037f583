import type { State } from '../../state/state.ts';

/** An event on a bus. */
export interface Envelope {
  readonly version: '0';
  readonly id: string;
  readonly 'detail-type': string;
  readonly source: string;
  readonly account: string;
  /** ISO, to the second. */
  readonly time: string;
  readonly region: string;
  readonly resources: readonly string[];
  readonly detail: unknown;
}

/** A pending delivery. It contains everything it needs, so that a changed rule does not change it. */
export interface NewDelivery {
  readonly rule: string;
  readonly targetArn: string;
  /** The text for the target. */
  readonly payload: string;
  readonly deadLetterArn: string | undefined;
  readonly maximumRetries: number;
  /** The end of its maximum age, in epoch ms. */
  readonly expiresAt: number;
}

export interface Delivery extends NewDelivery {
  readonly number: number;
  readonly attempts: number;
}

type DeliveryState = 'pending' | 'delivered' | 'dead-lettered' | 'dropped';

interface DeliveryReport {
  readonly rule: string;
  readonly target: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastError: string | undefined;
}

/** An event with the state of its deliveries, for the console. */
export interface EventReport {
  readonly id: string;
  readonly bus: string;
  readonly receivedAt: string;
  readonly archives: readonly string[];
  readonly envelope: Envelope;
  readonly deliveries: readonly DeliveryReport[];
}

/** All events and pending deliveries. Accepted events survive a kill. */
export interface Journal {
  /** Stores events with their deliveries in one transaction. After it returns, they will be delivered. */
  accept(events: readonly AcceptedEvent[], now: number): void;
  /** The deliveries that are due at `now`, oldest first, without those in `except`. */
  due(now: number, except: ReadonlySet<number>, limit: number): readonly Delivery[];
  /** The instant when the next pending delivery is due, in epoch ms. Undefined if none is pending. */
  nextDue(except: ReadonlySet<number>): number | undefined;
  retryAt(number: number, at: number, error: string): void;
  settle(number: number, state: Exclude<DeliveryState, 'pending'>, error?: string): void;
  /** The latest events first. */
  latest(limit: number): readonly EventReport[];
}

export interface AcceptedEvent {
  readonly bus: string;
  readonly envelope: Envelope;
  readonly archives: readonly string[];
  readonly deliveries: readonly NewDelivery[];
}

const schema = `
  CREATE TABLE IF NOT EXISTS bus_events (
    number INTEGER PRIMARY KEY, bus TEXT NOT NULL, received_at INTEGER NOT NULL,
    archives TEXT NOT NULL, envelope TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS bus_deliveries (
    number INTEGER PRIMARY KEY, event INTEGER NOT NULL, rule TEXT NOT NULL, target_arn TEXT NOT NULL,
    payload TEXT NOT NULL, dead_letter_arn TEXT, maximum_retries INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'pending',
    last_error TEXT
  );
  CREATE INDEX IF NOT EXISTS bus_deliveries_due ON bus_deliveries (due_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS bus_deliveries_of_event ON bus_deliveries (event);
`;

/** The console shows this many events. Older delivered ones are deleted, unless an archive keeps them. */
const maximumEvents = 5000;

/** The journal in the state file. */
export const openJournal = (state: State): Journal => {
  const { database } = state;
  database.exec(schema);
  const insertEvent = database.prepare(
    'INSERT INTO bus_events (bus, received_at, archives, envelope) VALUES (?, ?, ?, ?)',
  );
  const insertDelivery = database.prepare(
    `INSERT INTO bus_deliveries (event, rule, target_arn, payload, dead_letter_arn, maximum_retries, expires_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const pending = database.prepare(
    "SELECT * FROM bus_deliveries WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, number LIMIT ?",
  );
  const upcoming = database.prepare(
    "SELECT number, due_at FROM bus_deliveries WHERE state = 'pending' ORDER BY due_at LIMIT ?",
  );
  const retry = database.prepare(
    'UPDATE bus_deliveries SET attempts = attempts + 1, due_at = ?, last_error = ? WHERE number = ?',
  );
  const finish = database.prepare(
    'UPDATE bus_deliveries SET attempts = attempts + 1, state = ?, last_error = ? WHERE number = ?',
  );
  const events = database.prepare('SELECT * FROM bus_events ORDER BY number DESC LIMIT ?');
  const deliveriesOf = database.prepare('SELECT * FROM bus_deliveries WHERE event = ? ORDER BY number');
  const forget = database.prepare(
    `DELETE FROM bus_events WHERE number <= ? AND archives = '[]' AND NOT EXISTS
     (SELECT 1 FROM bus_deliveries WHERE event = bus_events.number AND state = 'pending')`,
  );
  const forgetDeliveries = database.prepare(
    "DELETE FROM bus_deliveries WHERE event <= ? AND state <> 'pending' AND event NOT IN (SELECT number FROM bus_events)",
  );

  const add = ({ bus, envelope, archives, deliveries }: AcceptedEvent, now: number) => {
    const inserted = insertEvent.run(bus, now, JSON.stringify(archives), JSON.stringify(envelope));
    const number = Number(inserted.lastInsertRowid);
    for (const it of deliveries) {
      const { rule, targetArn, payload, deadLetterArn, maximumRetries, expiresAt } = it;
      insertDelivery.run(
        number,
        rule,
        targetArn,
        payload,
        deadLetterArn ?? null,
        maximumRetries,
        expiresAt,
        now,
      );
    }
    if (number % 500 === 0) {
      forget.run(number - maximumEvents);
      forgetDeliveries.run(number - maximumEvents);
    }
  };

  return {
    accept: (accepted, now) => state.transaction(() => accepted.forEach((it) => void add(it, now))),
    due: (now, except, limit) =>
      pending
        .all(now, limit + except.size)
        .map(deliveryOf)
        .filter(({ number }) => !except.has(number))
        .slice(0, limit),
    nextDue: (except) => {
      const next = upcoming.all(except.size + 1).find((row) => !except.has(Number(row.number)));
      return next === undefined ? undefined : Number(next.due_at);
    },
    retryAt: (number, at, error) => void retry.run(at, error, number),
    settle: (number, outcome, error) => void finish.run(outcome, error ?? null, number),
    latest: (limit) =>
      events.all(limit).map((row) => ({
        id: String(JSON.parse(String(row.envelope)).id),
        bus: String(row.bus),
        receivedAt: new Date(Number(row.received_at)).toISOString(),
        archives: JSON.parse(String(row.archives)),
        envelope: JSON.parse(String(row.envelope)),
        deliveries: deliveriesOf.all(Number(row.number)).map(reportOf),
      })),
  };
};

type Row = Record<string, unknown>;

const deliveryOf = (row: Row): Delivery => ({
  number: Number(row.number),
  rule: String(row.rule),
  targetArn: String(row.target_arn),
  payload: String(row.payload),
  deadLetterArn: row.dead_letter_arn === null ? undefined : String(row.dead_letter_arn),
  maximumRetries: Number(row.maximum_retries),
  expiresAt: Number(row.expires_at),
  attempts: Number(row.attempts),
});

const reportOf = (row: Row): DeliveryReport => ({
  rule: String(row.rule),
  target: String(row.target_arn),
  state: row.state as DeliveryState,
  attempts: Number(row.attempts),
  lastError: row.last_error === null ? undefined : String(row.last_error),
});
