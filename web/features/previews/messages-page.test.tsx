import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/previews/endpoint-examples.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MessagesPage } from './messages-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as () => Promise<unknown>);
const { messages } = examples.list.reply;

const open = async (at: string): Promise<HTMLElement> => {
  const screen = await openScreen(<MessagesPage />, at);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  calling.mockResolvedValue({ messages });
});
afterEach(closeScreen);

test('each message stands in the list with the ways that it goes, and opens at an address of its own', async () => {
  const screen = await open('/admin/messages');
  expect(screen.textContent).toContain('Choose a message');
  const link = [...screen.querySelectorAll('nav a')].find((each) => each.textContent?.startsWith('Received'));
  expect(link?.textContent).toContain('E-mail, WhatsApp, in the app');
  (link as HTMLElement).click();
  await settle();
  expect(addressNow()).toBe('/admin/messages?message=piece-tracked.v1-RECEIVED');
});

test('a message is read as each person gets it', async () => {
  const text = (await open('/admin/messages?message=piece-tracked.v1-RECEIVED')).textContent;
  for (const words of [
    'E-mail to the customer',
    'WhatsApp to the customer',
    'In the notifications of the customer',
    'Open the shipment',
    'As plain text',
  ])
    expect(text).toContain(words);
});

test('an address with no such message shows the list', async () => {
  expect((await open('/admin/messages?message=gone')).textContent).toContain('Choose a message');
});
