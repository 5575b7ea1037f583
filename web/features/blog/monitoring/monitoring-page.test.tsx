import { afterEach, expect, test, vi } from 'vitest';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { MissedPages } from '#domain/blog/missed/endpoints.ts';
import { type Finding, findingKinds } from '#domain/blog/monitoring/finding.ts';
import type { FoundPost } from '#domain/blog/monitoring/found-post.ts';
import { sampleSpeed } from '#domain/blog/testing/sample-figures.ts';
import { sampleFound, sampleMissed } from '#domain/blog/testing/sample-post.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { BlogMonitoringPage } from './monitoring-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true }));
afterEach(closeScreen);

const calling = vi.mocked(
  api as (endpoint: unknown, input: { query?: { kind?: string } }) => Promise<unknown>,
);

const orphan: FoundPost = {
  ...sampleFound,
  findings: [{ ...(sampleFound.findings[0] as Finding), kind: 'ORPHAN' }],
  linkFrom: [{ id: '019a1d3c-0000-7000-8000-000000000099', title: 'Barrel prices' }],
};
const missedPages: MissedPages = {
  missed: [
    sampleMissed,
    { path: '/blog/category/none', hits: 1, lastAt: sampleMissed.lastAt, mayRedirect: false },
  ],
  more: false,
  decided: [{ path: '/old', to: '/faq', by: 'ada', at: sampleMissed.lastAt, hits: 0 }],
  places: [{ path: '/rates', title: '/rates' }],
};
const measured = { id: sampleFound.id, title: sampleFound.title, slug: sampleFound.slug };

/** What readers show. */
const ofReaders = new Map<unknown, object>([
  [blogEndpoints.missed, missedPages],
  [blogEndpoints.decideMissed, { decisions: [] }],
  [blogEndpoints.vitals, { posts: [{ ...measured, speed: sampleSpeed, isFinding: true }], more: false }],
]);

/** Opens the page where each check finds so many posts. */
const open = async (found: Readonly<Record<string, number>>, search = ''): Promise<HTMLElement> => {
  calling.mockImplementation(async (endpoint, { query }) => {
    const shown = ofReaders.get(endpoint);
    if (shown) return shown;
    if (query?.kind === 'ORPHAN') return { items: [orphan] };
    if (endpoint !== blogEndpoints.findings)
      return { items: found[query?.kind ?? ''] === undefined ? [] : [sampleFound] };
    const kinds = findingKinds.map((kind) => ({ kind, posts: found[kind] ?? 0 }));
    return { checkedAt: '2026-11-30T15:00:00.000Z', left: 0, kinds };
  });
  const screen = await openScreen(<BlogMonitoringPage area="/admin" />, `/admin/blog/monitoring${search}`);
  await settle();
  return screen;
};

test('shows first what is wrong, with what holds, what to do, and the way to the editor', async () => {
  const screen = await open({ PRICE: 1, STALE: 100 });
  expect(screen.textContent).toContain('“To Guyana you pay $4.00 a pound.”');
  expect(screen.querySelector('mark')?.textContent).toBe('$4.00');
  expect(screen.textContent).toContain('A pound costs $3.50 to Guyana.');
  expect(screen.textContent).toContain('Insert the figure');
  const to = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(to).toContain(`/admin/blog/${sampleFound.id}/edit`);
  expect(to).toContain(`/admin/blog/${sampleFound.id}`);
  expect([...screen.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toContain(
    'Prices · 1',
  );
  expect(screen.textContent).toContain('Old posts · 100+');
});

test('says of an empty check what is checked, and when it was', async () => {
  const screen = await open({}, '?kind=CUTOFF');
  expect(screen.textContent).toContain('No post states a cutoff or a flight day that is wrong');
  expect(screen.textContent).toContain('They are compared with the schedule.');
  expect(screen.textContent).toContain('All posts were checked Mon, Nov 30');
});

test('lists what readers missed with where the link is, and hides what is not ours', async () => {
  const screen = await open({}, '?kind=MISSED');
  expect(screen.textContent).toContain('Missing pages · 2');
  expect(screen.textContent).toContain('Opened 12 times in 30 days');
  expect(screen.textContent).toContain('Linked from /blog/shipping-barrel-to-jamaica');
  expect(screen.textContent).toContain('it cannot be redirected');
  expect(screen.textContent).toContain('Redirects to /faq');
  expect(screen.textContent).toContain(`Redirect it to a page: ${sampleMissed.path}`);
  expect(screen.textContent).not.toContain('Redirect it to a page: /blog/category/none');
  await press(`Not ours: hide: ${sampleMissed.path}`);
  expect(calling).toHaveBeenCalledWith(
    blogEndpoints.decideMissed,
    expect.objectContaining({ body: { path: sampleMissed.path, act: 'HIDDEN' } }),
  );
});

test('says how fast each post was, what is usually the cause, and leads to its text', async () => {
  const screen = await open({}, '?kind=SPEED');
  expect(screen.textContent).toContain('Speed · 1');
  expect(screen.textContent).toContain('2.3 s');
  expect(screen.textContent).toContain('0.31');
  expect(screen.textContent).toContain('Usually a picture or a wide table above the text.');
  expect(screen.textContent).not.toContain('Usually a large picture near the top.');
  const to = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(to).toContain(`/admin/blog/${sampleFound.id}/edit`);
});

test('leads from a post without links to the texts in which one fits', async () => {
  const screen = await open({ ORPHAN: 1 }, '?kind=ORPHAN');
  const link = [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === 'Barrel prices');
  expect(link?.getAttribute('href')).toBe('/admin/blog/019a1d3c-0000-7000-8000-000000000099/edit');
});
