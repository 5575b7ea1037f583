import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples as identityExamples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { examples } from '#domain/mailboxes/endpoint-examples.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { MailboxPage } from './mailbox-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-2', useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const { mailbox } = examples.show.reply;
const at = '2026-11-22T14:10:00.000Z';
const entry = (change: Partial<MailboxHistoryEntry>): MailboxHistoryEntry => ({
  id: `${change.what}-${change.by}`,
  at,
  what: 'noted',
  by: 'desk-1',
  ...change,
});
let profile: Profile;
let history: readonly MailboxHistoryEntry[];
let saveNote: () => Promise<unknown>;

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/mailboxes/:number" element={<MailboxPage area="/staff" />} />
    </Routes>,
    '/staff/mailboxes/10001',
  );
  await settle();
  return screen;
};
const notesSent = () =>
  calling.mock.calls
    .filter(([endpoint]) => endpoint === mailboxEndpoints.note)
    .map(([, input]) => (input as { body: { id: string; note: string } }).body);

beforeEach(() => {
  profile = identityExamples.profile.reply;
  history = [entry({ what: 'assigned', by: 'post-confirmation' })];
  saveNote = async () => ({ entry: entry({}) });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === mailboxEndpoints.show) return { mailbox, history, blocks: [] };
    if (endpoint === identityEndpoints.profile) return profile;
    if (endpoint === identityEndpoints.knownShipper) return identityExamples.knownShipper.reply;
    if (endpoint === mailboxEndpoints.note) return saveNote();
    return { people: [{ userId: 'desk-1', firstName: 'Shanelle', name: 'Shanelle Sample' }] };
  });
});
afterEach(closeScreen);

test('a note of a colleague is said to whoever has the mailbox open', async () => {
  const said = vi.spyOn(toast, 'info').mockImplementation(() => undefined as never);
  vi.useFakeTimers();
  await open();
  history = [entry({ what: 'noted', note: 'Called back.' }), ...history];
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  vi.useRealTimers();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('this mailbox just now'));
  said.mockRestore();
});

describe('the owner of a mailbox', () => {
  test('can be called and written to with one tap', async () => {
    const screen = await open();
    const links = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((link) => link === 'tel:+12015550142')).toHaveLength(2);
    expect(links).toContain('mailto:sample.customer@example.test');
    expect(screen.textContent).toContain('+1 201-555-0142');
    expect(screen.textContent).toContain('1 Sample Street\nBrooklyn, NY 11203\nUnited States');
  });

  test('is a known shipper until a day, with the way to the record', async () => {
    const screen = await open();
    expect(screen.textContent).toContain('Known shipper until November 30, 2028');
    expect(screen.querySelector(`a[href="/staff/shippers/${profile.user_id}"]`)?.textContent).toBe(
      'Open the record',
    );
  });

  test('has the way to the statement, where they are charged without a shipment', async () => {
    const screen = await open();
    expect(screen.querySelector(`a[href="/staff/statements/${mailbox.userId}"]`)?.textContent).toBe(
      'Statement and charges',
    );
  });

  test('in Guyana is shown with region and local number', async () => {
    profile = {
      ...profile,
      phone: '6000142',
      phone_country_code: '+592',
      company_name: 'Narine Trading',
      city: 'Linden',
      district: 'Linden',
      region: 'Upper Demerara-Berbice',
      state: null,
      zip_code: null,
      country: 'Guyana',
    };
    const { textContent } = await open();
    expect(textContent).toContain('+592 600-0142');
    expect(textContent).toContain('Linden, Upper Demerara-Berbice\nGuyana');
    expect(textContent).toContain('Narine Trading');
  });

  test('without a phone number has no button to call', async () => {
    profile = { ...profile, phone: null, phone_e164: null };
    const { ownerPhone: _, ...without } = mailbox;
    const answer = calling.getMockImplementation();
    calling.mockImplementation(async (endpoint, input) =>
      endpoint === mailboxEndpoints.show
        ? { mailbox: without, history, blocks: [] }
        : answer?.(endpoint, input),
    );
    const screen = await open();
    expect(screen.querySelector('a[href^="tel:"]')).toBeNull();
    expect(screen.textContent).toContain('Not given');
  });
});

describe('what happened to a mailbox', () => {
  test('is told in sentences, with names instead of ids', async () => {
    history = [
      entry({ note: 'She called about a box.' }),
      entry({ by: 'desk-2', note: 'Told her Monday.' }),
      entry({ what: 'renamed', by: mailbox.userId, note: 'Old Name → Sample Customer' }),
      entry({ what: 'repaired', by: 'repair' }),
      entry({ what: 'assigned', by: 'virtual-address' }),
      entry({ what: 'assigned', by: 'post-confirmation' }),
    ];
    await open();
    const told = textUnder('Notes and history') ?? '';
    for (const words of [
      'Shanelle S. wrote a note',
      'You wrote a note',
      'The customer changed their name',
      'Old Name → Sample Customer',
      'The system gave it in the nightly check',
      'The system gave it when the customer opened their account',
      'The system gave it when the e-mail was confirmed',
    ])
      expect(told).toContain(words);
    expect(told).not.toMatch(/desk-\d|post-confirmation|virtual-address/);
  });
});

describe('a note', () => {
  test('is saved under the same id until it is saved, and the next one has its own', async () => {
    const screen = await open();
    const field = screen.querySelector('textarea');
    saveNote = () => Promise.reject(new Error('We could not reach the server.'));
    await type(field, ' She called. ');
    await press('Save note');
    await settle();
    expect(screen.textContent).toContain('We could not reach the server.');
    expect(field?.value).toBe(' She called. ');
    saveNote = async () => ({ entry: entry({}) });
    await press('Save note');
    await settle();
    expect(field?.value).toBe('');
    await type(field, 'Another one.');
    await press('Save note');
    await settle();
    const [first, again, next] = notesSent();
    expect(again).toEqual(first);
    expect(next?.id).not.toBe(first?.id);
  });

  test('without a text is not sent', async () => {
    const screen = await open();
    await press('Save note');
    await settle();
    expect(screen.textContent).toContain('Write the note first');
    expect(notesSent()).toEqual([]);
  });
});
