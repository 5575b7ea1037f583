import type { Page } from '@playwright/test';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { ask } from './dock.ts';

/** The slots of a way that still have room, the next one first. */
export const freeSlots = async (page: Page, way: 'PICKUP' | 'DROP_OFF'): Promise<readonly OfferedSlot[]> => {
  const path = `/api/slots?way=${way}&to=GY&lb=140`;
  const { slots } = await ask<{ slots: readonly OfferedSlot[] }>(page, { method: 'GET', path });
  return slots.filter(({ full }) => !full);
};

/** Books for a caller whom the desk keeps, as its form does. */
export const bookedFor = async (
  page: Page,
  name: string,
  way: 'PICKUP' | 'DROP_OFF',
  slot: string,
): Promise<Booking> => {
  const contact = { phone_country_code: '+1', phone: '(718) 555-0123' };
  const body = { id: crypto.randomUUID(), came: 'CALL', first_name: name, last_name: 'Caller', ...contact };
  const person = await ask<{ user_id: string }>(page, { path: '/api/people', body });
  const form = {
    way,
    to: 'GY',
    name: `${name} Caller`,
    phone: '+1 718 555 0123',
    stairs: false,
    photos: [],
    goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
    shipments: [],
    searchConsent: false,
    slot,
    ...(way === 'PICKUP' ? { zip: '11226', street: '12 Sample Avenue' } : {}),
  };
  return ask(page, { path: '/api/desk/bookings', body: { ownerId: person.user_id, form } });
};
