import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { customerEndpoints } from '#domain/customers/endpoints.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { admits } from '#domain/kernel/access.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { leaveDevice } from '#web/session/drafts/leave-device.ts';
import { keepRecentHit } from '#web/session/recent-hits.ts';
import type { Person } from '#web/shell/screens.ts';
import { addressNow, closeScreen, openScreen, settle, type } from '#web/ui/testing/screen.tsx';
import { deskMenu } from '../screens.ts';
import { DeskSearch } from './desk-search.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const clerk: Person = { roles: ['staff'] };
let screen: HTMLElement;
let pressed = 0;
const box = () => screen.querySelector<HTMLInputElement>('input[type=search]');
/** A key of the keyboard, counted. A letter or digit in the box is what is typed. */
const key = async (name: string) => {
  pressed += 1;
  const target = document.activeElement ?? document.body;
  await act(async () =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
  if (target === box() && name.length === 1) await type(box(), `${box()?.value}${name}`);
  await act(() => vi.advanceTimersByTimeAsync(20));
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  pressed = 0;
  calling.mockImplementation(async (endpoint) => ({
    items: endpoint === deskShipmentEndpoints.deskList ? [summaryOf(sampleShipment)] : [],
  }));
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const open = async (person: Person, at = '/staff') => {
  const area = person.roles.includes('admin') ? '/admin' : '/staff';
  screen = await openScreen(<DeskSearch area={area} person={person} userId="ann" />, at);
};
const searchDone = async () => {
  // The list is loaded with the first touch of the box.
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await settle();
};

test("from the overview to a caller's shipment are at most six keys: a slash, the end of the phone number, Enter", async () => {
  await open(clerk);
  await key('/');
  for (const digit of sampleShipment.consignee.phone.slice(-4)) await key(digit);
  await searchDone();
  await key('Enter');
  expect(addressNow()).toBe(`/staff/shipments/${sampleShipment.number}`);
  expect(pressed).toBeLessThanOrEqual(6);
});

test('looks for customers, shipments, mailboxes, parcels, quotes, bookings and enquiries, and shows each under its title', async () => {
  await open(clerk);
  await type(box(), 'narine');
  await searchDone();
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([
    customerEndpoints.list,
    deskShipmentEndpoints.deskList,
    mailboxEndpoints.list,
    deskParcelEndpoints.deskList,
    quoteEndpoints.search,
    bookingEndpoints.deskList,
    enquiryEndpoints.list,
    departureEndpoints.list,
  ]);
  expect(screen.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Shipments');
});

test.each(workingRoles)(
  '%s asks for everything that the role may see, and for nothing else',
  async (role) => {
    const person: Person = { roles: [role] };
    await open(person);
    await type(box(), 'narine');
    await searchDone();
    const asked = calling.mock.calls.map(([endpoint]) => endpoint as Endpoint);
    const allowed = [
      customerEndpoints.list,
      deskShipmentEndpoints.deskList,
      mailboxEndpoints.list,
      deskParcelEndpoints.deskList,
      quoteEndpoints.search,
      bookingEndpoints.deskList,
      enquiryEndpoints.list,
      departureEndpoints.list,
      vehicleEndpoints.list,
      driverEndpoints.list,
    ].filter(({ access }) => admits(access, person));
    const posts = [blogEndpoints.list].filter(({ access }) => admits(access, person));
    const colleagues = role === 'admin' ? [identityEndpoints.colleagues] : [];
    // Some finders are loaded when they are first asked, so that they may ask in another order.
    const sorted = (endpoints: readonly Endpoint[]) => endpoints.map(({ path }) => path).toSorted();
    expect(sorted(asked)).toEqual(sorted([...allowed, ...posts, ...colleagues]));
  },
);

test('finds a colleague by name and role, for admins', async () => {
  calling.mockImplementation(async (endpoint) =>
    endpoint === identityEndpoints.colleagues
      ? { people: [{ userId: 'ann', name: 'Ann Sample', roles: ['warehouse'] }] }
      : { items: [] },
  );
  await open({ roles: ['admin'] });
  await type(box(), 'sample ware');
  await searchDone();
  expect(screen.textContent).toContain('People who work here');
  expect(screen.textContent).toContain('Ann Sample');
});

test('asks only for what somebody may see', async () => {
  await open({ roles: ['warehouse'] });
  await type(box(), 'narine');
  await searchDone();
  const asked = calling.mock.calls.map(([endpoint]) => endpoint);
  expect(asked).toContain(deskShipmentEndpoints.deskList);
  expect(asked).not.toContain(quoteEndpoints.search);
  expect(asked).not.toContain(enquiryEndpoints.list);
});

const shown = () => [...screen.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');

test('finds pages and what can be done, as far as the person may', async () => {
  await open({ roles: ['admin'] });
  await type(box(), 'prices');
  await searchDone();
  expect(shown().join()).toContain('Publish new prices');
  closeScreen();
  await open(clerk);
  await type(box(), 'prices');
  await searchDone();
  expect(shown().join()).not.toContain('Publish new prices');
  await type(box(), 'take task');
  await searchDone();
  expect(shown().join()).toContain('Take a task');
});

test('an act is found only with the right to do it, not with the sight of its screen', async () => {
  await open({ roles: ['billing'] });
  await type(box(), 'quote');
  await searchDone();
  expect(shown().join()).toContain('Quotes');
  expect(shown().join()).not.toContain('Price a large piece by hand');
  closeScreen();
  await open(clerk);
  await type(box(), 'price large');
  await searchDone();
  expect(shown().join()).toContain('Price a large piece by hand');
});

test('Ctrl K puts the cursor into the box, from a field too', async () => {
  await open(clerk);
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
  );
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(document.activeElement).toBe(box());
});

const focus = async () => {
  await key('/');
  await act(() => vi.advanceTimersByTimeAsync(20));
};
const shipmentPage = `/staff/shipments/${sampleShipment.number}`;

test('shows what somebody opened before on this device, to nobody else, and not without the right to it', async () => {
  await open(clerk);
  await focus();
  await type(box(), sampleShipment.number);
  await searchDone();
  await key('ArrowDown');
  await key('Enter');
  expect(addressNow()).toBe(shipmentPage);
  keepRecentHit('ben', { to: '/staff/mailboxes/10018', title: '10018', detail: 'Mailboxes' });
  closeScreen();

  await open(clerk);
  expect(shown()).toEqual([]);
  await focus();
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain('Shipments');
  await key('ArrowDown');
  await key('Enter');
  expect(addressNow()).toBe(shipmentPage);
  closeScreen();

  await open({ roles: ['content'] });
  await focus();
  expect(shown()).toEqual([]);
});

test('is forgotten on the device that somebody signs out of', async () => {
  keepRecentHit('ann', { to: shipmentPage, title: 'Ann Sample', detail: 'Shipments' });
  await leaveDevice('ann');
  expect(Object.values({ ...localStorage }).join()).not.toContain('Ann Sample');
});

test.each(['analyst'] as const)('%s finds pages, and Enter opens the first of them', async (role) => {
  const person: Person = { roles: [role] };
  await open(person, '/elsewhere');
  const [page] = deskMenu(person);
  await focus();
  await type(box(), page?.label ?? '');
  await searchDone();
  expect(calling).not.toHaveBeenCalled();
  await key('Enter');
  expect(addressNow()).toBe(page?.to);
});
