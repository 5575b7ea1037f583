import { type TaskKind, taskKinds } from '#domain/tasks/kinds.ts';
import { Task, TaskEntry, type TaskSubject, taskIdOf, taskOfId } from '#domain/tasks/task.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { Item, ItemKey } from '../../runtime/table/get-item.ts';
import { put, putNew, putVersion, type Write } from '../../runtime/table/writes.ts';

const SUBJECT = 'SUBJECT#';
const HISTORY = 'HISTORY#';
/** The beginning of the sort keys of tasks, below their subject. */
export const TASK = 'TASK#';

/** All tasks of one thing are together, so that one read says which it has. */
export const subjectPartition = ({ kind, id }: TaskSubject): string => `${SUBJECT}${kind}#${id}`;
export const kindPartition = (kind: TaskKind): string => `KIND#${kind}`;
export const ownerPartition = (userId: string): string => `OWNER#${userId}`;
export const snoozedPartition = (kind: TaskKind): string => `SNOOZED#${kind}`;

/** Sorts by the time when a task should be done. */
export const duePosition = ({ due, id }: Pick<Task, 'due' | 'id'>): string => `${due}#${id}`;
/** Sorts by the time when a task comes back. */
export const wakePosition = ({ snoozedUntil = '', id }: Pick<Task, 'snoozedUntil' | 'id'>): string =>
  `${snoozedUntil}#${id}`;

/** The key of a task. Undefined for an id of no kind that we know. */
export const taskKey = (id: string): ItemKey | undefined => {
  const named = taskOfId(id);
  return named && { pk: subjectPartition(named.subject), sk: `${TASK}${named.kind}` };
};
export const historyPrefix = (kind: TaskKind): string => `${HISTORY}${kind}#`;

/** What an item has of a task. Kind and subject are in its keys, so that an item stays small: the index is read to count. */
const stored = ({ id: _id, kind: _kind, subject: _subject, ...rest }: Task) => rest;

type Row = Item & ItemKey;

/** The task, and a row for each further list that it is in. A task that is over is in no list. */
const rowsOf = (task: Task): readonly Row[] => {
  const { kind, subject, closedAt, owner, snoozedUntil } = task;
  const pk = subjectPartition(subject);
  const item = { pk, sk: `${TASK}${kind}`, ...stored(task) };
  if (closedAt !== undefined) return [{ ...item, expires_at: expires(new Date(closedAt), 'trail') }];
  const listed = (name: string, gsi1pk: string, gsi1sk: string): Row => ({
    ...stored(task),
    pk,
    sk: `${name}${kind}`,
    gsi1pk,
    gsi1sk,
  });
  return [
    listed(TASK, kindPartition(kind), duePosition(task)),
    ...(owner === undefined ? [] : [listed('OWNED#', ownerPartition(owner), duePosition(task))]),
    ...(snoozedUntil === undefined ? [] : [listed('SNOOZED#', snoozedPartition(kind), wakePosition(task))]),
  ];
};

/** The writes that bring a task and its lists from one version to the next. The first is guarded by the version before. */
export const taskWrites = (
  TableName: string,
  before: Task | undefined,
  after: Task,
): readonly [Write, ...Write[]] => {
  const [item, ...lists] = rowsOf(after);
  const gone = (before === undefined ? [] : rowsOf(before).slice(1)).filter(
    ({ sk }) => !lists.some((row) => row.sk === sk),
  );
  return [
    putVersion(TableName, { ...item, version: after.version }),
    // Without the keys of the index, a row is in no list.
    ...[
      ...lists,
      ...gone.map(({ pk, sk }) => ({ pk, sk, expires_at: expires(new Date(after.due), 'over') })),
    ].map((item) => put(TableName, item)),
  ];
};

/** The write of an entry of the history. */
export const historyWrite = (TableName: string, { kind, subject }: Task, entry: TaskEntry): Write =>
  putNew(TableName, {
    pk: subjectPartition(subject),
    sk: `${historyPrefix(kind)}${entry.at}#${entry.id}`,
    ...entry,
    expires_at: expires(new Date(entry.at), 'trail'),
  });

const keyParts = /^SUBJECT#[a-z]+#(.+)$/;

/** The task of an item or of a row of a list. */
export const toTask = ({ pk, sk, ...item }: Item): Task => {
  const kind = String(sk).slice(String(sk).indexOf('#') + 1) as TaskKind;
  const [, subjectId = ''] = keyParts.exec(String(pk)) ?? [];
  return Task.parse({
    ...item,
    id: taskIdOf(kind, subjectId),
    kind,
    subject: { kind: taskKinds[kind]?.subject, id: subjectId },
  });
};
export const toEntry = (item: Item): TaskEntry => TaskEntry.parse(item);
