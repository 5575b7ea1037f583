import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { anEnquiry } from '../../testing/samples.ts';
import { EnquiryListPage } from './enquiry-list-page.tsx';
import { WaitingEnquiries } from './waiting-enquiries.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: { query?: object }) => Promise<unknown>);

interface Page {
  readonly items: readonly Enquiry[];
  readonly next?: string;
}
const counts = { NEW: 3, OPEN: 0, ANSWERED: 100, CLOSED: 12, SPAM: 1 };
const answerWith = (page: (query: Record<string, unknown>) => Page) =>
  calling.mockImplementation(async (endpoint, { query = {} }) =>
    endpoint === enquiryEndpoints.counts ? counts : page(query as Record<string, unknown>),
  );
const open = async (search = '') => {
  const screen = await openScreen(
    <EnquiryListPage area="/staff" priceLink={() => undefined} sent={() => null} />,
    `/staff/enquiries${search}`,
  );
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('shows sender, topic and status, with a link to the enquiry', async () => {
  answerWith(() => ({ items: [anEnquiry()] }));
  const screen = await open();
  for (const words of ['Marcia Sample', 'Two barrels are packed.', 'A booking or pickup', 'New'])
    expect(screen.querySelector('tbody')?.textContent).toContain(words);
  expect(screen.querySelector('a[href="/staff/enquiries/ENQ-7K3M9Q"]')).not.toBeNull();
});

test('shows the number of each status, and if there are more than it counts', async () => {
  answerWith(() => ({ items: [] }));
  const links = (await open()).querySelectorAll('nav[aria-label=Status] a');
  expect([...links].map(({ textContent }) => textContent)).toEqual([
    'All but spam',
    'New · 3',
    'Open · 0',
    'Answered · 99+',
    'Closed · 12',
    'Spam · 1',
  ]);
});

test('loads the status in the address, or all without one', async () => {
  answerWith(() => ({ items: [] }));
  const lastQuery = () =>
    calling.mock.calls.findLast(([endpoint]) => endpoint === enquiryEndpoints.list)?.[1];
  expect((await open('?status=OPEN')).textContent).toContain('Nothing is being worked on');
  expect(lastQuery()).toEqual({ query: { limit: 25, status: 'OPEN' } });
  await press('All but spam');
  await settle();
  expect(lastQuery()).toEqual({ query: { limit: 25 } });
});

test('narrows what is open by age, and what is closed by month', async () => {
  answerWith(() => ({ items: [anEnquiry()] }));
  const lastQuery = () =>
    calling.mock.calls.findLast(([endpoint]) => endpoint === enquiryEndpoints.list)?.[1].query;
  const screen = await open('?status=OPEN&owner=ann&days=3');
  expect(lastQuery()).toEqual({ limit: 25, status: 'OPEN', owner: 'ann', days: 3 });
  await choose(screen.querySelector('select'), '7');
  await press('Of everybody');
  await settle();
  expect(lastQuery()).toEqual({ limit: 25, status: 'OPEN', days: 7 });
  closeScreen();
  const closed = await open('?status=CLOSED');
  const month = closed.querySelector<HTMLOptionElement>('option:nth-child(2)')?.value ?? '';
  await choose(closed.querySelector('select'), month);
  await settle();
  expect(lastQuery()).toMatchObject({ closed: month });
  expect(closed.querySelector('nav[aria-label=Status] [aria-current]')?.textContent).toContain('Closed');
  await choose(closed.querySelector('select'), '');
  expect(addressNow()).toBe('/staff/enquiries?status=CLOSED');
});

test('has pages', async () => {
  answerWith(({ cursor }) =>
    cursor === 'more'
      ? { items: [anEnquiry({ reference: 'ENQ-000002' })] }
      : { items: [anEnquiry({ reference: 'ENQ-000001' })], next: 'more' },
  );
  const screen = await open();
  await press('Next');
  await settle();
  expect(screen.textContent).toContain('ENQ-000002');
  await press('← Previous');
  await settle();
  expect(screen.textContent).toContain('ENQ-000001');
});

test('that cannot be loaded shows the reason and can be retried', async () => {
  calling.mockRejectedValue(
    new ApiError(500, {
      code: 'INTERNAL',
      message: 'Something went wrong on our side.',
      correlationId: 'c-1',
    }),
  );
  const screen = await open();
  expect(screen.textContent).toContain('Something went wrong on our side.');
  expect(screen.textContent).toContain('Reference c-1');
  answerWith(() => ({ items: [anEnquiry()] }));
  await press('Try again');
  await settle();
  expect(screen.textContent).toContain('ENQ-7K3M9Q');
});

test('is searched by what a caller says, and then no status is chosen', async () => {
  answerWith(({ search }) => ({ items: search === 'marcia' ? [anEnquiry()] : [] }));
  const screen = await open('?search=marcia&status=OPEN');
  expect(screen.querySelector('tbody')?.textContent).toContain('ENQ-7K3M9Q');
  expect(screen.querySelector('nav[aria-label=Status] [aria-current]')).toBeNull();
  closeScreen();
  expect((await open('?search=nobody')).textContent).toContain('A whole reference finds closed ones, too.');
});

const answerWaiting = (waiting: Partial<EndpointReply<typeof enquiryEndpoints.waiting>>) =>
  calling.mockImplementation(async () => ({ count: 0, beingWorkedOn: 0, oldest: [], ...waiting }));

test('the first screen of staff shows who waits for how long, and how many more', async () => {
  const receivedAt = new Date(Date.now() - 14 * 3_600_000 - 1000).toISOString();
  answerWaiting({ count: 9, beingWorkedOn: 2, oldest: [anEnquiry({ receivedAt })] });
  const screen = await openScreen(<WaitingEnquiries base="/admin/enquiries" />);
  await settle();
  const told = screen.querySelector('a[href="/admin/enquiries/ENQ-7K3M9Q"]')?.textContent;
  expect(told).toContain('Marcia Sample');
  expect(told?.replaceAll('\u00a0', ' ')).toContain('waiting 14 h');
  expect(screen.textContent).toContain('8 more waiting');
  expect(screen.querySelector('a[href="/admin/enquiries?status=OPEN"]')?.textContent).toBe(
    '2 being worked on',
  );
});

test('the first screen of staff says when nobody waits', async () => {
  answerWaiting({});
  const screen = await openScreen(<WaitingEnquiries base="/admin/enquiries" />);
  await settle();
  expect(screen.textContent).toContain('Nobody is waiting for an answer.');
  expect(screen.textContent).not.toContain('being worked on');
});
