import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { of, paragraph } from '#domain/blog/body/write.ts';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { sampleFigures } from '#domain/blog/testing/sample-figures.ts';
import { sampleIdea, sampleSaved, sampleText } from '#domain/blog/testing/sample-post.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { type Version, versionOf } from '#domain/blog/text/version.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { perLb } from '#web/phrases/prices.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { PostPage } from './post-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'me', useMay: () => () => true }));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const { id } = sampleIdea;
const site = defaultSite();

const saved: SavedText = {
  ...sampleSaved,
  text: { ...sampleText, body: [paragraph('It costs ', of('rate-per-lb', 'GY'), '.')] },
};
const old: Version = versionOf(sampleSaved, 'review', '2026-11-05T15:00:00.000Z');

/** Another post in the week for which the sample is planned. */
const taken: CalendarPost = {
  id: 'other',
  title: 'Perfume',
  status: 'SCHEDULED',
  addedAt: sampleIdea.addedAt,
  on: { day: '2026-12-01', is: 'scheduled', at: '2026-12-01T14:00:00.000Z' },
};

const month = ({ query }: Record<string, unknown>) => ({
  items: (query as { readonly month: string }).month === '2026-12' ? [taken] : [],
});

/** What the fake API has, and how it answers what is changed. */
interface Given {
  readonly post?: DeskPost;
  readonly move?: () => unknown;
  readonly restore?: () => unknown;
}
const answer = ({ post = sampleIdea, move = () => post, restore = () => saved }: Given = {}): void => {
  const { text: _, ...entry } = old;
  const answers = new Map<unknown, () => unknown>([
    [blogEndpoints.show, () => post],
    [blogEndpoints.text, () => saved],
    [blogEndpoints.comments, () => ({ comments: [] })],
    [blogEndpoints.plan, () => ({ ...post, version: post.version + 1 })],
    [blogEndpoints.move, move],
    [blogEndpoints.postFigures, () => ({ months: [{ month: '2026-11', figures: sampleFigures }] })],
    [blogEndpoints.versions, () => ({ items: [entry] })],
    [blogEndpoints.version, () => old],
    [blogEndpoints.restore, restore],
    [
      identityEndpoints.colleagues,
      () => ({
        people: [
          { userId: 'ann-1', name: 'Ann Sample', roles: ['content'] },
          { userId: 'joe-1', name: 'Joe Sample', roles: ['warehouse'] },
        ],
      }),
    ],
  ]);
  calling.mockImplementation(async (endpoint, input) =>
    endpoint === blogEndpoints.calendar ? month(input) : (answers.get(endpoint)?.() ?? { others: [] }),
  );
};
const sent = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, { body }]) => (one === endpoint ? [body] : []));
const refuse =
  (code: string, post: DeskPost, message = 'No.') =>
  (): never => {
    throw new ApiError(409, { code, message, correlationId: 'c', details: { post } });
  };

const open = async (area: '/admin' | '/staff' = '/staff'): Promise<HTMLElement> => {
  const screen = await openScreen(
    <SiteSettingsContext value={site}>
      <Routes>
        <Route path={`${area}/blog/:id`} element={<PostPage area={area} />} />
      </Routes>
    </SiteSettingsContext>,
    `${area}/blog/${id}`,
  );
  await settle();
  return screen;
};
const field = <Tag extends HTMLElement>(screen: HTMLElement, name: string) =>
  screen.querySelector<Tag>(`[name=${name}]`);

beforeEach(() => calling.mockReset());
afterEach(() => closeScreen());

test('shows the text as its readers see it, with the prices of today', async () => {
  answer();
  const screen = await open();
  expect(textUnder('Text')).toContain(`It costs ${perLb(site, 'GY')}.`);
  expect(textUnder('Text')).toContain('3 words');
  expect(screen.querySelector('h1')?.textContent).toBe(sampleIdea.title);
});

test('saves the plan and the brief as they are typed, with colleagues who write posts as owners', async () => {
  answer();
  const screen = await open();
  const owner = field<HTMLSelectElement>(screen, 'owner');
  expect([...(owner?.options ?? [])].map(({ text }) => text)).toEqual(['Nobody', 'Ann Sample']);
  await choose(owner, 'ann-1');
  await type(field<HTMLTextAreaElement>(screen, 'intent'), ' By which day? ');
  await press('Save');
  await settle();
  expect(sent(blogEndpoints.plan)).toEqual([
    {
      version: 1,
      plan: {
        title: sampleIdea.title,
        brief: { intent: 'By which day?', outline: '', sources: '' },
        owner: 'ann-1',
      },
    },
  ]);
});

test('offers the steps that may follow, and sends the version that the screen has', async () => {
  answer({ post: { ...sampleIdea, status: 'DRAFT', version: 4 } });
  await open();
  const steps = textUnder('Next step') ?? '';
  expect(steps.indexOf('Send for review')).toBeLessThan(steps.indexOf('Back to brief'));
  expect(steps).not.toContain('Approve');
  await press('Send for review');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([{ version: 4, status: 'REVIEW' }]);
});

test('a review of one’s own is refused in words, with the status as it is', async () => {
  const post: DeskPost = { ...sampleIdea, status: 'REVIEW', reviewOf: 'me', version: 5 };
  answer({ post, move: refuse('OWN_REVIEW', post, 'Someone else approves it.') });
  await open();
  expect(textUnder('Next step')).toContain('You sent this for review.');
  await press('Approve');
  await settle();
  expect(textUnder('Next step')).toMatch(/It is still: In review.*Someone else approves it\./);
});

