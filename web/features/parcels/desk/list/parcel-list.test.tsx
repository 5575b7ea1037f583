import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { exportedLists } from '#web/desk-list/export/exported-lists.ts';
import { addressNow, choose, closeScreen, openScreen, settle, type } from '#web/ui/testing/screen.tsx';
import { ParcelCounts } from '../counts/parcel-counts.tsx';
import { ParcelsOfMailbox } from '../of-mailbox/parcels-of-mailbox.tsx';
import { answer, giveDialogs, now, ofNobody, sentTo } from '../testing/fake-api.ts';
import { findParcels } from './find-parcels.ts';
import { ParcelListPage } from './parcel-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (search = '') => {
  screen = await openScreen(<ParcelListPage area="/staff" />, `/staff/parcels${search}`);
  await settle();
};
const asked = () => sentTo('deskList').at(-1)?.query;
const links = () => [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayChange = true;
  giveDialogs();
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('shows what it is, whose, where, for how long and what holds it', async () => {
  answer({}, sampleParcel, [{ kind: 'INVOICE_MISSING', since: sampleParcel.receivedAt }]);
  await open();
  const words = screen.querySelector('tbody')?.textContent;
  for (const part of ['PCL-7K3M9Q2X', 'Sample Store', '1Z999AA10123456784', '10001', 'B-04', '2\u00a0h'])
    expect(words).toContain(part);
  expect(words).toContain('Invoice missing');
});

test('one of nobody says so', async () => {
  answer({}, ofNobody());
  await open('?state=UNIDENTIFIED');
  expect(screen.querySelector('tbody')?.textContent).toContain('Nobody yet');
});

test.each([
  ['', {}],
  ['?state=UNIDENTIFIED', { state: 'UNIDENTIFIED' }],
  ['?hold=DG_REVIEW', { hold: 'DG_REVIEW' }],
  ['?shelf=b-04', { shelf: 'B-04' }],
  ['?mailbox=10001', { mailbox: '10001' }],
  ['?closed=2026-11', { closed: '2026-11' }],
  ['?search=456784', { search: '456784' }],
  ['?state=UNIDENTIFIED&search=456784', { search: '456784' }],
  ['?mailbox=none', {}],
  ['?shelf=/', {}],
  [
    '?state=IN_STORAGE&hold=DG_REVIEW&shelf=b-04&days=7',
    { state: 'IN_STORAGE', hold: 'DG_REVIEW', shelf: 'B-04', days: 7 },
  ],
  ['?closed=2026-11&mailbox=10001', { closed: '2026-11', mailbox: '10001' }],
  ['?closed=2026-11&shelf=B-04', { closed: '2026-11' }],
  ['?state=SHIPPED', { state: 'SHIPPED', closed: '2026-11' }],
])('%s asks what it can', async (search, question) => {
  await open(search);
  expect(asked()).toEqual({ limit: 25, ...question });
});

const narrow = (label: string, value: string) =>
  choose(
    [...screen.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label),
    value,
  );

test('narrows by one filter after the other, and a month begins anew', async () => {
  await open();
  await narrow('Held by', 'VALUE_MISSING');
  const field = (placeholder: string) =>
    screen.querySelector<HTMLInputElement>(`input[placeholder="${placeholder}"]`);
  const write = async (placeholder: string, text: string) => {
    await type(field(placeholder), text);
    await act(async () => {
      field(placeholder)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  };
  await write('B-04', 'c-1');
  await write('10001', 'nobody');
  expect(addressNow()).toContain('?hold=VALUE_MISSING&shelf=C-1');
  await write('10001', ' 10002 ');
  expect(asked()).toEqual({ limit: 25, hold: 'VALUE_MISSING', shelf: 'C-1', mailbox: '10002' });
  await write('B-04', '');
  expect(asked()).toEqual({ limit: 25, hold: 'VALUE_MISSING', mailbox: '10002' });
  await narrow('Show', '2026-11');
  expect(asked()).toEqual({ limit: 25, closed: '2026-11' });
  await narrow('Left', 'SHIPPED');
  await write('10001', '10002');
  expect(asked()).toEqual({ limit: 25, closed: '2026-11', mailbox: '10002' });
});

test('says above the list what is not received yet, for how long, and where it is received', async () => {
  const backlogSince = '2026-11-28T13:30:00.000Z';
  answer({
    counts: () => ({ receivedToday: 1, unidentified: 0, waitingForInvoice: 0, backlog: 12, backlogSince }),
  });
  await open();
  expect(screen.textContent).toContain(
    '12 parcels are not received yet, the first one for 3\u00a0h\u00a030\u00a0min',
  );
  expect(links()).toContain('/staff/receiving');
  await closeScreen();
  rights.mayChange = false;
  answer();
  await open();
  expect(screen.textContent).toContain('184 received today. Everything that carriers counted is received.');
  expect(links()).not.toContain('/staff/receiving');
});

test('says what an empty list means', async () => {
  answer({ deskList: () => ({ items: [] }) });
  await open('?state=UNIDENTIFIED');
  expect(screen.textContent).toContain('Nothing is unidentified');
  await closeScreen();
  await open('?search=000000');
  expect(screen.textContent).toContain('Nothing found for “000000”');
});

test('is found from everywhere, and taken out as a file', async () => {
  const signal = new AbortController().signal;
  const hits = await findParcels({ base: '/staff', dock: 'Kearny' })('456784', signal);
  expect(hits).toEqual([
    {
      to: '/staff/parcels/PCL-7K3M9Q2X',
      title: 'PCL-7K3M9Q2X Sample Store',
      detail: 'On a shelf · Mailbox 10001 · Shelf B-04 · 1Z999AA10123456784',
    },
  ]);
  const list = exportedLists.parcels;
  const { rows = [] } = (await list?.page('state=IN_STORAGE', undefined, signal)) ?? {};
  expect(list?.headings.length).toBe(rows[0]?.length);
  expect(rows[0]).toContain('B-04');
  expect(asked()).toEqual({ state: 'IN_STORAGE', limit: 100 });
  await open();
});

test('an overview counts in brief, and every number opens its list', async () => {
  screen = await openScreen(<ParcelCounts area="/admin" />, '/admin');
  await settle();
  expect(sentTo('counts').at(-1)?.query).toEqual({ brief: 'yes' });
  expect(screen.textContent).toContain('184received today');
  expect(screen.textContent).toContain('20+wait for an invoice');
  expect(links()).toEqual([
    '/admin/parcels',
    '/admin/parcels',
    '/admin/parcels?state=UNIDENTIFIED',
    '/admin/parcels?hold=INVOICE_MISSING',
  ]);
});

test('the page of a mailbox shows its newest parcels, and leads to all', async () => {
  screen = await openScreen(<ParcelsOfMailbox number="10001" area="/staff" />, '/staff/mailboxes/10001');
  await settle();
  expect(asked()).toEqual({ mailbox: '10001', limit: 10 });
  expect(links()).toEqual(['/staff/parcels?mailbox=10001', '/staff/parcels/PCL-7K3M9Q2X']);
});
