import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { PersonMessage } from '#domain/enquiries/messages.ts';
import type { Ways } from '#domain/enquiries/ways.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { PersonMessages } from './person-messages.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body: object }) => Promise<unknown>);

const closed: Ways = {
  email: { to: 'marva@example.test' },
  whatsapp: { to: '+17185550142', closed: 'WINDOW_CLOSED' },
};
const reference = 'ENQ-7K3M9Q';
const at = '2026-11-03T20:10:00.000Z';
const theirs = {
  id: '1',
  at,
  what: 'message',
  by: 'sender',
  text: 'Where is it?',
  way: 'whatsapp',
  reference,
} as const;
const ours = {
  id: '2',
  at,
  what: 'answer',
  by: 'desk-1',
  text: 'Here.',
  way: 'whatsapp',
  reference,
} as const;

const open = async (messages: readonly PersonMessage[], ways: Ways): Promise<HTMLElement> => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === enquiryEndpoints.messages) return { messages, ways };
    return endpoint === enquiryEndpoints.write ? { reference } : { people: [] };
  });
  const screen = await openScreen(
    <PersonMessages person="marva" name="Marva Person" area="/staff" />,
    '/staff/customers/marva',
  );
  await settle();
  return screen;
};
const sent = (): readonly object[] =>
  calling.mock.calls.flatMap(([endpoint, input]) =>
    endpoint === enquiryEndpoints.write ? [input.body] : [],
  );

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('messages of both sides say by which way they went, and how far ours came', async () => {
  const failed = { ...ours, outcome: { state: 'FAILED', why: 'LOST' } } as const;
  const screen = await open(
    [theirs, { ...failed, id: '3' }, { ...ours, outcome: { state: 'READ' } }],
    closed,
  );
  const lines = [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines[0]).toContain('Marva Person wrote on WhatsApp');
  expect(lines[1]).toContain('answered on WhatsApp (not delivered: WhatsApp could not deliver it)');
  expect(lines[2]).toContain('answered on WhatsApp (read)');
});

test('where WhatsApp is closed it says why, and the message goes by e-mail with its subject', async () => {
  const screen = await open([], closed);
  await press('Write a message');
  expect(screen.textContent).toContain('No WhatsApp: WhatsApp lets us write only within 24 hours');
  await press('Send the message');
  await settle();
  expect(screen.textContent).toContain('Write what it is about');
  expect(sent()).toEqual([]);
  await type(screen.querySelector('form input'), 'Your barrel');
  await type(screen.querySelector('textarea'), 'It is here.');
  await press('Send the message');
  await settle();
  expect(sent()).toMatchObject([
    { person: 'marva', way: 'email', subject: 'Your barrel', text: 'It is here.' },
  ]);
});

test('where they wrote today the message goes on WhatsApp first, without a subject', async () => {
  const ways: Ways = { ...closed, whatsapp: { to: '+17185550142', until: '2026-11-04T20:10:00.000Z' } };
  const screen = await open([theirs], ways);
  await press('Write a message');
  await type(screen.querySelector('textarea'), 'It is here.');
  await press('Send the message');
  await settle();
  expect(sent()).toMatchObject([{ way: 'whatsapp', text: 'It is here.' }]);
  expect(sent()[0]).not.toHaveProperty('subject');
});
