import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/notifications/endpoint-examples.ts';
import { notificationEndpoints as endpoints } from '#domain/notifications/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ReturnedPage } from './returned-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);
const [bounced] = examples.returnedMail.reply.items;
let items: readonly object[];

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<ReturnedPage />);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => (endpoint === endpoints.returnedMail ? { items } : {}));
});
afterEach(closeScreen);

test('an address says why it gets no mail, and the desk can say that it works', async () => {
  items = [bounced as object];
  const screen = await open();
  expect(screen.textContent).toContain('Call the customer and ask for the right address.');
  await press('It works again: sample.sender@example.test');
  const said = calling.mock.calls.find(([endpoint]) => endpoint === endpoints.mailWorks);
  expect(said?.[1]).toEqual({ params: { id: bounced?.id } });
});

test('mail that was called spam can only be turned on by its reader', async () => {
  items = [{ ...bounced, why: 'complaint' }];
  const screen = await open();
  expect(screen.textContent).toContain('Only they can turn it on again');
  expect(screen.querySelector('button')).toBeNull();
});

test('while all mail arrives the page says so', async () => {
  items = [];
  expect((await open()).textContent).toContain('No e-mail came back');
});
