import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { BookingListPage } from './booking-pages.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: { readonly id: string; readonly name: string };
}
const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);

const named = (name: string, id: string = name, status: Booking['status'] = 'OPEN'): Booking => ({
  id,
  name,
  status,
  addedAt: '2026-11-21T15:00:00.000Z',
  addedBy: 'desk-1',
  changedAt: '2026-11-21T15:00:00.000Z',
  version: 1,
});
const problem = (code: string, details?: object) => ({
  code,
  message: 'Try again.',
  correlationId: '',
  details,
});
const sentTo = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([called, { body }]) => (called === endpoint ? [body] : []));

/** A fake API with two pages of bookings. `answers` are those of other endpoints. */
const answer = (answers: Readonly<Record<string, (input: Input) => unknown>> = {}): void => {
  const replies: typeof answers = {
    list: ({ query }) =>
      query?.cursor ? { items: [named('Second')] } : { items: [named('First')], next: 'more' },
    show: () => named('First'),
    progress: () => ({ open: 2 }),
    ...answers,
  };
  calling.mockImplementation(async (endpoint, input) => {
    const [name = ''] = Object.entries(bookingEndpoints).find(([, one]) => one === endpoint) ?? [];
    return replies[name]?.(input) ?? { items: [] };
  });
};
const open = async (search = ''): Promise<HTMLElement> => {
  const screen = await openScreen(<BookingListPage area="/staff" />, `/staff/bookings${search}`);
  await settle();
  return screen;
};
const add = async (screen: HTMLElement, name: string): Promise<void> => {
  await type(screen.querySelector('input[name=name]'), name);
  await press('Add the booking');
  await settle();
};

beforeEach(() => {
  rights.mayChange = true;
  calling.mockReset();
});
afterEach(closeScreen);

test('shows one page after another', async () => {
  answer();
  const screen = await open();
  expect(screen.querySelector('tbody')?.textContent).toContain('First');
  await press('Next');
  await settle();
  expect(screen.querySelector('tbody')?.textContent).toContain('Second');
});

test('asks for the status or the search in the address, and says when nothing is there', async () => {
  answer({ list: () => ({ items: [] }) });
  const lastQuery = () => calling.mock.calls.findLast(([one]) => one === bookingEndpoints.list)?.[1].query;
  expect((await open('?status=DONE')).textContent).toContain('No bookings here');
  expect(lastQuery()).toEqual({ limit: 25, status: 'DONE' });
  closeScreen();
  expect((await open('?search=lamp')).textContent).toContain('Nothing found for “lamp”');
  expect(lastQuery()).toEqual({ limit: 25, search: 'lamp' });
});

test('opens an added booking', async () => {
  answer({ add: ({ body }) => named('Third', body?.id), show: () => named('Third') });
  await add(await open(), 'Third');
  expect(addressNow()).toContain(`open=${sentTo(bookingEndpoints.add)[0]?.id}`);
});

test('adds nothing without a name, and says what is missing', async () => {
  answer();
  const screen = await open();
  await add(screen, ' ');
  expect(screen.textContent).toContain('Write a name');
  expect(sentTo(bookingEndpoints.add)).toEqual([]);
});

test('sends the same booking again after an answer was lost, and another one after that', async () => {
  let losses = 1;
  answer({
    add: ({ body }) => {
      losses -= 1;
      if (losses >= 0) throw new ApiError(UNREACHABLE, problem('UNREACHABLE'));
      return named(body?.name ?? '', body?.id);
    },
  });
  const screen = await open();
  await add(screen, 'Third');
  expect(screen.textContent).toContain('Try again.');
  await add(screen, 'Third');
  await add(screen, 'Fourth');
  const [lostOne, repeated, next] = sentTo(bookingEndpoints.add);
  expect(repeated).toEqual(lostOne);
  expect(next?.id).not.toBe(repeated?.id);
});

test('moves a booking, and says what it is when a colleague was faster', async () => {
  const now = named('First', 'First', 'CANCELED');
  answer({
    move: () => {
      throw new ApiError(409, problem('BOOKING_CHANGED', { booking: now }));
    },
  });
  const screen = await open('?open=First');
  await press('Mark as done');
  await settle();
  expect(sentTo(bookingEndpoints.move)).toEqual([{ version: 1, status: 'DONE' }]);
  expect(screen.textContent).toContain('Now it is: Canceled.');
});

test('shows how many are left while all are marked as done, until that is over', async () => {
  answer({ progress: () => ({ open: 7, last: { by: 'ann', at: '2026-11-21T15:00:00.000Z' } }) });
  const screen = await open();
  expect(screen.textContent).toContain('A colleague is marking all as done. Open: 7.');
  await press('Mark all as done');
  await settle();
  expect(sentTo(bookingEndpoints.finishAll)).toHaveLength(1);
});

test('whoever may only look has no button to change anything', async () => {
  rights.mayChange = false;
  answer();
  const screen = await open('?open=First');
  for (const words of ['Add the booking', 'Mark all as done', 'Mark as done', 'Cancel'])
    expect([...screen.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(words);
});
