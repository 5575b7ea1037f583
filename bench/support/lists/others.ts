import { examples as enquiryExamples } from '#domain/enquiries/endpoint-examples.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { examples as mailboxExamples } from '#domain/mailboxes/endpoint-examples.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { examples as taskExamples } from '#domain/tasks/endpoint-examples.ts';
import type { TaskKind } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { wire as enquiries } from '#lambdas/enquiries/http.ts';
import { enquiryItem, searchWrites } from '#lambdas/enquiries/store/enquiry-items.ts';
import { wire as mailboxes } from '#lambdas/mailboxes/http.ts';
import { mailboxItem, searchItems } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { wire as notifications } from '#lambdas/notifications/http.ts';
import { wire as tasks } from '#lambdas/tasks/http.ts';
import { taskWrites } from '#lambdas/tasks/store/task-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import {
  besideClosed,
  bytesOf,
  combinationsOf,
  counted,
  desk,
  FOUND,
  type MeasuredList,
  minuteOf,
  nameOf,
} from './measured-list.ts';

const enquiry = enquiryExamples.show.reply.enquiry as Enquiry;
const enquiryList: MeasuredList = {
  name: 'enquiries: all',
  table: 'enquiries',
  items: (rows) =>
    counted(rows, (n) => [
      enquiryItem({
        ...enquiry,
        reference: enquiryReference.of(bytesOf(n, REFERENCE_BYTES)),
        receivedAt: minuteOf(n),
        changedAt: minuteOf(n),
      }),
    ]),
  handler: (client, env) =>
    enquiries(
      { ...env, USER_POOL_ID: '', USER_POOL_CLIENT_ID: '', AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: '' },
      { ...testDependencies(client), verifiedUser: async () => undefined },
    ),
  route: 'GET /api/enquiries',
  as: desk,
};

/** What is open, by sender and age, and what is closed by month. */
export const openEnquiries: MeasuredList = {
  ...enquiryList,
  name: 'enquiries: open ones',
  items: besideClosed((n, isOpen, isElsewhere) => [
    enquiryItem({
      ...enquiry,
      reference: enquiryReference.of(bytesOf(n, REFERENCE_BYTES)),
      status: isOpen ? 'OPEN' : 'CLOSED',
      userId: isElsewhere ? 'other' : 'sender',
      receivedAt: minuteOf(n),
      changedAt: minuteOf(n),
    }),
  ]),
  queries: combinationsOf({ status: 'OPEN', owner: 'sender', days: '1' }),
};

/** The search entries in one partition, and those enquiries whole that a search finds. */
const enquirySearch = (what: string, search: string): MeasuredList => ({
  ...enquiryList,
  name: `enquiries: search by ${what}`,
  items: (rows) =>
    counted(rows, (n) => {
      const one: Enquiry = {
        ...enquiry,
        reference: enquiryReference.of(bytesOf(n, REFERENCE_BYTES)),
        name: nameOf(n),
      };
      const entries = searchWrites('enquiries', undefined, one).flatMap(({ Put }) => Put?.Item ?? []);
      return [...entries.filter(({ pk }) => pk === 'SEARCH#q'), ...(n < FOUND ? [enquiryItem(one)] : [])];
    }),
  query: { search },
});

const mailboxOf = (n: number): Mailbox => ({
  ...(mailboxExamples.show.reply.mailbox as Mailbox),
  number: String(10_001 + n),
  ownerName: nameOf(n),
  ownerEmail: `person${n}@example.test`,
  ownerPhone: `+1201${String(5_550_000 + n).padStart(7, '0')}`,
});
const mailboxList: MeasuredList = {
  name: 'mailboxes: all',
  table: 'mailboxes',
  items: (rows) => counted(rows, (n) => [mailboxItem(mailboxOf(n))]),
  handler: (client, env) =>
    mailboxes(env, { ...testDependencies(client), accounts: { find: async () => undefined } }),
  route: 'GET /api/mailboxes',
  as: desk,
};
/** The search entries in one partition, which is all that a search reads, and those mailboxes whole that it finds. */
const mailboxSearch = (what: string, search: string, partition: string): MeasuredList => ({
  ...mailboxList,
  name: `mailboxes: search by ${what}`,
  items: (rows) =>
    counted(rows, (n) => {
      const mailbox = mailboxOf(n);
      const entries = searchItems(mailbox).filter(({ pk }) => pk === partition);
      return [...entries, ...(n < FOUND ? [mailboxItem(mailbox)] : [])];
    }),
  query: { search },
});

