import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import type { Widget } from '#domain/widgets/widget.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { WidgetListPage } from './widget-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

interface Input {
  readonly query?: { readonly cursor?: string };
  readonly body?: { readonly id: string; readonly name: string };
}
const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);

const named = (name: string, id: string = name): Widget => ({
  id,
  name,
  addedAt: '2026-11-21T15:00:00.000Z',
  addedBy: 'desk-1',
  version: 1,
});
const lost = new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'Try again.', correlationId: '' });
const sent = () =>
  calling.mock.calls.flatMap(([endpoint, { body }]) => (endpoint === widgetEndpoints.add && body) || []);

/** A fake API with two pages of widgets. Answers to a request that adds a widget can be lost. */
const answer = (losses = 0): void => {
  let left = losses;
  calling.mockImplementation(async (endpoint, { query, body }) => {
    if (endpoint === widgetEndpoints.list)
      return query?.cursor ? { items: [named('Second')] } : { items: [named('First')], next: 'more' };
    left -= 1;
    if (left >= 0) throw lost;
    return named(body?.name ?? '', body?.id);
  });
};
const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<WidgetListPage />);
  await settle();
  return screen;
};
const add = async (screen: HTMLElement, name: string): Promise<void> => {
  await type(screen.querySelector('input'), name);
  await press('Add the widget');
  await settle();
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('shows one page after another', async () => {
  answer();
  const screen = await open();
  expect(screen.querySelector('tbody')?.textContent).toContain('First');
  await press('Next');
  await settle();
  expect(screen.querySelector('tbody')?.textContent).toContain('Second');
});

test('says that there are no widgets yet', async () => {
  calling.mockResolvedValue({ items: [] });
  expect((await open()).textContent).toContain('No widgets yet');
});

test('shows an added widget at once', async () => {
  answer();
  const screen = await open();
  await add(screen, 'Third');
  expect(screen.querySelector('tbody')?.textContent).toMatch(/Third.*First/);
});

test('adds nothing without a name, and says what is missing', async () => {
  answer();
  const screen = await open();
  await add(screen, ' ');
  expect(screen.textContent).toContain('Write a name');
  expect(sent()).toEqual([]);
});

test('sends the same widget again after an answer was lost, and another one after that', async () => {
  answer(1);
  const screen = await open();
  await add(screen, 'Third');
  expect(screen.textContent).toContain('Try again.');
  await add(screen, 'Third');
  await add(screen, 'Fourth');
  const [lostOne, repeated, next] = sent();
  expect(repeated).toEqual(lostOne);
  expect(next?.id).not.toBe(repeated?.id);
});
