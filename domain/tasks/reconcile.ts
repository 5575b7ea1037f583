import type { DerivedTask } from '../kernel/derived-task.ts';
import { addDays, newYorkDay, newYorkHour, newYorkInstant, weekdayOf } from '../kernel/new-york.ts';
import { type TaskKind, taskKinds } from './kinds.ts';
import { type Task, type TaskSubject, taskIdOf } from './task.ts';

const HOUR_MS = 3_600_000;

/** The desk works on weekdays between these hours in New York. What would be due at night is due in the morning after it. */
const desk = { opens: 8, closes: 18, firstDue: '10:00' } as const;
const SUNDAY = 0;
const SATURDAY = 6;

const isWeekday = (day: string): boolean => ![SUNDAY, SATURDAY].includes(weekdayOf(day));

/** The instant itself while the desk is open, else the morning of the next weekday. */
const whileOpen = (at: number): Date => {
  const today = newYorkDay(at);
  const hour = newYorkHour(at);
  if (isWeekday(today) && hour >= desk.opens && hour < desk.closes) return new Date(at);
  let day = hour < desk.opens ? today : addDays(today, 1);
  while (!isWeekday(day)) day = addDays(day, 1);
  return newYorkInstant(day, desk.firstDue);
};

/** When a task should be done: within the hours of its kind while the desk is open, and before the instant that the thing gives. */
export const dueOf = ({ kind, since, due }: DerivedTask<TaskKind>): string => {
  const within = whileOpen(Date.parse(since) + taskKinds[kind].hours * HOUR_MS).toISOString();
  return due !== undefined && due < within ? due : within;
};

/** The next version of a task, or a new one. */
export interface TaskChange {
  readonly before: Task | undefined;
  readonly after: Task;
}

const opened = (subject: TaskSubject, wanted: DerivedTask<TaskKind>, version: number): Task => ({
  id: taskIdOf(wanted.kind, subject.id),
  kind: wanted.kind,
  subject,
  since: wanted.since,
  due: dueOf(wanted),
  ...(wanted.about === undefined ? {} : { about: wanted.about }),
  version,
});

/** Whether a task says already what it is about. */
const saysSo = ({ about }: Task, wanted: DerivedTask<TaskKind>): boolean =>
  wanted.about === undefined ||
  (about?.customer === wanted.about.customer && about?.what === wanted.about.what);

/** Whether a task is done although its reason is still there, because someone said so. */
const isSettled = ({ kind, closedAt, since }: Task, wanted: DerivedTask<TaskKind>): boolean =>
  closedAt !== undefined && taskKinds[kind].byHand && since === wanted.since;

const changeTo = (
  subject: TaskSubject,
  before: Task | undefined,
  wanted: DerivedTask<TaskKind>,
): TaskChange | undefined => {
  if (before === undefined) return { before, after: opened(subject, wanted, 1) };
  if (isSettled(before, wanted)) return undefined;
  // A task that comes back is nobody's.
  if (before.closedAt !== undefined) return { before, after: opened(subject, wanted, before.version + 1) };
  const due = dueOf(wanted);
  if (before.since === wanted.since && before.due === due && saysSo(before, wanted)) return undefined;
  const { snoozedUntil, ...kept } = before;
  // With another reason it is in sight again.
  const asleep = before.since === wanted.since && snoozedUntil !== undefined ? { snoozedUntil } : {};
  const about = wanted.about === undefined ? {} : { about: wanted.about };
  const after = { ...kept, ...asleep, ...about, since: wanted.since, due, version: before.version + 1 };
  return { before, after };
};

/**
 * What has to be written so that a thing has exactly the tasks for which there is a reason. `known` are the tasks that it has or
 * had; what people added to them stays. Nothing when all is as it should be.
 */
export const taskChanges = (
  subject: TaskSubject,
  known: readonly Task[],
  wanted: readonly DerivedTask<TaskKind>[],
  now: Date,
): readonly TaskChange[] => {
  const opening = wanted.flatMap(
    (one) =>
      changeTo(
        subject,
        known.find(({ kind }) => kind === one.kind),
        one,
      ) ?? [],
  );
  const closing = known
    .filter(({ kind, closedAt }) => closedAt === undefined && !wanted.some((one) => one.kind === kind))
    .map((before) => ({
      before,
      after: { ...before, closedAt: now.toISOString(), version: before.version + 1 },
    }));
  return [...opening, ...closing];
};
