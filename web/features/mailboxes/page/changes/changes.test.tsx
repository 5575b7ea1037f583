import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples as identityExamples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { examples } from '#domain/mailboxes/endpoint-examples.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { SignedForm } from '#domain/mailboxes/form-1583.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { MailboxPage } from '../mailbox-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { may } = vi.hoisted(() => ({ may: vi.fn((_: string) => true) }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-2', useMay: () => may }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const form: SignedForm = {
  name: 'Sample Customer',
  ids: [{ kind: 'PASSPORT' }, { kind: 'LEASE' }],
  witnessed: 'NOTARY',
  signedOn: '2026-11-20',
  by: 'desk-1',
  at: '2026-11-20T15:00:00Z',
};
let mailbox: Mailbox;
let blocks: { what: string; words: string }[];
let change: () => Promise<unknown>;

const open = async (area: '/staff' | '/admin' = '/staff'): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path={`${area}/mailboxes/:number`} element={<MailboxPage area={area} />} />
    </Routes>,
    `${area}/mailboxes/10001`,
  );
  await settle();
  return screen;
};
const sent = (name: keyof typeof mailboxEndpoints) =>
  calling.mock.calls.filter(([endpoint]) => endpoint === mailboxEndpoints[name]).map(([, input]) => input);
const field = <Kind extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(name: string) =>
  document.querySelector<Kind>(`dialog [name=${name}]`);

beforeEach(() => {
  // The test's document has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  may.mockImplementation(() => true);
  mailbox = { ...examples.show.reply.mailbox };
  blocks = [];
  change = async () => ({ mailbox, blocks });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === mailboxEndpoints.show) return { mailbox, history: [], blocks };
    if (endpoint === identityEndpoints.profile) return identityExamples.profile.reply;
    if (endpoint === identityEndpoints.knownShipper) return identityExamples.knownShipper.reply;
    if (Object.values(mailboxEndpoints).includes(endpoint as never)) return change();
    return { people: [] };
  });
});
afterEach(closeScreen);

describe('Form 1583', () => {
  test('is recorded with the kinds of identification, and stays typed when it is refused', async () => {
    await open();
    await press('Record Form 1583');
    await choose(field('photo'), 'DRIVER_LICENSE');
    // What was the one with the photo cannot be the other.
    expect([...(field<HTMLSelectElement>('address')?.options ?? [])].map(({ value }) => value)).not.toContain(
      'DRIVER_LICENSE',
    );
    await choose(field('address'), 'LEASE');
    await type(field<HTMLInputElement>('photoUntil'), '2030-01-31');
    await choose(field('witnessed'), 'IN_PERSON');
    await type(field<HTMLInputElement>('signedOn'), '2026-11-20');
    change = () =>
      Promise.reject(new ApiError(409, { code: 'DAY_WRONG', message: 'No.', correlationId: '' }));
    await press('Record the form');
    await settle();
    expect(document.body.textContent).toContain('No.');
    expect(field<HTMLInputElement>('signedOn')?.value).toBe('2026-11-20');
    change = async () => ({ mailbox });
    await press('Record the form');
    await settle();
    expect(sent('form').at(-1)).toEqual({
      params: { number: '10001' },
      body: {
        id: expect.any(String),
        version: 1,
        form: {
          name: 'Sample Customer',
          ids: [{ kind: 'DRIVER_LICENSE', expiresOn: '2030-01-31' }, { kind: 'LEASE' }],
          witnessed: 'IN_PERSON',
          signedOn: '2026-11-20',
        },
      },
    });
  });

  test('of each addressee is shown with what was seen', async () => {
    mailbox = { ...mailbox, names: [{ name: 'Shanta', kind: 'PERSON' }], forms: [form] };
    await open();
    const told = textUnder('Who can receive here');
    expect(told).toContain('Signed November 20, 2026, in front of a notary. Seen: Passport, Current lease.');
    expect(told).toContain('Shanta');
    expect(told).toContain('No U.S. Mail');
    expect(told).toContain('We take no U.S. Mail. Give it back to the carrier.');
  });
});

describe('the status of a mailbox', () => {
  test('is changed for a reason', async () => {
    await open();
    await press('Suspend');
    await type(field<HTMLInputElement>('reason'), 'Two unpaid invoices');
    await press('Suspend it');
    await settle();
    expect(sent('status')).toEqual([
      {
        params: { number: '10001' },
        body: { id: expect.any(String), version: 1, status: 'SUSPENDED', reason: 'Two unpaid invoices' },
      },
    ]);
  });

  test('is closed with an address for the mail when a form is on file', async () => {
    mailbox = { ...mailbox, forms: [form] };
    await open();
    await press('Close this mailbox');
    await type(field<HTMLInputElement>('reason'), 'Moves away');
    await type(field<HTMLTextAreaElement>('forwardTo'), 'Sample, 1 Sample Street');
    await press('Yes, close the mailbox');
    await settle();
    expect(sent('status')).toMatchObject([
      { body: { status: 'CLOSING', forwardTo: 'Sample, 1 Sample Street' } },
    ]);
  });

  test('that is being closed says what it waits for', async () => {
    mailbox = { ...mailbox, status: 'CLOSING' };
    blocks = [{ what: 'balance', words: 'Invoice INV-1: $12.00 is still to be paid.' }];
    const { textContent } = await open();
    expect(textContent).toContain('Invoice INV-1: $12.00 is still to be paid.');
    expect(textContent).toContain('Keep it open');
  });

  test('that is closed says until when mail is sent on, and a replaced number leads to the other', async () => {
    mailbox = { ...mailbox, status: 'CLOSED', closedAt: '2026-11-24T15:00:00Z', forwardTo: 'Sample Street' };
    const closed = await open();
    expect(closed.textContent).toContain('U.S. Mail is sent on until May 24, 2027, to:');
    expect(closed.textContent).toContain('Open again');
    closeScreen();
    mailbox = { ...mailbox, replacedBy: '4512' };
    const replaced = await open();
    expect(replaced.querySelector('a[href="/staff/mailboxes/4512"]')).not.toBeNull();
    expect(replaced.textContent).not.toContain('Open again');
  });

  test('cannot be changed by somebody who may only look', async () => {
    may.mockImplementation((permission) => permission !== 'mailbox.manage');
    const { textContent } = await open();
    expect(textContent).toContain('Who can receive here');
    for (const words of ['Suspend', 'Record Form 1583', 'Add or remove further names', 'Move to'])
      expect(textContent).not.toContain(words);
  });
});

describe('a number', () => {
  test('is moved to another person', async () => {
    await open();
    await press('Move to another person');
    await type(field<HTMLInputElement>('email'), 'bob@example.test');
    await type(field<HTMLInputElement>('reason'), 'Goes on with it');
    await press('Move it');
    await settle();
    expect(sent('move')).toMatchObject([{ body: { version: 1, email: 'bob@example.test' } }]);
  });

  test('of an old system is taken over by admins alone', async () => {
    expect((await open()).textContent).not.toContain('Take over an old number');
    closeScreen();
    await open('/admin');
    await press('Take over an old number');
    await type(field<HTMLInputElement>('number'), '4512');
    await type(field<HTMLInputElement>('reason'), 'Had it before');
    change = async () => ({ mailbox: { ...mailbox, number: '4512' } });
    await press('Give them this number');
    await settle();
    expect(sent('takeOver')).toEqual([
      {
        params: { number: '4512' },
        body: { id: expect.any(String), email: mailbox.ownerEmail, reason: 'Had it before' },
      },
    ]);
  });
});
