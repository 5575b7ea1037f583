import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type MadeJob, newJob, nextState } from '#domain/blog/made/made-job.ts';
import { queueCard, queueStages } from '#domain/blog/queue/queue.ts';
import { sampleIdea } from '#domain/blog/testing/sample-post.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { QueuePage } from './queue-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'me', useMay: () => () => mayManage() }));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));

interface Input {
  readonly body?: unknown;
  readonly params?: unknown;
}
const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const at = '2026-12-01T15:00:00.000Z';
const asked = newJob({ id: 'made-1', kind: 'christmas' }, { by: 'ann', at });
const brief = { intent: 'May I send it?', outline: '', sources: '' };
const idea: DeskPost = { ...sampleIdea, owner: 'me', dueOn: '2026-11-30', phrase: 'ship perfume' };
const draft: DeskPost = {
  ...sampleIdea,
  id: 'draft',
  title: 'Batteries',
  status: 'DRAFT',
  brief,
  owner: 'ann',
};

const answer = ({
  jobs = [],
  move = () => idea,
}: {
  readonly jobs?: readonly MadeJob[];
  readonly move?: () => unknown;
} = {}): void => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === blogEndpoints.move) return move();
    if (endpoint !== blogEndpoints.queue) return asked;
    const posts = [idea, draft];
    return {
      stages: queueStages.map((status) => ({
        status,
        cards: posts.filter((post) => post.status === status).map(queueCard),
        more: status === 'DRAFT',
      })),
      made: jobs,
    };
  });
};
const sent = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));

let screen: HTMLElement;
const open = async (search = '') => {
  screen = await openScreen(<QueuePage area="/staff" />, `/staff/blog/queue${search}`);
  await settle();
};
const stage = (title: string) =>
  [...screen.querySelectorAll('section')].find((one) =>
    one.querySelector('h2')?.textContent?.startsWith(title),
  )?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date', 'setInterval'] });
  mayManage.mockReturnValue(true);
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a card says who has the post, that it is late, its phrase, and whether it has a brief', async () => {
  await open();
  expect(stage('Idea')).toContain('You · Late: Mon, Nov 30');
  expect(stage('Idea')).toContain('No brief yet · “ship perfume”');
  expect(stage('Draft')).toContain('Has a brief');
  expect(screen.querySelector('a[href="/staff/blog?status=DRAFT"]')).not.toBeNull();
});

test('shows what is mine alone', async () => {
  await open('?whose=mine');
  expect(
    [stage('Idea'), stage('Draft')].map(
      (text) => text?.includes(sampleIdea.title) || text?.includes('Batteries'),
    ),
  ).toEqual([true, false]);
});

test('takes the next step from the card, and says what stands in its way', async () => {
  answer({
    move: () => {
      throw new ApiError(409, {
        code: 'BRIEF_EMPTY',
        message: 'Write first what readers want to know.',
        correlationId: 'c',
        details: { post: idea },
      });
    },
  });
  await open();
  await press('The brief is ready');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([
    { params: { id: idea.id }, body: { version: 1, status: 'BRIEF' } },
  ]);
  expect(stage('Idea')).toContain('Write first what readers want to know.');
});

test('a draft is asked for once with the same id, however often it is pressed before an answer', async () => {
  await open();
  calling.mockImplementation(() => new Promise(() => {}));
  await press('Rates this month');
  await press('Rates this month');
  const ids = sent(blogEndpoints.make).map(({ body }) => (body as { readonly id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('says how far each draft is, why one failed, and has it made again', async () => {
  const failed = nextState(
    { ...asked, id: 'made-2' },
    { state: 'FAILED', failure: 'No flight is left.' },
    at,
  );
  const there = nextState({ ...asked, id: 'made-3' }, { state: 'NEEDS_REVIEW', title: 'Christmas' }, at);
  answer({ jobs: [asked, failed, there] });
  await open();
  const made = stage('Drafts of our own data');
  expect(made).toContain('Waiting');
  expect(made).toContain('No flight is left.');
  expect(screen.querySelector('a[href="/staff/blog/made-3"]')?.textContent).toBe('Christmas');
  await press('Try again');
  expect(sent(blogEndpoints.retry)).toEqual([{ params: { id: 'made-2' } }]);
});

test('whoever may only look takes no step and asks for no draft', async () => {
  mayManage.mockReturnValue(false);
  await open();
  expect([...screen.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([]);
});
