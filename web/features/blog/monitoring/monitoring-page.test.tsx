import { afterEach, expect, test, vi } from 'vitest';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { findingKinds } from '#domain/blog/monitoring/finding.ts';
import { sampleFound } from '#domain/blog/testing/sample-post.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { BlogMonitoringPage } from './monitoring-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true }));
afterEach(closeScreen);

const calling = vi.mocked(
  api as (endpoint: unknown, input: { query?: { kind?: string } }) => Promise<unknown>,
);

/** Opens the page where each check finds so many posts. */
const open = async (found: Readonly<Record<string, number>>, search = ''): Promise<HTMLElement> => {
  calling.mockImplementation(async (endpoint, { query }) => {
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