test('an empty brief is refused with a way to it', async () => {
  answer({ move: refuse('BRIEF_EMPTY', sampleIdea) });
  const screen = await open();
  await press('The brief is ready');
  await settle();
  const link = [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === 'Go to the brief');
  expect(document.getElementById(link?.hash.slice(1) ?? '')?.textContent).toContain('Brief');
});

test('a post that a colleague has changed is shown as it is now', async () => {
  const newer: DeskPost = { ...sampleIdea, status: 'BRIEF', version: 2, changedBy: 'ann-1' };
  answer({ move: refuse('POST_CHANGED', newer, 'Look at it again.') });
  await open();
  answer({ post: newer });
  calling.mockImplementationOnce(refuse('POST_CHANGED', newer, 'Look at it again.'));
  await press('The brief is ready');
  await settle();
  await vi.waitFor(() => expect(textUnder('Next step')).toContain('Start the draft'));
  expect(textUnder('Next step')).toMatch(/It is still: Brief.*Look at it again\./);
});

test('a post is archived after one question', async () => {
  answer();
  await open();
  await press('Archive');
  expect(sent(blogEndpoints.move)).toEqual([]);
  await press('Archive it');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([{ version: 1, status: 'ARCHIVED' }]);
});

const openVersion = async (): Promise<HTMLElement> => {
  const screen = await open();
  const details = [...screen.querySelectorAll('details')].find(
    ({ textContent }) => textContent === 'Versions',
  );
  if (details) details.open = true;
  details?.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(screen.textContent).toContain('As it was sent for review'));
  await press('Compare');
  await settle();
  await vi.waitFor(() => expect(screen.querySelector('li del')).not.toBeNull());
  return screen;
};

test('a version is compared with the text now: both can be read, with the figures by their names', async () => {
  answer();
  const screen = await openVersion();
  const without = (tag: string): string => {
    const copy = [...screen.querySelectorAll('li del')]
      .at(-1)
      ?.closest('div')
      ?.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll(`${tag}, .sr-only`)) gone.remove();
    return copy.textContent ?? '';
  };
  expect(without('ins')).toBe('It has to be at our dock before {Cargo cutoff}.');
  expect(without('del')).toBe('It costs {Price per pound, with its unit: Guyana}.');
});

test('a version is restored after one question, on the text that was compared', async () => {
  answer();
  await openVersion();
  await press('Restore this version');
  expect(sent(blogEndpoints.restore)).toEqual([]);
  await press('Restore it');
  await settle();
  expect(sent(blogEndpoints.restore)).toMatchObject([{ revision: saved.revision }]);
});

test('a version does not replace what somebody has saved meanwhile', async () => {
  answer({
    restore: () => {
      throw new ApiError(409, {
        code: 'TEXT_CHANGED',
        message: 'No.',
        correlationId: 'c',
        details: { saved },
      });
    },
  });
  const screen = await openVersion();
  await press('Restore this version');
  await press('Restore it');
  await settle();
  expect(screen.textContent).toContain('Someone saved the text just now, and it was not replaced.');
});

test('admins get to everything that was done with it, writers to who added it', async () => {
  answer();
  const admin = await open('/admin');
  expect(admin.querySelector(`a[href="/admin/history?thing=post%3A${id}"]`)).not.toBeNull();
  closeScreen();
  const writer = await open('/staff');
  expect(textUnder('History')).toContain('Ann added it');
  expect(writer.querySelector('a[href^="/admin"]')).toBeNull();
});

test('an address without a post says so', async () => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === blogEndpoints.show)
      throw new ApiError(404, { code: 'POST_NOT_FOUND', message: 'No.', correlationId: 'c' });
    return { others: [] };
  });
  expect((await open()).textContent).toContain('There is no such post');
});

const approved: DeskPost = { ...sampleIdea, status: 'APPROVED', version: 6 };
const published: DeskPost = {
  ...sampleIdea,
  status: 'PUBLISHED',
  version: 7,
  live: { slug: 'last-days', revision: saved.revision, at: '2026-11-06T14:00:00.000Z' },
};

test('asks when a scheduled post is shown, and sends that time in New Jersey', async () => {
  answer({ post: { ...approved, plannedFor: '2026-12-01' } });
  const screen = await open();
  await press('Schedule');
  expect(field<HTMLInputElement>(screen, 'day')?.value).toBe('2026-12-01');
  await settle();
  expect(screen.querySelector('dialog')?.textContent).toContain(
    'This day has a post already. In that week:Mon, Nov 30: Independence Day (Barbados)Tue, Dec 1: Scheduled, 9 AM: Perfume',
  );
  await press('Schedule it');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([
    { version: 6, status: 'SCHEDULED', publishAt: '2026-12-01T14:00:00.000Z' },
  ]);
});

test('says where readers see a post, and publishes what was written since', async () => {
  answer({ post: { ...published, live: { ...published.live, revision: saved.revision - 1 } as never } });
  const screen = await open();
  expect(screen.querySelector('a[href="/blog/last-days"]')).not.toBeNull();
  expect(screen.querySelector('table')?.textContent).toContain('November 2026');
  await press('Publish the changes');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([{ version: 7, status: 'PUBLISHED' }]);
});

test('has nothing to publish while readers have the text as it is, and asks before they lose it', async () => {
  answer({ post: published });
  const screen = await open();
  expect(screen.textContent).not.toContain('Publish the changes');
  await press('Take offline');
  expect(sent(blogEndpoints.move)).toEqual([]);
  await press('Take it offline');
  await settle();
  expect(sent(blogEndpoints.move)).toEqual([{ version: 7, status: 'UNPUBLISHED' }]);
});
