import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples as notificationExamples } from '#domain/notifications/endpoint-examples.ts';
import { examples } from '#domain/previews/endpoint-examples.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MessagesPage } from './messages-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: { readonly path: string }) => Promise<unknown>);
const { reply } = examples.list;
const { reply: templates } = notificationExamples.templates;
const [shipmentNews] = templates.items;

/** The page has these messages, and Meta says this of the texts. */
const answering = (list: object, says: object = templates): void => {
  calling.mockImplementation(async ({ path }) => (path.endsWith('/messages') ? list : says));
};

const open = async (at: string): Promise<HTMLElement> => {
  const screen = await openScreen(<MessagesPage />, at);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  answering(reply);
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
  answering({ ...reply, messages: [{ ...message, texts: [], withoutWhatsApp }] });
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
  answering({ ...reply, messages: [...messages, ...others] });
  await closeScreen();
  const both = (await open('/admin/messages')).querySelector('nav')?.textContent;
  expect(both).toContain('Your shipment is at our Kearny facility.');
  expect(both).toContain('It came by truck.');
});

describe('a WhatsApp text', () => {
  const at = '/admin/messages?message=piece-tracked.v1-RECEIVED';
  const lookedAt = '2026-11-03T18:59:00.000Z';
  const says = (approval: object | null, more: object = {}) =>
    answering(reply, { ...templates, ...more, items: [{ ...shipmentNews, approval }] });

  test.each([
    [{ state: 'APPROVED', lookedAt }, 'Approved by Meta'],
    [{ state: 'PENDING', lookedAt }, 'Waiting for Meta: sent as e-mail until then'],
    [{ state: 'REJECTED', lookedAt, reason: 'INVALID_FORMAT' }, 'Meta gives this reason: INVALID_FORMAT.'],
    [{ state: 'MISSING', lookedAt }, 'Not sent to Meta yet: sent as e-mail'],
    [{ state: 'APPROVED', lookedAt, otherText: 'Hello {{1}}' }, 'people read these:Hello {{1}}'],
    [{ state: 'APPROVED', lookedAt, category: 'MARKETING' }, 'in the category MARKETING'],
    [null, 'Meta has not answered yet: sent as e-mail'],
  ])('says what Meta says: %o', async (approval, words) => {
    says(approval);
    expect((await open(at)).textContent).toContain(words);
  });

  test('says when Meta was asked, and that the sample home plays Meta', async () => {
    says({ state: 'APPROVED', lookedAt });
    const real = (await open(at)).textContent;
    expect(real).toContain('Asked Tue, Nov 3');
    expect(real).not.toContain('sample home');
    await closeScreen();
    says({ state: 'APPROVED', lookedAt }, { sample: true });
    expect((await open(at)).textContent).toContain('This is the sample home, which plays Meta.');
  });

  test('says that it is an e-mail where WhatsApp is off', async () => {
    says(null, { offered: false });
    const screen = await open(at);
    expect(screen.textContent).toContain('WhatsApp is off: sent as e-mail');
    expect(screen.textContent).not.toContain('Ask Meta again');
  });

  test('is asked about again at the press of a button, and shown as it is then', async () => {
    says({ state: 'PENDING', lookedAt });
    const screen = await open(at);
    says({ state: 'APPROVED', lookedAt });
    [...screen.querySelectorAll('button')].find((each) => each.textContent === 'Ask Meta again')?.click();
    await settle();
    expect(calling.mock.calls.map(([{ path }]) => path)).toContain('/api/notifications/templates/look');
    expect(screen.textContent).toContain('Approved by Meta');
  });

  test('stays as it was known, with the reason, when Meta does not answer', async () => {
    says({ state: 'PENDING', lookedAt });
    const screen = await open(at);
    const refused = new ApiError(409, {
      code: 'META_NOT_REACHED',
      message: 'Meta did not answer.',
      correlationId: 'sample',
    });
    const before = calling.getMockImplementation();
    calling.mockImplementation(async (endpoint) => {
      if (endpoint.path.endsWith('/look')) throw refused;
      return before?.(endpoint);
    });
    [...screen.querySelectorAll('button')].find((each) => each.textContent === 'Ask Meta again')?.click();
    await settle();
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('Meta did not answer.');
    expect(screen.textContent).toContain('Waiting for Meta');
  });
});
