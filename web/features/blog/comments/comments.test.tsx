import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Comment } from '#domain/blog/comments/comment.ts';
import { commentEndpoints } from '#domain/blog/comments/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { CommentsSection } from './comments.tsx';
import { CommentsLink } from './comments-link.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'me',
  useMay: () => (permission: string) => permission === 'content.read' || mayManage(),
}));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const post = '019a1d3c-0000-7000-8000-000000000031';
const mine: Comment = { id: 'mine', version: 1, text: 'Too long.', by: 'me', at: '2026-11-06T15:00:00.000Z' };
const hers: Comment = { ...mine, id: 'hers', version: 3, text: 'Batteries?', by: 'ann' };
const old: Comment = { ...hers, id: 'old', text: 'Done long ago.', done: { by: 'me', at: mine.at } };

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const answer = (comments: readonly Comment[], change: () => unknown = () => ({ comments })): void => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === commentEndpoints.comments ? { comments } : change(),
  );
};
const sent = () =>
  calling.mock.calls.flatMap(([endpoint, { params, body }]) =>
    endpoint === commentEndpoints.comment
      ? [{ comment: (params as { comment: string }).comment, ...(body as object) }]
      : [],
  );

let screen: HTMLElement;
const open = async (address = '/') => {
  screen = await openScreen(<CommentsSection id={post} />, address);
  await settle();
};
const typed = async (words: string) => type(screen.querySelector('textarea'), words);

beforeEach(() => mayManage.mockReturnValue(true));
afterEach(() => closeScreen());

test('what waits is read first, and only own open comments can be reworded or removed', async () => {
  answer([old, hers, mine]);
  await open();
  const lines = [...screen.querySelectorAll('li')];
  expect(lines.map((line) => line.textContent?.match(/Batteries|Too long|Done long/)?.[0])).toEqual([
    'Batteries',
    'Too long',
    'Done long',
  ]);
  const buttonsOf = (line: Element | undefined) =>
    [...(line?.querySelectorAll('button:not(dialog *)') ?? [])].map(({ textContent }) => textContent);
  expect(lines.map(buttonsOf)).toEqual([
    ['Mark as done'],
    ['Mark as done', 'Edit', 'Remove'],
    ['Open it again'],
  ]);
});

test('a comment is sent with one key until there is an answer, and stays in the field until it is written', async () => {
  let isDown = true;
  answer([], () => {
    if (isDown) throw new TypeError('offline');
    return { comments: [mine] };
  });
  await open();
  expect(screen.textContent).toContain('Nobody has written one yet.');
  await press('Add comment');
  expect(screen.textContent).toContain('Write the comment first');
  await typed('Too long.');
  await press('Add comment');
  await settle();
  expect(screen.querySelector('textarea')?.value).toBe('Too long.');
  isDown = false;
  await press('Add comment');
  await settle();
  const [first, second] = sent();
  expect(first).toMatchObject({ change: { act: 'write', text: 'Too long.' } });
  expect(second).toEqual(first);
  expect(screen.querySelector('textarea')?.value).toBe('');
});

test('is edited as its author saw it, marked as done, and removed after a question', async () => {
  answer([mine]);
  await open();
  await press('Edit');
  await typed('Too long for a phone.');
  await press('Save comment');
  await settle();
  await press('Mark as done');
  await settle();
  await press('Remove');
  await press('Remove it');
  await settle();
  expect(sent()).toEqual([
    { comment: 'mine', change: { act: 'edit', version: 1, text: 'Too long for a phone.' } },
    { comment: 'mine', change: { act: 'done', version: 1, done: true } },
    { comment: 'mine', change: { act: 'remove', version: 1 } },
  ]);
});

test('whoever was second is told', async () => {
  answer([hers], () => {
    throw new ApiError(409, {
      code: 'COMMENT_CHANGED',
      message: 'Someone else has changed it.',
      correlationId: 'c',
      details: { comments: [hers] },
    });
  });
  await open();
  await press('Mark as done');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toBe('Someone else has changed it.');
});

test('who may only look writes and marks nothing', async () => {
  mayManage.mockReturnValue(false);
  answer([hers]);
  await open();
  expect(screen.querySelectorAll('button, textarea')).toHaveLength(0);
});

test('the editor leads to the comments and says how many wait; who follows it begins there', async () => {
  answer([old, hers, mine]);
  screen = await openScreen(<CommentsLink id={post} area="/staff" />);
  await settle();
  const link = screen.querySelector('a');
  expect(link?.textContent).toBe('Comments: 2 open');
  const to = link?.getAttribute('href') ?? '';
  expect(to).toBe(`/staff/blog/${post}#post_comments`);
  await closeScreen();
  await open(to);
  expect(document.activeElement?.id).toBe('post_comments');
});
