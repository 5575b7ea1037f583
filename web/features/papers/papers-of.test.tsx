import { afterEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/papers/endpoint-examples.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { PapersForSender } from './papers-of.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

afterEach(closeScreen);
const opened = async (): Promise<string> => {
  const screen = await openScreen(<PapersForSender number="7K3M9-Q2X4T-C" />);
  await settle();
  return screen.textContent ?? '';
};

test('papers from us have a part of the page once there are any, and before that no second line says that there are none', async () => {
  calling.mockResolvedValue({ items: [] });
  expect(await opened()).toBe('');
  closeScreen();
  calling.mockResolvedValue({ items: examples.list.reply.items });
  expect(await opened()).toMatch(/^Papers from us/);
});
