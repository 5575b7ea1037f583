import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { ownCounts } from '#domain/parcels/owner/own-counts.ts';
import { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ownSample } from '../testing/sample-own.ts';
import { MailboxCounts } from './first-screen/mailbox-counts.tsx';
import { MailboxPage } from './mailbox-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(
  api as (endpoint: unknown, input: { query: { which: string } }) => Promise<unknown>,
);

let here: readonly OwnParcel[];
let gone: readonly OwnParcel[];
let expected: readonly PreAlert[];
let screen: HTMLElement;

const open = async (path = '/dashboard/mailbox'): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/dashboard" element={<MailboxCounts />} />
      <Route path="/dashboard/mailbox" element={<MailboxPage address={<p>The address</p>} />} />
    </Routes>,
    path,
  );
  await settle();
};
const text = () => screen.textContent ?? '';
const hrefs = () => [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T16:00:00Z'), toFake: ['Date'] });
  here = [];
  gone = [];
  expected = [];
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { query } = { query: { which: '' } }) => {
    if (endpoint === ownParcelEndpoints.mine)
      return { items: query.which === 'here' ? here : [...here, ...gone] };
    if (endpoint === preAlertEndpoints.announced) return { items: expected };
    if (endpoint === ownCountsEndpoints.ownCounts) return ownCounts(here, expected.length);
    if (endpoint === fileEndpoints.list) return { items: [], mayAdd: false };
    throw new Error('Nothing else is asked.');
  });
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('the mailbox', () => {
  test('teaches the next step while nothing is here', async () => {
    await open();
    expect(text()).toContain('The address');
    expect(text()).toContain('No parcels here');
    expect(hrefs()).toContain('/dashboard/mailbox/announce');
    expect(hrefs()).toContain('/dashboard/mailbox/missing');
    expect(hrefs()).not.toContain('/dashboard/mailbox/send');
    expect(text()).not.toContain('Expected');
  });

  test('shows what is here: from whom, weight, shelf life, and what each parcel needs', async () => {
    const { declaration } = ownSample();
    here = [
      ownSample(),
      ownSample({
        code: 'PCL-2222222Z',
        declaration: { ...declaration, store: 'SHEIN', invoice: { state: 'PENDING' } },
      }),
      ownSample({
        code: 'PCL-3333333Z',
        state: 'REQUESTED',
        shipment: { number: '7K3M9-Q2X4T-C', piece: 1, at: '2026-11-28T15:00:00.000Z' },
      }),
    ];
    await open();
    const rows = [...screen.querySelectorAll('section li')].map((row) => row.textContent);
    // The last free day is said once: with what is to do, or by itself.
    expect(rows[0]).toMatch(/^Sample Store3.2 lb · 1 Children’s shoesSend it on by Mon, Dec 28$/);
    expect(rows[1]).toMatch(/^SHEIN.*Add the store’s invoice.*Storage is free for 30 more days/);
    expect(rows[1]).not.toContain('Send it on');
    expect(rows[2]).toContain('Finish its shipment');
    expect(hrefs()).toContain('/dashboard/mailbox/PCL-7K3M9Q2X');
    // Only what is ready is offered.
    expect(text()).toContain('Send it on');
  });

  test('says what is missing of what is expected, and leads to where it is added', async () => {
    expected = [
      samplePreAlert,
      {
        ...samplePreAlert,
        id: '11111111-1111-4111-8111-111111111111',
        declaration: { lines: [], invoice: { state: 'NOT_REQUIRED' } },
        expiresAt: '2026-12-01T15:00:00.000Z',
        refused: { at: '2026-11-27T15:00:00.000Z', because: 'US_MAIL' },
      },
    ];
    await open();
    const [first, second] = [...screen.querySelectorAll('section[aria-labelledby] li')]
      .map((row) => row.textContent)
      .slice(-2);
    expect(first).toContain('Sample Store');
    expect(first).toContain('Add the invoice');
    expect(first).not.toContain('Answer one question');
    expect(second).toContain('Answer one question');
    expect(second).not.toContain('Add the invoice');
    expect(second).toContain(
      'We had to refuse it at our door. U.S. Mail (USPS) brought it, and we cannot take U.S. Mail for this name',
    );
    expect(second).toContain('We expect it until');
    expect(hrefs()).toContain(`/dashboard/mailbox/announce?change=${samplePreAlert.id}`);
  });

  test('what has left loads when it is opened', async () => {
    here = [ownSample()];
    gone = [ownSample({ code: 'PCL-9999999Z', state: 'DELIVERED' })];
    await open();
    expect(text()).not.toContain('It was collected');
    const details = [...screen.querySelectorAll('details')].at(-1);
    if (!details) throw new Error('There is nothing to unfold.');
    details.open = true;
    await press('Sent and returned');
    await settle();
    const rows = details.querySelectorAll('li');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.textContent).toMatch(/It was collected$/);
  });
});

test('the first screen has what is here, what is expected and what needs its owner', async () => {
  const { declaration } = ownSample();
  here = [
    ownSample(),
    ownSample({ code: 'PCL-2222222Z', declaration: { ...declaration, invoice: { state: 'PENDING' } } }),
  ];
  expected = [samplePreAlert];
  await open('/dashboard');
  expect(text()).toContain('2 here, 1 expected');
  expect(text()).toContain('1 needs you');
  expect(text()).toContain('1 ready to send');
  expect(hrefs()[0]).toBe('/dashboard/mailbox');
  // The newest of them, with their photos. The one that needs her has a card above.
  await vi.waitFor(() => expect(hrefs()).toContain(`/dashboard/mailbox/${here[0]?.code}`));
  expect(hrefs()).not.toContain('/dashboard/mailbox/PCL-2222222Z');
  closeScreen();
  here = [];
  calling.mockClear();
  await open('/dashboard');
  expect(text()).toContain('0 here, 1 expected');
  // One small answer where nothing is here.
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([ownCountsEndpoints.ownCounts]);
});
