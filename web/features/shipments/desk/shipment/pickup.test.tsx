import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Permission } from '#domain/kernel/permissions.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { Pickup } from './pickup.tsx';

const { allowed } = vi.hoisted(() => ({ allowed: new Set<string>() }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (permission: Permission) => allowed.has(permission),
}));
beforeEach(() => {
  allowed.clear();
  allowed.add('booking.read');
});
afterEach(() => closeScreen());

const slot = {
  id: 'P-2026-12-01-0900',
  day: '2026-12-01',
  from: '2026-12-01T14:00:00.000Z',
  to: '2026-12-01T17:00:00.000Z',
};
const fetched = {
  ...sampleShipment,
  state: 'RECEIVED',
  coming: { way: 'PICKUP', slot, booking: { reference: 'BKG-7K3M9Q', state: 'COMPLETED' } },
} as unknown as Shipment;
const open = (shipment: Shipment) => openScreen(<Pickup shipment={shipment} area="/staff" />, '/');
const hrefs = (screen: HTMLElement) =>
  [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('once a van has fetched it, the desk finds the booking with the proof', async () => {
  const screen = await open(fetched);
  expect(screen.textContent).toContain('We fetched it: Tue, Dec 1, 9 AM to noon.');
  expect(hrefs(screen)).toContain('/staff/bookings/BKG-7K3M9Q');
});

test('whoever may not read bookings has no way there', async () => {
  allowed.delete('booking.read');
  const screen = await open(fetched);
  expect(screen.textContent).toContain('We fetched it');
  expect(hrefs(screen)).toEqual([]);
});

test('nobody fetched what was brought to our dock', async () => {
  const screen = await open({ ...fetched, coming: { ...fetched.coming, way: 'DROP_OFF' } } as Shipment);
  expect(screen.textContent).not.toContain('We fetched it');
});
