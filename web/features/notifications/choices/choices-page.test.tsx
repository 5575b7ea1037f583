import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/notifications/endpoint-examples.ts';
import { notificationEndpoints as endpoints } from '#domain/notifications/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ChoicesPage } from './choices-page.tsx';
import type { Choices } from './use-choices.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body: unknown }) => Promise<unknown>);

const agreed = examples.preferences.reply as Choices;
const off: Choices = { ...agreed, on: false, version: 0, answers: [] };
let choices: Choices;
let save: () => Promise<unknown>;

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<ChoicesPage />);
  await settle();
  return screen;
};
const sent = () =>
  calling.mock.calls.filter(([endpoint]) => endpoint === endpoints.setWhatsApp).map(([, { body }]) => body);
const check = async (screen: HTMLElement, words: string): Promise<void> => {
  const labels = [...screen.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith(words),
  );
  // The kinds of WhatsApp stand below those of e-mail.
  labels.at(-1)?.click();
  await settle();
};

beforeEach(() => {
  choices = off;
  save = async () => ({ version: choices.version + 1 });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => (endpoint === endpoints.preferences ? choices : save()));
});
afterEach(closeScreen);

test('WhatsApp is turned on only by somebody who checks the words, for the kinds that they chose', async () => {
  const screen = await open();
  await press('Turn on WhatsApp');
  expect(screen.textContent).toContain('Check the box to agree.');
  expect(sent()).toEqual([]);
  await check(screen, off.consentText ?? '');
  await check(screen, 'Changes of my flight');
  await press('Turn on WhatsApp');
  expect(sent()).toEqual([{ version: 0, on: true, kinds: ['progress'], text: off.consentText }]);
});

test('at least one kind is chosen', async () => {
  const screen = await open();
  for (const words of ['Where my shipment is', 'Changes of my flight']) await check(screen, words);
  await press('Turn on WhatsApp');
  expect(screen.textContent).toContain('Choose what we may tell you.');
  expect(sent()).toEqual([]);
});

test('it is turned off with one press, and what was said when stays on the page', async () => {
  choices = agreed;
  const screen = await open();
  expect(screen.textContent).toContain(`You agreed: “${agreed.answers[0]?.text}”`);
  await press('Turn it off');
  expect(sent()).toEqual([{ version: 1, on: false, kinds: agreed.kinds, text: agreed.consentText }]);
});

test('e-mails of a kind are switched off, and the page says which letters always come', async () => {
  choices = { ...off, mail: { kinds: ['progress', 'tasks'], version: 0, returned: null } };
  const screen = await open();
  expect(screen.textContent).toContain('We always e-mail receipts, quotes, account news and flight changes');
  screen.querySelector<HTMLInputElement>('form input[type="checkbox"]')?.click();
  await settle();
  await press('Save');
  const mail = calling.mock.calls.find(([endpoint]) => endpoint === endpoints.setMail);
  expect(mail?.[1].body).toEqual({ version: 0, kinds: ['tasks'] });
});

test('somebody whose mail comes back reads why, and turns it on again', async () => {
  choices = agreed;
  const screen = await open();
  expect(screen.textContent).toContain(
    'We send no e-mail to sample.sender@example.test, because one came back',
  );
  await press('Write to me again');
  expect(calling.mock.calls.some(([endpoint]) => endpoint === endpoints.ownMailWorks)).toBe(true);
});

test('somebody with another number, none, or where nothing is sent, reads why', async () => {
  choices = { ...off, otherNumber: true };
  expect((await open()).textContent).toContain('We send nothing until you say yes for this one.');
  await closeScreen();
  choices = { ...off, phone: null, consentText: null };
  expect((await open()).querySelector('a[href="/customer/profile"]')?.textContent).toBe(
    'add your phone number',
  );
  await closeScreen();
  choices = { ...off, offered: false };
  expect((await open()).textContent).toContain('We do not send WhatsApp messages yet.');
});

test('a refusal is said, and the choices are read again', async () => {
  choices = { ...agreed, mail: { kinds: [], version: 3, returned: null } };
  const message = 'You changed this in another window. Look at it again.';
  save = async () => {
    throw new ApiError(409, { code: 'PREFERENCES_CHANGED', message, correlationId: '' });
  };
  const screen = await open();
  await press('Save');
  await settle();
  expect(screen.textContent).toContain(message);
  const reads = calling.mock.calls.filter(([endpoint]) => endpoint === endpoints.preferences);
  expect(reads).toHaveLength(2);
});
