import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import type { Ways } from '#domain/enquiries/ways.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { anEnquiry, aThread } from '../../testing/samples.ts';
import { EnquiryPage } from './enquiry-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-2', useMay: () => () => false }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

let shown: { enquiry: Enquiry; thread: readonly ThreadEntry[]; ways: Ways };
const ways: Ways = { email: { to: 'marcia@example.test' }, whatsapp: { closed: 'NO_NUMBER' } };
const marcia = { userId: 'user-1', firstName: 'Marcia', name: 'Marcia Sample' };
let price: string | undefined;
/** The server's answer to a change by staff. */
let work: () => Promise<unknown>;
const shanelle = { userId: 'desk-1', firstName: 'Shanelle', name: 'Shanelle Sample' };
const changed = async (): Promise<never> => {
  throw new ApiError(409, { code: 'ENQUIRY_CHANGED', message: 'It changed.', correlationId: 'c' });
};

const open = async (change: Partial<Enquiry> = {}, thread = aThread()): Promise<HTMLElement> => {
  shown = { enquiry: anEnquiry(change), thread, ways };
  const screen = await openScreen(
    <Routes>
      <Route
        path="/admin/enquiries/:reference"
        element={
          <EnquiryPage
            area="/admin"
            priceLink={() => price}
            sent={({ media }) => <b>the file {media.file}</b>}
          />
        }
      />
    </Routes>,
    '/admin/enquiries/ENQ-7K3M9Q',
  );
  await settle();
  return screen;
};
const typeInto = (screen: HTMLElement, field: 'textarea' | 'form input', text: string) =>
  type(screen.querySelector<HTMLTextAreaElement | HTMLInputElement>(field), text);
const asked = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);
const params = { reference: 'ENQ-7K3M9Q' };

beforeEach(() => {
  price = undefined;
  work = async () => ({ status: 'OPEN', version: 2 });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === identityEndpoints.names) return { people: [shanelle, marcia] };
    return endpoint === enquiryEndpoints.show ? shown : work();
  });
});
afterEach(closeScreen);

describe('an enquiry', () => {
  test('shows all facts, with links to the sender and their mailbox', async () => {
    const screen = await open({ phone: '+1 201 555 0199', number: '10001', userId: 'user-1' });
    const links = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        'mailto:marcia@example.test?subject=Your%20message%20ENQ-7K3M9Q',
        'tel:+12015550199',
        '/admin/mailboxes/10001',
      ]),
    );
    expect(screen.textContent).toContain('Signed in as Marcia');
    expect(screen.textContent).not.toContain('user-1');
  });

  test('links only numbers of our mailboxes', async () => {
    const screen = await open({ number: '1Z999AA10123456784' });
    expect(screen.textContent).toContain('1Z999AA10123456784');
    expect(screen.querySelector('a[href^="/admin/mailboxes"]')).toBeNull();
  });

  test('shows the thread in order', async () => {
    const screen = await open(
      { status: 'ANSWERED' },
      aThread(
        { status: 'OPEN', by: 'desk-2' },
        { status: 'OPEN', text: 'She called too.' },
        { what: 'answer', status: 'ANSWERED', text: 'On Monday.' },
      ),
    );
    const told = [...screen.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(told[0]).toContain('Marcia Sample wrote');
    expect(told[1]).toContain('You took this on');
    expect(told[2]).toMatch(/Shanelle S\. wrote a note.*She called too\./);
    expect(told[3]).toMatch(/Shanelle S\. answered by e-mail.*On Monday\./);
  });

  test('shows a message as plain text', async () => {
    const screen = await open({ name: '<img src=x>' }, aThread({ text: '<script>alert(1)</script>' }));
    expect(screen.querySelector('img, script')).toBeNull();
  });

  test('shows what came with a message in its place, and its caption', async () => {
    const media = { file: 'f1', id: 'm1', contentType: 'image/jpeg' } as const;
    const screen = await open(
      { kind: 'whatsapp' },
      aThread(
        { what: 'message', by: 'sender', text: '[picture]', media },
        { what: 'message', by: 'sender', text: '[document] My receipt', media: { ...media, file: 'f2' } },
      ),
    );
    const [, photo, paper] = [...screen.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(photo).toMatch(/the file f1$/);
    expect(photo).not.toContain('[');
    expect(paper).toMatch(/My receiptthe file f2$/);
  });

  test('that does not exist shows a message and a link back', async () => {
    calling.mockRejectedValue(
      new ApiError(404, {
        code: 'ENQUIRY_NOT_FOUND',
        message: 'There is no such enquiry.',
        correlationId: 'c',
      }),
    );
    const screen = await open();
    expect(screen.textContent).toContain('There is no enquiry ENQ-7K3M9Q');
    expect(screen.querySelector('a[href="/admin/enquiries"]')).not.toBeNull();
  });
});

