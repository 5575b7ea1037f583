import type { ColumnType } from './tables.ts';

/** Where a value is in the data of events: their types, and the path of its field, as in `balance.after.owed`. */
interface Said {
  readonly events: readonly string[];
  readonly path: string;
}

/** A column of a view. */
export interface ViewColumn {
  readonly type: ColumnType;
  /** Its content, for people who write queries. */
  readonly about: string;
  /** The expression over all events of one row. */
  readonly sql: string;
  /** What the expression reads, so that a test can compare it with the contracts of the events. */
  readonly reads: readonly Said[];
}

/**
 * A view: one row for each thing that events speak of, by its id. It has columns by name instead of events as JSON, ids
 * instead of names, and money in whole cents.
 */
export interface LakeView {
  readonly about: string;
  /** Name of the first column, which has the id; what it is. */
  readonly key: readonly [name: string, about: string];
  readonly columns: Readonly<Record<string, ViewColumn>>;
}

const quoted = (text: string): string => `'${text}'`;
const fieldAt = (path: string): string => `json_extract_scalar(data, '$.${path}')`;
const oneOf = (events: readonly string[]): string => `type in (${events.map(quoted).join(', ')})`;

type Events = string | readonly string[];
const listOf = (events: Events): readonly string[] => (typeof events === 'string' ? [events] : events);

const athenaTypes: Readonly<Record<ColumnType, string>> = {
  string: 'varchar',
  bigint: 'bigint',
  double: 'double',
  boolean: 'boolean',
};

/** The name in SQL of a column's type. Hive, in which Glue declares columns, has other names. */
export const sqlTypeOf = (type: ColumnType): string => athenaTypes[type];

/** What the newest of these events says in a field. An event without the field says nothing of it. */
export const latest = (
  events: Events,
  path: string,
  about: string,
  type: ColumnType = 'string',
): ViewColumn => {
  const value = `max_by(${fieldAt(path)}, occurred_at) filter (where ${oneOf(listOf(events))} and ${fieldAt(path)} is not null)`;
  return {
    type,
    about,
    sql: type === 'string' ? value : `cast(${value} as ${sqlTypeOf(type)})`,
    reads: [{ events: listOf(events), path }],
  };
};

/** The newest of these events' whole cents. */
export const cents = (events: Events, path: string, about: string): ViewColumn =>
  latest(events, path, about, 'bigint');

/** A column, or what another says where it is empty. */
export const orElse = (column: ViewColumn, other: ViewColumn): ViewColumn => ({
  ...column,
  sql: `coalesce(${column.sql}, ${other.sql})`,
  reads: [...column.reads, ...other.reads],
});

/** A column of numbers, or 0 where it is empty. */
export const orZero = (column: ViewColumn): ViewColumn => ({ ...column, sql: `coalesce(${column.sql}, 0)` });

/** The newest of these events' pounds, which events have in thousandths. */
export const pounds = (events: Events, path: string, about: string): ViewColumn => {
  const thousandths = latest(events, path, about, 'double');
  return { ...thousandths, sql: `${thousandths.sql} / 1000` };
};

/** When the first of these events happened, ISO 8601 in UTC; empty when none did. */
export const firstTime = (events: Events, about: string): ViewColumn => ({
  type: 'string',
  about,
  sql: `min(occurred_at) filter (where ${oneOf(listOf(events))})`,
  reads: listOf(events).map((event) => ({ events: [event], path: '' })),
});

/** How many of these events there are. */
export const howMany = (events: Events, about: string): ViewColumn => ({
  type: 'bigint',
  about,
  sql: `count(*) filter (where ${oneOf(listOf(events))})`,
  reads: [{ events: listOf(events), path: '' }],
});

/** The instant that an event has in a field `at`, of the last one whose other field has a value. */
export const lastTimeWhen = (
  event: string,
  [path, value]: readonly [path: string, value: string],
  about: string,
): ViewColumn => ({
  type: 'string',
  about,
  sql: `max(${fieldAt('at')}) filter (where ${oneOf([event])} and ${fieldAt(path)} = ${quoted(value)})`,
  reads: [
    { events: [event], path: 'at' },
    { events: [event], path },
  ],
});

/** The types of events that a view reads. */
const eventsOf = ({ columns }: LakeView): readonly string[] => [
  ...new Set(Object.values(columns).flatMap(({ reads }) => reads.flatMap(({ events }) => events))),
];

/** The query of a view. Athena and DuckDB read it alike. */
export const queryOf = (view: LakeView): string => {
  const columns = Object.entries(view.columns).map(([name, { sql }]) => `  ${sql} as ${name}`);
  return [
    'select',
    [`  subject as ${view.key[0]}`, ...columns].join(',\n'),
    'from domain_events',
    `where ${oneOf(eventsOf(view))}`,
    'group by subject',
  ].join('\n');
};

/** The columns of a view with their types, the id first. */
export const columnsOf = (view: LakeView): Readonly<Record<string, Pick<ViewColumn, 'type' | 'about'>>> => ({
  [view.key[0]]: { type: 'string', about: view.key[1] },
  ...view.columns,
});
