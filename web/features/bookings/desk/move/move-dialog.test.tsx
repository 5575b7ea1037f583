import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, noon, now, refusal, sentTo } from '../testing/fake-api.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Movable } from './use-move.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

const movable: Movable = { ...sampleBooking, purpose: 'MAIN', slot: tuesday };
const open = async (target?: string): Promise<HTMLElement> => {
  const screen = await openScreen(
    <MoveDialog movable={movable} target={target} onClose={closed} onMoved={moved} />,
  );
  await settle();
  return screen;
};
const closed = vi.fn();
const moved = vi.fn();
const typedIn = (screen: Element) => screen.querySelector<HTMLInputElement>('input[autocomplete=off]');
const keyIn = (screen: Element, key: string) =>
  act(async () => typedIn(screen)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const chosen = (screen: Element) =>
  screen.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
const submit = async (screen: Element) => {
  await act(async () => screen.querySelector('form')?.requestSubmit());
  await settle();
};
const bodies = () => sentTo('deskMove').map(({ body }) => body);

beforeEach(() => {
  giveDialogs();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  closed.mockReset();
  moved.mockReset();
  answer({ deskMove: () => ({ ...sampleBooking, version: 3 }) });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('begins where somebody types, with the slot that it has', async () => {
  const screen = await open();
  expect(document.activeElement).toBe(typedIn(screen));
  expect(chosen(screen)).toBe(tuesday.id);
  expect(screen.textContent).toContain('Sample Sender: now Tue, Dec 1, 9 AM to noon.');
  expect(screen.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
});

test('typed, with the arrows, by day and by time: it is moved with its version', async () => {
  const screen = await open();
  await type(typedIn(screen), '2');
  expect(chosen(screen)).toBe(wednesday.id);
  await type(typedIn(screen), '1');
  await keyIn(screen, 'ArrowDown');
  expect(chosen(screen)).toBe(noon.id);
  expect(screen.textContent).toContain('Full: 4 of 4 taken');
  await choose(screen.querySelector('select'), wednesday.day);
  await submit(screen);
  expect(bodies()).toEqual([{ version: 2, slot: wednesday.id, purpose: 'MAIN' }]);
  expect(moved).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledOnce();
});

test('a slot that both parts of the calendar have is offered once', async () => {
  const screen = await open();
  const offered = [...screen.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
    ({ value }) => value,
  );
  expect(offered).toEqual([tuesday.id, noon.id]);
});

test('says that nothing fits what is typed', async () => {
  const screen = await open();
  await type(typedIn(screen), '40');
  expect(screen.textContent).toContain('There is no such time');
});

test('the reason goes along; one that says nothing does not', async () => {
  const screen = await open(wednesday.id);
  const why = screen.querySelector<HTMLInputElement>('input[maxlength="500"]');
  await type(why, 'no');
  await submit(screen);
  expect(bodies()).toEqual([]);
  await type(why, 'The street is closed');
  await submit(screen);
  expect(bodies()).toEqual([
    { version: 2, slot: wednesday.id, purpose: 'MAIN', because: 'The street is closed' },
  ]);
});

test('a full slot is refused aloud, and the next best one is taken with one press', async () => {
  let isFull = true;
  answer({
    deskMove: () => {
      if (isFull) refusal('SLOT_FULL', { next: { ...wednesday, full: false } }, 'That time is full.');
      return sampleBooking;
    },
  });
  const screen = await open(noon.id);
  await submit(screen);
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('That time is full.');
  isFull = false;
  await press('Take Wed, Dec 2, 9 AM to noon');
  await settle();
  expect(bodies()[1]).toMatchObject({ slot: wednesday.id });
  expect(closed).toHaveBeenCalledOnce();
});

test('a colleague was faster: it says what is true now, and the next try is for that version', async () => {
  const theirs = {
    ...sampleBooking,
    version: 7,
    visits: [{ ...sampleBooking.visits[0], number: 2, slot: noon, state: 'PLANNED' }],
  };
  answer({ deskMove: () => refusal('BOOKING_CHANGED', { booking: theirs }, 'Somebody has changed it.') });
  const screen = await open(wednesday.id);
  await submit(screen);
  const said = screen.querySelector('[role=alert]')?.textContent;
  expect(said).toContain('Somebody has changed it. Now it is: Confirmed, Tue, Dec 1, noon to 3 PM.');
  await submit(screen);
  expect(bodies().map((body) => (body as { version: number }).version)).toEqual([2, 7]);
});