describe('its status', () => {
  test.each<[EnquiryStatus, readonly string[]]>([
    ['NEW', ['Assign to me', 'Answered by phone', 'Close', 'Spam']],
    ['OPEN', ['Answered by phone', 'Close', 'Spam']],
    ['ANSWERED', ['Close', 'Reopen']],
    ['CLOSED', ['Reopen']],
    ['SPAM', ['Not spam']],
  ])('%s can be changed only to the next statuses', async (status, presses) => {
    const screen = await open({ status });
    const offered = screen.querySelector('fieldset')?.querySelectorAll('button');
    expect([...(offered ?? [])].map(({ textContent }) => textContent)).toEqual(presses);
  });

  test('is changed with the version that was shown, together with the note', async () => {
    const screen = await open({ version: 4 });
    await typeInto(screen, 'form input', ' She called too. ');
    await press('Assign to me');
    await settle();
    expect(asked(enquiryEndpoints.move)).toEqual([
      { params, body: { version: 4, status: 'OPEN', note: 'She called too.' } },
    ]);
  });

  test('does not change when only a note is saved', async () => {
    const screen = await open({ status: 'CLOSED' });
    await typeInto(screen, 'form input', 'Fetched on Monday.');
    await press('Save note');
    await settle();
    expect(asked(enquiryEndpoints.move)).toEqual([
      { params, body: { version: 1, status: 'CLOSED', note: 'Fetched on Monday.' } },
    ]);
  });

  test('that a colleague changed meanwhile shows a message, and the note is kept', async () => {
    work = changed;
    const screen = await open();
    await typeInto(screen, 'form input', 'She called too.');
    await press('Close');
    await settle();
    expect(screen.textContent).toContain('Someone else worked on this');
    expect(screen.querySelector<HTMLInputElement>('form input')?.value).toBe('She called too.');
  });
});

describe('a part of an answer', () => {
  const answer = (screen: HTMLElement) => screen.querySelector('textarea')?.value;

  test('begins with a greeting, goes below what is written, and is sent as shown', async () => {
    const screen = await open();
    await press('Parcel');
    await press('Pickup');
    expect(answer(screen)).toMatch(
      /^Hello Marcia Sample,\n\nPlease send us the name of the store.*\n\nWe pick up within 25 miles/,
    );
    const message = answer(screen);
    await press('Send the answer');
    await settle();
    expect(asked(enquiryEndpoints.answer)).toEqual([{ params, body: { version: 1, message } }]);
  });

  test('can be the price that was worked out last on this device', async () => {
    price = '$375.00 to Guyana: https://skybarrel.test/shipping-calculator?to=GY';
    const screen = await open();
    await press('Price link');
    expect(answer(screen)).toContain(price);
  });

  test('is no price before one was worked out, and the way to the calculator is shown', async () => {
    const screen = await open();
    await press('Price link');
    expect(answer(screen)).toBe('');
    expect(screen.querySelector('a[href="/shipping-calculator"]')?.getAttribute('target')).toBe('_blank');
  });

  test('stops nobody from seeing that a colleague answered meanwhile', async () => {
    const screen = await open();
    await press('Parcel');
    shown = { ...shown, enquiry: { ...shown.enquiry, version: 2, status: 'OPEN' } };
    work = changed;
    await press('Send the answer');
    await settle();
    expect(asked(enquiryEndpoints.answer)).toMatchObject([{ body: { version: 1 } }]);
    expect(screen.textContent).toContain('Someone else worked on this');
  });
});

test('a change by a colleague is said to whoever has the enquiry open, who keeps what they typed', async () => {
  const said = vi.spyOn(toast, 'info').mockImplementation(() => undefined as never);
  vi.useFakeTimers();
  const screen = await open();
  await typeInto(screen, 'textarea', 'On Mon');
  shown = { ...shown, thread: aThread({ by: 'desk-1', status: 'OPEN' }) };
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  vi.useRealTimers();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('this enquiry just now'));
  expect(screen.querySelector('textarea')?.value).toBe('On Mon');
  said.mockRestore();
});

describe('an answer', () => {
  test('is sent with the version from when somebody began to write, even if a colleague changed it since', async () => {
    vi.useFakeTimers();
    const screen = await open();
    await typeInto(screen, 'textarea', 'On Mon');
    shown = { ...shown, enquiry: { ...shown.enquiry, version: 2, status: 'ANSWERED' } };
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    vi.useRealTimers();
    expect(screen.textContent).toContain('Answered');
    await typeInto(screen, 'textarea', 'On Monday.');
    work = changed;
    await press('Send the answer');
    await settle();
    expect(asked(enquiryEndpoints.answer)).toEqual([{ params, body: { version: 1, message: 'On Monday.' } }]);
    expect(screen.textContent).toContain('Someone else worked on this');
  });

  test("is not stopped by its writer's own changes", async () => {
    const screen = await open();
    await typeInto(screen, 'textarea', 'On Monday.');
    shown = { ...shown, enquiry: { ...shown.enquiry, version: 2, status: 'OPEN' } };
    await press('Assign to me');
    await settle();
    await press('Send the answer');
    await settle();
    expect(asked(enquiryEndpoints.answer)).toEqual([{ params, body: { version: 2, message: 'On Monday.' } }]);
  });

  test('is kept when it was not sent, and is sent with the version that is shown then', async () => {
    work = changed;
    const screen = await open();
    await typeInto(screen, 'textarea', 'On Monday.');
    shown = { ...shown, enquiry: { ...shown.enquiry, version: 2, status: 'ANSWERED' } };
    await press('Send the answer');
    await settle();
    expect(screen.querySelector('textarea')?.value).toBe('On Monday.');
    work = async () => ({ status: 'ANSWERED', version: 3 });
    await press('Send the answer');
    await settle();
    expect(asked(enquiryEndpoints.answer).at(-1)).toEqual({
      params,
      body: { version: 2, message: 'On Monday.' },
    });
    expect(screen.querySelector('textarea')?.value).toBe('');
  });

  test('without text is not sent', async () => {
    const screen = await open();
    await press('Send the answer');
    expect(screen.textContent).toContain('Write your answer');
    expect(asked(enquiryEndpoints.answer)).toEqual([]);
  });

  test.each<EnquiryStatus>(['CLOSED', 'SPAM'])('is not possible while the status is %s', async (status) => {
    const screen = await open({ status });
    expect(screen.querySelector('textarea')).toBeNull();
    expect(screen.textContent).toContain('Open it again to write to Marcia Sample.');
  });
});
