import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CalendarPost, calendarPost } from '#domain/blog/calendar/calendar-post.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { sampleIdea } from '#domain/blog/testing/sample-post.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { CalendarPage } from './calendar-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'me',
  useMay: () => (permission: string) => permission === 'content.read' || mayManage(),
}));
vi.mock('#web/session/use-names.ts', () => ({ useNames: () => () => 'Ann' }));

interface Input {
  readonly query?: { readonly month?: string };
  readonly body?: unknown;
}
const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);

const at = '2026-12-10T14:00:00.000Z';
const planned: DeskPost = { ...sampleIdea, plannedFor: '2026-12-01' };
const scheduled: DeskPost = {
  ...sampleIdea,
  id: 'scheduled',
  title: 'Perfume',
  status: 'SCHEDULED',
  plannedFor: '2026-12-09',
  scheduled: { at, text: 'scheduled-1', revision: 2 },
};
const published: DeskPost = {
  ...sampleIdea,
  id: 'published',
  title: 'Batteries',
  status: 'PUBLISHED',
  live: { slug: 'batteries', revision: 2, at: '2026-11-30T14:00:00.000Z' },
};
const all = [planned, scheduled, published];
const rows = (posts: readonly DeskPost[]): readonly CalendarPost[] =>
  posts.flatMap((post) => calendarPost(post) ?? []);

const answer = (undated: readonly DeskPost[] = []): void => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { query }) => {
    if (endpoint === blogEndpoints.calendar) {
      const month = query?.month;
      return month === undefined
        ? { items: rows(undated) }
        : { items: rows(all).filter(({ on }) => on?.day.startsWith(month)) };
    }
    return shown;
  });
};
let shown: DeskPost;
const sent = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([one, { body }]) => (one === endpoint ? [body] : []));

let screen: HTMLElement;
const open = async (search: string) => {
  screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <CalendarPage area="/staff" />
    </SiteSettingsContext>,
    `/staff/blog/calendar${search}`,
  );
  await settle();
};
const cell = (day: string) => screen.querySelector<HTMLElement>(`[data-cell="${day}"]`);
const key = async (name: string) => {
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );
  await settle();
};
const dialog = () => screen.querySelector('dialog[open]');
const field = (name: string) => dialog()?.querySelector<HTMLInputElement>(`input[type=${name}]`);
const submit = async () => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-03T15:00:00.000Z'), toFake: ['Date', 'setInterval'] });
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  mayManage.mockReturnValue(true);
  shown = planned;
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a month tells planned, scheduled and published posts apart, in words as well', async () => {
  await open('?view=month&day=2026-12-01');
  expect(cell('2026-12-01')?.textContent).toContain(`Planned${sampleIdea.title}`);
  expect(cell('2026-12-10')?.textContent).toContain('Scheduled, 9 AMPerfume');
  expect(cell('2026-11-30')?.textContent).toContain('PublishedBatteries');
});

test('shows holidays, the last days to ship for Christmas, and the weeks without a post that are not over', async () => {
  await open('?view=month&day=2026-12-01');
  expect(cell('2026-12-25')?.textContent).toContain('Christmas Day (U.S. and all destinations)');
  expect(screen.textContent).toContain('Last day for Christmas:');
  const gaps = [...screen.querySelectorAll('[data-cell]')]
    .filter(({ textContent }) => textContent?.includes('No post this week'))
    .map((one) => (one as HTMLElement).dataset.cell);
  expect(gaps).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
});

test('a list has each day with what is on it, and the plan of a post that is on another day', async () => {
  await open('?view=list&day=2026-12-01');
  expect(screen.textContent).toContain('Scheduled, 9 AM · planned for Wed, Dec 9 · no owner');
  expect(screen.textContent).toContain('Week of Mon, Dec 14No post this week');
});

test('a list tells a week to come without anything on it, and leaves out one that is over', async () => {
  await open('?view=list&day=2027-01-01');
  expect(screen.textContent).toContain('Week of Mon, Jan 11No post this week');
  await closeScreen();
  await open('?view=list&day=2026-11-01');
  expect(screen.textContent).toContain('Week of Mon, Nov 30');
  expect(screen.textContent).not.toContain('Week of Mon, Nov 9');
});