const kinds = ['PAYMENT_DUE', 'INVOICE_MISSING', 'ENQUIRY', 'QUOTE_TO_PRICE'] as const;
const admin = { userId: 'admin', roles: ['admin'] } as const;
const taskOf = (n: number, kind: TaskKind, change: Partial<Task> = {}): Task => {
  const { owner: _owner, ...sample } = taskExamples.show.reply.task as Task;
  return {
    ...sample,
    ...{ kind, id: `${kind}.S${n}`, subject: { ...sample.subject, id: `S${n}` } },
    ...{ since: minuteOf(n), due: minuteOf(n), version: 1 },
    ...change,
  };
};
const rowsOfTask = (task: Task) => taskWrites('tasks', undefined, task).map(({ Put }) => Put?.Item ?? {});
/** Tasks of four kinds in turn, taken by somebody or by nobody. */
const tasksOf =
  (owner?: string) =>
  (rows: number): Iterable<object> =>
    counted(rows, (n) =>
      rowsOfTask(taskOf(n, kinds[n % kinds.length] ?? 'ENQUIRY', owner === undefined ? {} : { owner })),
    );
const taskList: MeasuredList = {
  name: 'tasks: all',
  table: 'tasks',
  items: tasksOf(),
  handler: (client, env) => tasks(env, { ...testDependencies(client), rolesOf: async () => [] }),
  route: 'GET /api/tasks',
  as: admin,
};

/** What waits and is taken by somebody, by every combination of its filters. */
export const openTasks: MeasuredList = {
  ...taskList,
  name: 'tasks: waiting ones',
  items: besideClosed((n, isOpen, isElsewhere) =>
    rowsOfTask(
      taskOf(n, 'PAYMENT_DUE', {
        ...(isElsewhere ? {} : { owner: admin.userId }),
        ...(isOpen ? {} : { closedAt: minuteOf(n) }),
      }),
    ),
  ),
  queries: combinationsOf({ kind: 'PAYMENT_DUE', taken: admin.userId, late: 'yes', days: '1' }),
};

const feed = (name: string, pk: string, as: MeasuredList['as']): MeasuredList => ({
  name: `notifications: ${name}`,
  table: 'notifications',
  items: (rows) =>
    counted(rows, (n) => {
      const id = `${minuteOf(n)}#${n}`;
      return [{ pk, sk: id, id, at: minuteOf(n), kind: 'sample', title: `Sample ${n}`, body: '' }];
    }),
  handler: (client, env) => notifications(env, testDependencies(client)),
  route: 'GET /api/notifications',
  as,
});

export const otherLists: readonly MeasuredList[] = [
  enquiryList,
  openEnquiries,
  { ...enquiryList, name: 'enquiries: one status', query: { status: 'NEW' } },
  enquirySearch('two words of a name', 'quellworth sample'),
  enquirySearch('one word of a name', 'quellw'),
  mailboxList,
  mailboxSearch('two words of a name', 'quellworth sample', 'SEARCH#q'),
  mailboxSearch('one word of a name', 'quellw', 'SEARCH#q'),
  taskList,
  openTasks,
  { ...taskList, name: 'tasks: one kind', query: { kind: 'PAYMENT_DUE' } },
  { ...taskList, name: 'tasks: mine', items: tasksOf(admin.userId), query: { view: 'mine' } },
  feed('the desk', 'FEED#desk', desk),
  feed('admins', 'FEED#admins', admin),
  feed('a customer', 'FEED#person:sender', { userId: 'sender', roles: ['customer'] }),
];
