import type { BatchKind } from '../telemetry/batch.ts';

/**
 * Types that Athena and DuckDB read from JSON in the same way. Instants are ISO 8601 texts in UTC: they sort by time, and
 * neither engine has to guess a format or time zone. In both, `from_iso8601_timestamp(…)` makes an instant of such a text.
 */
export type ColumnType = 'string' | 'bigint' | 'double' | 'boolean';

interface Column {
  readonly type: ColumnType;
  /** Its content, for people who write queries. */
  readonly about: string;
}

interface LakeTable {
  readonly about: string;
  readonly columns: Readonly<Record<string, Column>>;
}

const text = (about: string) => ({ type: 'string', about }) as const;
const whole = (about: string) => ({ type: 'bigint', about }) as const;
const number = (about: string) => ({ type: 'double', about }) as const;
const flag = (about: string) => ({ type: 'boolean', about }) as const;

/** Columns of every record of a browser. */
const sent = {
  batch_id: text('The request that brought it'),
  record: whole('Its place in the request, from 0; with batch_id its name'),
  received_at: text('Server time, ISO 8601 UTC: count by this one'),
  occurred_at: text("Browser's time, ISO 8601 UTC"),
  skewed: flag("True when the browser's clock was more than a day off"),
  session_id: text('One page load'),
  person: text('One person within a day: count(distinct person)'),
  user_id: text("Account, of the token where verified, else the browser's claim"),
  verified: flag('True when user_id comes from a token'),
  user_agent: text('Browser'),
  route: text('Page as a route, /admin/mailboxes/:number'),
  facts: text('What else came with it, as a JSON object; json_extract_scalar reads it'),
} as const;

/**
 * The tables of the lake and their columns: what Glue declares, what the roller writes and what `npm run query` shows.
 *
 * Only admins may query. E-mail addresses, phone numbers and secrets were removed from telemetry when it was accepted,
 * and it contains accounts by id only. But domain events contain names and e-mail addresses of customers. Analysts use
 * the monitoring pages and their exports instead.
 */
export const lakeTables = {
  errors: {
    about: 'Errors in browsers',
    columns: {
      ...sent,
      fingerprint: text('Error group'),
      message: text('Message'),
      stack: text('Stack'),
      component: text('React component stack'),
      action: text('What the person was doing'),
    },
  },
  performance: {
    about: 'Measurements in browsers',
    columns: {
      ...sent,
      name: text('Metric: LCP, INP, CLS …, or whatever name a browser gave'),
      value: number('In the unit'),
      unit: text("The metric's unit; any other counts with no metric"),
    },
  },
  business: {
    about: 'Business events in browsers',
    columns: {
      ...sent,
      event: text('Name: visit, registration_completed …, or whatever name a browser gave'),
    },
  },
  domain_events: {
    about: 'Business events; with names and e-mail addresses',
    columns: {
      event_id: text('Unique'),
      occurred_at: text('ISO 8601 UTC'),
      source: text('skybarrel.<domain>'),
      type: text('mailbox-assigned.v2 …'),
      subject: text("The aggregate's id"),
      aggregate_version: whole('Which state of the aggregate it speaks of'),
      correlation_id: text('What caused it'),
      data: text('The rest as JSON; json_extract_scalar reads it'),
    },
  },
} as const satisfies Readonly<Record<string, LakeTable>>;

export type LakeTableName = keyof typeof lakeTables;
export const lakeTableNames = Object.keys(lakeTables) as readonly LakeTableName[];

/** The table of each kind of batch. A kind without a table does not compile. */
export const tableOfKind = {
  errors: 'errors',
  performance: 'performance',
  business: 'business',
  events: 'domain_events',
} as const satisfies Readonly<Record<BatchKind, LakeTableName>>;

interface Values {
  readonly string: string;
  readonly bigint: number;
  readonly double: number;
  readonly boolean: boolean;
}
type ColumnsOf<Table extends LakeTableName> = (typeof lakeTables)[Table]['columns'];

/** One row: every column, null when it has no value. */
export type LakeRow<Table extends LakeTableName> = {
  readonly [Name in keyof ColumnsOf<Table>]: ColumnsOf<Table>[Name] extends Column
    ? Values[ColumnsOf<Table>[Name]['type']] | null
    : never;
};
