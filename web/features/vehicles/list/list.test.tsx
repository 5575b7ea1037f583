import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import { addressNow, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { answer, now, vehicleWith } from '../testing/fake-api.ts';
import { findVehicles } from './find-vehicles.ts';
import { VehicleListPage } from './vehicle-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayManage: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayManage || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (at = '/staff/vehicles'): Promise<void> => {
  screen = await openScreen(<VehicleListPage area="/staff" />, at);
  await settle();
};
const held = vehicleWith({
  id: '019a1d3c-0000-4000-8000-000000000301',
  name: 'Van 2',
  plate: 'XSK42C',
  papers: { ...sampleVehicle.papers, insurance: { expires: '2026-11-30' } },
});
const gone = vehicleWith({ id: '019a1d3c-0000-4000-8000-000000000302', name: 'Van 0', recorded: 'RETIRED' });
const rows = () => [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayManage = true;
  answer([sampleVehicle, held, gone]);
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('at half past six dispatch sees what can be used, and first what cannot and why', async () => {
  await open();
  expect(screen.querySelector('[data-rows] [role=status]')?.textContent).toBe('1 of 2 can be used now.');
  const [first, second, ...more] = rows();
  expect(more).toEqual([]);
  expect(first).toMatch(/^Van 2.*XSK42C.*Cannot be used.*The insurance card ended Nov 30, 2026\./);
  expect(second).toMatch(/^Van 1.*Ready.*Not inspected yet today.*Inspection.*ends Dec 31, in 30 days/);
  expect(second).toContain('45,120 mi');
});

test('retired vehicles have a view of their own', async () => {
  await open('/staff/vehicles?show=retired');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/^Van 0.*Retired/);
});

test('a vehicle is added by whoever may change them', async () => {
  await open();
  await press('Add a vehicle');
  expect(addressNow()).toBe('/staff/vehicles/new');
  await closeScreen();
  rights.mayManage = false;
  await open();
  expect(screen.textContent).not.toContain('Add a vehicle');
});

test('without vehicles the list says what it is for', async () => {
  answer([]);
  await open();
  expect(screen.textContent).toContain('Add the vans that you pick up with.');
});

test.each(['van 2', 'xsk42', 'vehicle xsk42c'])(
  'the search of the desk finds a vehicle by %s',
  async (typed) => {
    await open();
    const find = findVehicles({ base: '/staff', dock: 'Kearny' });
    expect(await find(typed, new AbortController().signal)).toEqual([
      {
        to: `/staff/vehicles/${held.id}`,
        title: 'Van 2, XSK42C',
        detail: 'Cannot be used · The insurance card ended Nov 30, 2026.',
      },
    ]);
  },
);
