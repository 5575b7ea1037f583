import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, load, noon, now, sentTo } from '../testing/fake-api.ts';
import { CalendarPage } from './calendar-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (search = '?view=week&day=2026-12-01') => {
  screen = await openScreen(<CalendarPage area="/staff" />, `/staff/bookings/calendar${search}`);
  await settle();
};
const grid = () => screen.querySelector<HTMLElement>('[role=grid]');
const cell = () => screen.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
const chip = () => screen.querySelector<HTMLElement>('[data-visit]');
const key = async (name: string, target: Element | null = document.activeElement) => {
  await act(async () => target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  await settle();
};
const focusCell = () => act(async () => cell()?.focus());
const dayNow = () => new URLSearchParams(addressNow().split('?')[1]).get('day');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval'] });
  rights.mayChange = true;
  giveDialogs();
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a week has its slots with what is taken, and who comes; a request is marked', async () => {
  answer({}, { ...sampleBooking, state: 'REQUESTED' });
  await open();
  expect(sentTo('calendar')[0]?.query).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  const words = cell()?.textContent;
  expect(words).toContain('1 of 4 taken');
  expect(words).toContain('140/1,500 lb');
  expect(words).toContain('Requested');
  expect(words).toContain('Sample Sender');
  expect(grid()?.textContent).toContain('4/4');
  expect(grid()?.querySelectorAll('td')).toHaveLength(14);
});

test('what somebody holds while they confirm is told', async () => {
  answer({ calendar: () => ({ slots: [{ ...load(tuesday), held: 1 }], visits: [] }) });
  await open();
  expect(cell()?.textContent).toContain('1 held');
});

test('one cell is reached by Tab, and the focus goes with the arrows, the month and T', async () => {
  await open();
  expect(screen.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  await focusCell();
  await key('ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.slot).toBe(noon.id);
  await key('ArrowRight');
  expect(dayNow()).toBe('2026-12-02');
  expect((document.activeElement as HTMLElement).dataset.cell).toBe('2026-12-02');
  await key('PageDown');
  expect(dayNow()).toBe('2027-01-02');
  expect(sentTo('calendar').at(-1)?.query).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  await key('t');
  expect(dayNow()).toBe('2026-11-28');
  expect((document.activeElement as HTMLElement).dataset.cell).toBe('2026-11-28');
});

test('Enter leads into the slot, where its visits are links, and Escape back', async () => {
  await open();
  await focusCell();
  await key('Enter');
  expect(document.activeElement).toBe(chip());
  expect(chip()?.getAttribute('href')).toBe('/staff/bookings/BKG-7K3M9Q');
  await key('Escape');
  expect(document.activeElement).toBe(cell());
});

test('M moves the first of a slot, or the one that has the focus', async () => {
  await open();
  await focusCell();
  await key('m');
  expect(screen.querySelector('dialog[open]')?.textContent).toContain('Sample Sender: now Tue, Dec 1');
});

test('where it was moved to has the focus afterwards', async () => {
  const moved = {
    ...sampleBooking,
    version: 3,
    visits: [{ number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' }],
  };
  answer({ deskMove: () => moved });
  await open();
  await focusCell();
  await key('m');
  const dialog = screen.querySelector('dialog[open]');
  await type(dialog?.querySelector<HTMLInputElement>('input[autocomplete=off]'), '2');
  await act(async () => dialog?.querySelector('form')?.requestSubmit());
  await settle();
  expect((document.activeElement as HTMLElement).dataset.slot).toBe(wednesday.id);
});

test('moved to another week, the focus is in the calendar, where somebody goes on', async () => {
  const away = { ...wednesday, id: 'P-2026-12-16-0900', day: '2026-12-16' };
  const moved = {
    ...sampleBooking,
    version: 3,
    visits: [{ number: 2, purpose: 'MAIN', slot: away, state: 'PLANNED' }],
  };
  answer({ deskMove: () => moved });
  await open();
  await act(async () => chip()?.focus());
  await key('m');
  const dialog = screen.querySelector('dialog[open]');
  await type(dialog?.querySelector<HTMLInputElement>('input[autocomplete=off]'), '2');
  await act(async () => dialog?.querySelector('form')?.requestSubmit());
  await settle();
  expect(document.activeElement).toBe(cell());
});

test('dragged to another slot, it asks for that one; a press opens the booking', async () => {
  await open();
  const point = (type: string, x: number, on: EventTarget = window) =>
    act(async () =>
      on.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, button: 0 }), {
          pointerType: 'mouse',
        }),
      ),
    );
  const target = screen.querySelector(`[data-slot="${wednesday.id}"]`);
  document.elementFromPoint = () => target;
  await point('pointerdown', 0, chip() as HTMLElement);
  await point('pointermove', 3);
  await point('pointerup', 3);
  expect(screen.querySelector('dialog[open]')).toBeNull();
  await point('pointerdown', 0, chip() as HTMLElement);
  await point('pointermove', 50);
  await point('pointerup', 50);
  await settle();
  const dialog = screen.querySelector('dialog[open]');
  expect(dialog?.querySelector<HTMLInputElement>('input:checked')?.value).toBe(wednesday.id);
});

test('a finger scrolls and drags nothing', async () => {
  await open();
  document.elementFromPoint = () => screen.querySelector(`[data-slot="${wednesday.id}"]`);
  for (const [type, x, on] of [
    ['pointerdown', 0, chip()],
    ['pointermove', 50, window],
    ['pointerup', 50, window],
  ] as const)
    await act(async () =>
      on?.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), { pointerType: 'touch' }),
      ),
    );
  expect(screen.querySelector('dialog[open]')).toBeNull();
});

test('whoever may only look moves nothing', async () => {
  rights.mayChange = false;
  await open();
  await focusCell();
  await key('m');
  expect(screen.querySelector('dialog[open]')).toBeNull();
});

test('what changes while somebody looks is said', async () => {
  await open();
  const moved: Booking = {
    ...sampleBooking,
    version: 3,
    visits: [{ number: 1, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' }],
  };
  answer({
    calendar: () => ({ slots: [load(tuesday), load(wednesday)], visits: [summaryOf(moved)] }),
  });
  await act(async () => void vi.advanceTimersByTime(5_000));
  await settle();
  expect(screen.querySelector('p[role=status]')?.textContent).toBe(
    'Changed just now: Sample Sender is now Wed, Dec 2, 9 AM to noon.',
  );
});

test('a month is whole weeks with what is taken of each day, and Enter opens the day', async () => {
  await open('?view=month&day=2026-12-01');
  expect(sentTo('calendar')[0]?.query).toEqual({ from: '2026-11-30', to: '2027-01-03' });
  expect(grid()?.querySelectorAll('td')).toHaveLength(35);
  expect(cell()?.textContent).toContain('9–12');
  await focusCell();
  await key('ArrowDown');
  expect(dayNow()).toBe('2026-12-08');
  await key('Enter');
  expect(addressNow()).toContain('view=day');
  expect(addressNow()).toContain('day=2026-12-08');
});

test('by slot, each is a line with who comes', async () => {
  await open('?view=slots&day=2026-12-01');
  const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Sample Sender');
});

test('turns the pages, and shows drop-offs by themselves', async () => {
  await open();
  await press('→');
  await settle();
  expect(sentTo('calendar').at(-1)?.query).toEqual({ from: '2026-12-07', to: '2026-12-13' });
  await press('Drop-offs');
  await settle();
  expect(screen.textContent).toContain('There are no times on these days.');
});