test('the arrows go from day to day, and M plans a post for another one, where the focus is then', async () => {
  await open('?view=month&day=2026-12-02');
  await act(async () => cell('2026-12-02')?.focus());
  await key('ArrowLeft');
  expect(addressNow()).toContain('day=2026-12-01');
  await key('m');
  expect(field('date')?.value).toBe('2026-12-01');
  await type(field('date'), '2026-12-16');
  expect(dialog()?.textContent).toContain('In that week:Tue, Dec 15: Last day for Christmas');
  await submit();
  expect(sent(blogEndpoints.plan)).toEqual([
    {
      version: 1,
      plan: { title: sampleIdea.title, brief: sampleIdea.brief, plannedFor: '2026-12-16' },
    },
  ]);
  expect(document.activeElement).toBe(cell('2026-12-16'));
});

/** What a pointer does, as the browser says it: first on the post, then wherever it is. */
const point = (kind: string, x: number, on: Element | Window | null = window, pointerType = 'mouse') =>
  act(async () => {
    on?.dispatchEvent(
      Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, button: 0 }), { pointerType }),
    );
  });
const chip = (id: string) => screen.querySelector(`[data-post="${id}"]`);
const line = () => screen.querySelector('p[role=status]')?.textContent;
const dragTo = async (id: string, day: string, pointerType = 'mouse') => {
  document.elementFromPoint = () => cell(day);
  await point('pointerdown', 0, chip(id), pointerType);
  await point('pointermove', 50);
};
const drop = async () => {
  await point('pointerup', 50);
  await settle();
};

test('a post that is dragged to another day asks what M asks, with that day filled in', async () => {
  await open('?view=month&day=2026-12-02');
  await dragTo(sampleIdea.id, '2026-12-10');
  expect(line()).toBe('Thu, Dec 10 has a post already: Perfume.');
  await dragTo(sampleIdea.id, '2026-12-16');
  expect(line()).toBe('Wed, Dec 16 has no other post.');
  await drop();
  expect(line()).toBe('');
  expect(field('date')?.value).toBe('2026-12-16');
  await submit();
  expect(sent(blogEndpoints.plan)).toMatchObject([{ plan: { plannedFor: '2026-12-16' } }]);
});

test('a scheduled post that is dragged keeps its time of day', async () => {
  shown = scheduled;
  await open('?view=month&day=2026-12-02');
  await dragTo('scheduled', '2026-12-11');
  await drop();
  expect([field('date')?.value, field('time')?.value]).toEqual(['2026-12-11', '09:00']);
});

test('Escape, its own day, a finger and what readers have seen move nothing', async () => {
  await open('?view=month&day=2026-12-02');
  await dragTo(sampleIdea.id, '2026-12-16');
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(line()).toBe('');
  await drop();
  await dragTo(sampleIdea.id, '2026-12-01');
  await drop();
  await dragTo('published', '2026-12-16');
  await drop();
  await dragTo(sampleIdea.id, '2026-12-16', 'touch');
  await drop();
  expect(dialog()).toBeNull();
});

test('a scheduled post is moved to another time, with its text as it is then', async () => {
  shown = scheduled;
  await open('?view=list&day=2026-12-01');
  await press('Move: Perfume');
  await settle();
  expect([field('date')?.value, field('time')?.value]).toEqual(['2026-12-10', '09:00']);
  expect(dialog()?.textContent).toContain('with the text as it is now');
  await type(field('date'), '2026-12-11');
  await submit();
  expect(sent(blogEndpoints.move)).toEqual([
    { version: 1, status: 'SCHEDULED', publishAt: '2026-12-11T14:00:00.000Z' },
  ]);
});

test('a post without a day is given one', async () => {
  shown = sampleIdea;
  answer([sampleIdea]);
  await open('?view=list&day=2026-12-01');
  await press(`Plan a day: ${sampleIdea.title}`);
  await settle();
  await submit();
  expect(sent(blogEndpoints.plan)).toMatchObject([{ plan: { plannedFor: '2026-12-03' } }]);
});

test('a post with a day loses it', async () => {
  await open('?view=list&day=2026-12-01');
  await press(`Move: ${sampleIdea.title}`);
  await settle();
  await press('Take its day away');
  await settle();
  expect(sent(blogEndpoints.plan).at(-1)).not.toHaveProperty('plan.plannedFor');
});

test('what readers have seen is not moved, and whoever may only look moves nothing', async () => {
  await open('?view=month&day=2026-11-30');
  await act(async () => cell('2026-11-30')?.focus());
  await key('m');
  expect(dialog()).toBeNull();
  await closeScreen();
  mayManage.mockReturnValue(false);
  await open('?view=list&day=2026-12-01');
  expect(screen.textContent).not.toContain('Move');
  await closeScreen();
  await open('?view=month&day=2026-12-01');
  await dragTo(sampleIdea.id, '2026-12-16');
  await drop();
  expect(dialog()).toBeNull();
});
