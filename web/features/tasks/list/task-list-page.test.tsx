import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { TaskListPage } from './task-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'me', useMay: () => () => true }));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => ({ me: 'You', 'marva-1': 'Marva S.' })[id] ?? 'Ann',
}));

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);

const message: Task = {
  id: 'ENQUIRY.ENQ-7K3M9Q',
  kind: 'ENQUIRY',
  subject: { kind: 'enquiry', id: 'ENQ-7K3M9Q' },
  since: '2026-11-21T15:00:00.000Z',
  due: '2026-11-21T23:00:00.000Z',
  version: 1,
};
const rolled: Task = {
  ...message,
  id: 'ROLLED_THRICE.7K3M9-Q2X4T-C',
  kind: 'ROLLED_THRICE',
  subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
};

const people = [
  { userId: 'me', name: 'Me', roles: ['staff'] },
  { userId: 'ann-1', name: 'Ann', roles: ['staff'] },
  { userId: 'joe-1', name: 'Joe', roles: ['warehouse'] },
];

/** A fake API that has these tasks, and answers acts with this. */
const answer = (tasks: readonly Task[], act: (body: unknown) => unknown = () => tasks[0]): void => {
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === taskEndpoints.list) return { items: tasks };
    if (endpoint === taskEndpoints.counts)
      return { kinds: [{ kind: 'ENQUIRY', count: 100, late: 1, oldest: message.since }], mine: 2 };
    if (endpoint === identityEndpoints.colleagues) return { people };
    if (endpoint === taskEndpoints.show) return { task: tasks[0], history: [] };
    if (endpoint === deskEndpoints.views || endpoint === deskEndpoints.sharedViews) return { views: [] };
    const acts: readonly unknown[] = [taskEndpoints.assign, taskEndpoints.snooze, taskEndpoints.done];
    return acts.includes(endpoint) ? act(input.body) : { others: [] };
  });
};
const sent = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input.body] : []));

const open = async (at = '/staff/tasks'): Promise<HTMLElement> => {
  const screen = await openScreen(<TaskListPage area="/staff" />, at);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00Z') });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a task says what to do, when it is due, and leads to where it is cleared', async () => {
  answer([message]);
  const screen = await open();
  const row = screen.querySelector('tbody tr');
  expect(row?.textContent).toMatch(/Answer a message.*ENQ-7K3M9Q.*Nov 21.*1.h/);
  expect(row?.querySelector('a[data-row]')?.getAttribute('href')).toBe('/staff/enquiries/ENQ-7K3M9Q');
  expect(screen.textContent).toContain('Answer a message · 99+');
  expect(screen.textContent).toContain('Mine · 2');
  expect(screen.textContent).toContain('1 task shown of more than 99');
});

test('a row says whose thing it is and what', async () => {
  answer([{ ...rolled, about: { customer: 'marva-1', what: '3 boxes to Guyana' } }]);
  const row = (await open()).querySelector('tbody tr');
  expect(row?.textContent).toContain('Marva S.: 3 boxes to Guyana 7K3M9-Q2X4T-C');
});

test('beside the list a task has one link, which says what is done where it leads: it has no page of its own', async () => {
  answer([message]);
  const screen = await open(`/staff/tasks?open=${message.id}`);
  const links = [...screen.querySelectorAll('aside a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [taskKinds.ENQUIRY.act, '/staff/enquiries/ENQ-7K3M9Q'],
  ]);
});

test('says how late a task is, and who has taken it', async () => {
  answer([{ ...message, due: '2026-11-21T14:00:00.000Z', owner: 'ann-1' }]);
  const text = (await open()).textContent;
  expect(text).toMatch(/Late by 2.h/);
  expect(text).toMatch(/Late by 2.h.*Ann/);
});

test('asks for what the address says', async () => {
  answer([]);
  expect((await open('/staff/tasks?view=mine')).textContent).toContain('You have taken nothing');
  expect(calling).toHaveBeenCalledWith(
    taskEndpoints.list,
    { query: { limit: 25, cursor: undefined, view: 'mine', kind: undefined } },
    expect.anything(),
  );
});

test('a task that is taken says so at once', async () => {
  answer([message], () => ({ ...message, owner: 'me', version: 2 }));
  const screen = await open();
  await press('Take it');
  await settle();
  expect(sent(taskEndpoints.assign)).toEqual([{ version: 1, taken: true }]);
  const row = screen.querySelector('tbody tr');
  expect(row?.textContent).toMatch(/You.*Hand back/);
});

test('a task that is snoozed is gone from what waits, and the note goes with it', async () => {
  answer([message], () => ({ ...message, snoozedUntil: '2026-11-22T13:00:00.000Z', version: 2 }));
  const screen = await open(`/staff/tasks?open=${message.id}`);
  await type(screen.querySelector('aside input'), ' They call back. ');
  await press('Tomorrow morning');
  await settle();
  expect(sent(taskEndpoints.snooze)).toEqual([
    { version: 1, until: '2026-11-22T13:00:00.000Z', note: 'They call back.' },
  ]);
  expect(screen.textContent).toContain('1 no longer in this list');
});

test('only a task that nothing else clears can be marked as done', async () => {
  answer([rolled], () => ({ ...rolled, closedAt: '2026-11-21T16:00:00.000Z', version: 2 }));
  const screen = await open(`/staff/tasks?open=${rolled.id}`);
  await press('Mark as done');
  await settle();
  expect(sent(taskEndpoints.done)).toEqual([{ version: 1 }]);
  expect(screen.textContent).toContain('1 no longer in this list');
  await closeScreen();
  answer([message]);
  const other = await open(`/staff/tasks?open=${message.id}`);
  expect(other.textContent).not.toContain('Mark as done');
});

test('a task is given to a colleague who can clear it; others are not offered', async () => {
  answer([message], () => ({ ...message, owner: 'ann-1', version: 2 }));
  const screen = await open(`/staff/tasks?open=${message.id}`);
  const select = [...screen.querySelectorAll('select')].find((one) => one.textContent?.includes('colleague'));
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Choose a colleague', 'Ann']);
  await choose(select, 'ann-1');
  await press('Give it');
  await settle();
  expect(sent(taskEndpoints.assign)).toEqual([{ version: 1, taken: true, to: 'ann-1' }]);
  expect(screen.textContent).toContain('taken by Ann');
});

test('when a colleague was first, it says so and shows what they did', async () => {
  answer([message], () => {
    answer([{ ...message, owner: 'ann-1', version: 2 }]);
    const problem = { code: 'TASK_CHANGED', message: 'Changed.', correlationId: '' };
    throw new ApiError(409, problem);
  });
  const screen = await open(`/staff/tasks?open=${message.id}`);
  await press('Take it');
  await settle();
  await settle();
  expect(screen.textContent).toContain('Someone else worked on this');
  expect(screen.textContent).toContain('Taken by Ann');
});
