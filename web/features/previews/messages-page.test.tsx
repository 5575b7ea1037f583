import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/previews/endpoint-examples.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MessagesPage } from './messages-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as () => Promise<unknown>);
const { reply } = examples.list;

const open = async (at: string): Promise<HTMLElement> => {
  const screen = await openScreen(<MessagesPage />, at);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  calling.mockResolvedValue(reply);
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
    'Questions? Reply to this e-mail or call (201) 555-0142.',
  ])
    expect(text).toContain(words);
});

test('an address with no such message shows the list', async () => {
  expect((await open('/admin/messages?message=gone')).textContent).toContain('Choose a message');
});

test('what nobody is told stands there with its reason', async () => {
  const text = (await open('/admin/messages')).textContent;
  expect(text).toContain('Shipment booked');
  expect(text).toContain('The sender has booked it and sees it.');
});

test('a message without WhatsApp says why', async () => {
  const [message] = reply.messages;
  const withoutWhatsApp = 'Their receipt comes by mail, where it can be kept.';
  calling.mockResolvedValue({ ...reply, messages: [{ ...message, texts: [], withoutWhatsApp }] });
  const text = (await open('/admin/messages?message=piece-tracked.v1-RECEIVED')).textContent;
  expect(text).toContain(`No WhatsApp message${withoutWhatsApp}`);
  expect(text).not.toContain('WhatsApp to the customer');
});

test('messages of the same name are told apart by their first sentences', async () => {
  const { messages } = reply;
  const others = messages.map((message) => ({
    ...message,
    id: 'other',
    letters: message.letters.map((letter) => ({ ...letter, paragraphs: ['It came by truck.'] })),
  }));
  const list = (await open('/admin/messages')).querySelector('nav')?.textContent;
  expect(list).not.toContain('Your shipment is at our Kearny facility.');
  calling.mockResolvedValue({ ...reply, messages: [...messages, ...others] });
  await closeScreen();
  const both = (await open('/admin/messages')).querySelector('nav')?.textContent;
  expect(both).toContain('Your shipment is at our Kearny facility.');
  expect(both).toContain('It came by truck.');
});
