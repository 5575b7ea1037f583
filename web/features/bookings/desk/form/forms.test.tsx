import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { PersonToKeep } from '#domain/identity/people/kept-person.ts';
import { peopleEndpoints } from '#domain/identity/people/people-endpoints.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { groupEndpoints } from '#domain/quotes/kept-group/endpoints.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, now, refusal, sentTo } from '../testing/fake-api.ts';
import { EditBookingPage } from './edit-page.tsx';
import { NewBookingPage } from './new-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { finds: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.finds || permission !== 'mailbox.read',
}));
vi.mock('#web/session/use-own-address.ts', () => ({
  useOwnAddress: () => ({ street: '1 Desk Street', zip: '07032' }),
  useOwnProfile: () => ({ first_name: 'Clerk' }),
}));

let screen: HTMLElement;
const field = (label: string, within: Element = screen) => {
  const found = [...within.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return within.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`) ?? found?.querySelector('input');
};
const goods = '?to=GY&g=1B55x140&zip=11226&pickup=1';

const openNew = async (answers: Parameters<typeof answer>[0] = {}) => {
  answer({
    slots: () => ({ slots: [tuesday, wednesday].map((slot) => ({ ...slot, full: false })) }),
    deskMake: () => sampleBooking,
    ...answers,
  });
  const others = vi.mocked(api).getMockImplementation();
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: never) => {
    if (endpoint === mailboxEndpoints.list)
      return {
        items: [
          {
            number: '10001',
            userId: 'owner-1',
            ownerName: 'Ann Sample',
            ownerEmail: 'a@b.test',
            ownerPhone: '+17185550123',
          },
        ],
      };
    if (endpoint === peopleEndpoints.keepPerson && PersonToKeep.parse((input as { body: unknown }).body))
      return { user_id: 'p-1', first_name: 'Ben', last_name: 'Caller', phone_e164: '+17185550199' };
    if (endpoint === groupEndpoints.personGroup) return { others: [], groups: [] };
    return others?.(endpoint as never, input);
  }) as never);
  screen = await openScreen(<NewBookingPage area="/staff" />, `/staff/bookings/new${goods}`);
  await settle();
};
const chooseAnn = async () => {
  await type(screen.querySelector('input[type=search]'), 'ann');
  await press('Search');
  await settle();
  await press('Ann Sample');
  await settle();
};
const made = () =>
  sentTo('deskMake').map(({ body }) => body as { ownerId: string; form: Record<string, unknown> });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.finds = true;
  giveDialogs();
  vi.stubGlobal('fetch', async () =>
    Response.json({ city: 'Brooklyn', state: 'NY', miles: 13, withinRadius: true }),
  );
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('books for a customer who is found: the first time is chosen, and the price is said', async () => {
  await openNew();
  await chooseAnn();
  await settle();
  await expect.poll(() => screen.textContent).toContain('What does it cost?');
  expect(screen.textContent).toContain('$');
  expect(screen.textContent).not.toContain('1 Desk Street');
  await type(field('Street and number'), '12 Sample Avenue');
  await press('Book it');
  await settle();
  expect(made()[0]).toMatchObject({
    ownerId: 'owner-1',
    form: {
      way: 'PICKUP',
      zip: '11226',
      name: 'Ann Sample',
      phone: '+17185550123',
      street: '12 Sample Avenue',
      slot: tuesday.id,
      searchConsent: false,
    },
  });
  expect(addressNow()).toBe('/staff/bookings/BKG-7K3M9Q');
});

test('street and time may come later: then it is a request', async () => {
  await openNew();
  await chooseAnn();
  await expect.poll(() => screen.textContent).toContain('They choose the time later');
  await act(async () => field('They choose the time later')?.click());
  await press('Keep it as a request');
  await settle();
  expect(made()[0]?.form).not.toHaveProperty('slot');
  expect(made()[0]?.form).not.toHaveProperty('street');
});

test('is no request before the times are loaded, unless somebody said that the time comes later', async () => {
  const loading = Promise.withResolvers<never>();
  await openNew({ slots: () => loading.promise });
  await chooseAnn();
  await expect.poll(() => screen.textContent).toContain('Looking for free times');
  await press('Book it');
  await settle();
  expect(made()).toEqual([]);
  await act(async () => loading.resolve({ slots: [{ ...tuesday, full: false }] } as never));
  await settle();
  await press('Book it');
  await settle();
  expect(made()[0]?.form).toMatchObject({ slot: tuesday.id });
});

test('keeps somebody without an account, who gets the booking', async () => {
  rights.finds = false;
  await openNew();
  await type(field('First name'), 'Ben');
  await type(field('Last name'), 'Caller');
  await press('Keep and go on');
  await settle();
  expect(screen.textContent).toContain('Please give a phone number or an e-mail address');
  await type(field('Phone'), '(718) 555-0199');
  await press('Keep and go on');
  await settle();
  await expect.poll(() => screen.textContent).toContain('Book it');
  await press('Book it');
  await settle();
  expect(made()[0]).toMatchObject({ ownerId: 'p-1', form: { name: 'Ben Caller', phone: '+17185550199' } });
});

test('when the time was just taken, the next best one is one press away, under the same key', async () => {
  let isTaken = true;
  await openNew({
    deskMake: () => {
      if (isTaken) refusal('SLOT_FULL', { next: { ...wednesday, full: false } }, 'That time is full.');
      return sampleBooking;
    },
  });
  await chooseAnn();
  await expect.poll(() => screen.textContent).toContain('Book it');
  await press('Book it');
  await settle();
  expect(screen.textContent).toContain('That time is full.');
  isTaken = false;
  await press('Book Wed, Dec 2');
  await settle();
  expect(made()[1]?.form.slot).toBe(wednesday.id);
});

const openEdit = async (booking: Booking, answers: Parameters<typeof answer>[0] = {}) => {
  answer({ deskChange: () => booking, ...answers }, booking);
  screen = await openScreen(
    <Routes>
      <Route path="/staff/bookings/:reference/edit" element={<EditBookingPage area="/staff" />} />
    </Routes>,
    '/staff/bookings/BKG-7K3M9Q/edit',
  );
  await settle();
};

test('changes what is needed on the day, with the version that was seen', async () => {
  const { searchConsent: _, ...unsigned } = sampleBooking;
  await openEdit(unsigned);
  await type(field('Phone'), '+1 718 555 0100');
  await act(async () => field('The customer has signed')?.click());
  await press('Save the changes');
  await settle();
  expect(sentTo('deskChange')[0]?.body).toEqual({
    version: 2,
    name: 'Sample Sender',
    phone: '+1 718 555 0100',
    stairs: false,
    photos: [],
    goods: sampleBooking.goods,
    street: '12 Sample Avenue',
    access: 'Second floor, bell 4',
    zip: '11226',
    signed: true,
  });
  expect(addressNow()).toBe('/staff/bookings/BKG-7K3M9Q');
});

test('a street that is known is not taken away; one that is not may stay open', async () => {
  await openEdit(sampleBooking);
  await type(field('Street and number'), '');
  await press('Save the changes');
  expect(screen.textContent).toContain('Give the street and number');
  await closeScreen();
  const { street: _, ...place } = sampleBooking.place as NonNullable<Booking['place']>;
  await openEdit({ ...sampleBooking, place });
  await press('Save the changes');
  await settle();
  expect(sentTo('deskChange')).toHaveLength(1);
});

test('a colleague was faster: what is true now is said, and what was typed stays', async () => {
  await openEdit(sampleBooking, {
    deskChange: () => refusal('BOOKING_CHANGED', { booking: { ...sampleBooking, version: 5 } }),
  });
  await type(field('Phone'), '+1 718 555 0100');
  await press('Save the changes');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('Now it is: Confirmed');
  expect(field('Phone')?.value).toBe('+1 718 555 0100');
});

test('what is over cannot be changed', async () => {
  await openEdit({ ...sampleBooking, state: 'COMPLETED' });
  expect(screen.textContent).toContain('nothing can be changed');
});
