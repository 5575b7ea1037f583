import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, now, refusal, sentTo, vehicleWith } from '../testing/fake-api.ts';
import { EditVehiclePage } from './edit-page.tsx';
import { NewVehiclePage } from './new-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => true }));

let screen: HTMLElement;
const { id, version, papers } = sampleVehicle;
const open = async (at: string): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/staff/vehicles/new" element={<NewVehiclePage area="/staff" />} />
      <Route path="/staff/vehicles/:id/edit" element={<EditVehiclePage area="/staff" />} />
    </Routes>,
    at,
  );
  await settle();
};
const inputs = (label: string) =>
  [...screen.querySelectorAll('label')]
    .filter(({ textContent }) => textContent?.startsWith(label))
    .map(({ control }) => control as HTMLInputElement);
const field = (label: string) => inputs(label)[0];
const submit = async (): Promise<void> => {
  await act(async () => screen.querySelector('form')?.requestSubmit());
  await settle();
};
const saved = () => sentTo('save').map(({ body }) => body as { version: number; form: Partial<Vehicle> });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('crypto', { ...globalThis.crypto, randomUUID: () => '019a1d3c-0000-4000-8000-000000000601' });
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a VIN is checked as soon as it is whole', async () => {
  await open('/staff/vehicles/new');
  const says = () => screen.querySelector('[role=status]')?.textContent;
  await type(field('VIN'), '1G4AH59H4');
  expect(says()).toBe('9 of 17 letters and digits.');
  await type(field('VIN'), '1G4AH59H45G118342');
  expect(screen.textContent).toContain('One character of this VIN is wrong.');
  expect(field('VIN')?.getAttribute('aria-invalid')).toBe('true');
  await type(field('VIN'), '1g4ah59h4 5g118341');
  expect(says()).toBe('The check digit is right.');
});

test('a heavy vehicle is asked for its USDOT number', async () => {
  await open('/staff/vehicles/new');
  await type(field('Weight rating'), '10,000');
  expect(field('USDOT number')).toBeUndefined();
  await type(field('Weight rating'), '10,001');
  expect(field('USDOT number')).toBeDefined();
});

test('a new vehicle is entered with what is known; what is missing is said at its field', async () => {
  await open('/staff/vehicles/new');
  await submit();
  for (const words of [
    'Give it a name, such as Van 1',
    'A plate has 2 to 8 letters and digits.',
    'Give the miles',
  ])
    expect(screen.textContent).toContain(words);
  const typed = [
    ['Name', 'Van 4'],
    ['Plate', 'xsk-44d'],
    ['VIN', '1G4AH59H45G118341'],
    ['Miles on the odometer', '12,300'],
    ['May carry', '3,500'],
    ['Room', '487'],
    ['Weight rating', '9,500'],
    ['Registration: last day', '2027-06-30'],
  ] as const;
  for (const [label, text] of typed) await type(field(label), text);
  await press('Add work to the plan');
  await submit();
  expect(screen.textContent).toContain('Give days or miles, or both');
  await type(field('What is done'), 'Oil and filter');
  await type(field('Every … miles'), '7,500');
  await submit();
  expect(saved()[0]).toMatchObject({
    version: 0,
    miles: 12_300,
    form: {
      name: 'Van 4',
      plate: 'XSK44D',
      payloadLb: 3500,
      gvwrLb: 9500,
      papers: { registration: { expires: '2027-06-30' } },
      plan: [{ what: 'Oil and filter', everyMiles: 7500, lastDay: '2026-12-01', lastMiles: 12_300 }],
    },
  });
  expect(addressNow()).toBe(`/staff/vehicles/${id}`);
});

test('where another vehicle has the plate, it leads there', async () => {
  answer([sampleVehicle], { save: () => refusal('VEHICLE_EXISTS', { id, name: 'Van 1' }) });
  await open(`/staff/vehicles/${id}/edit`);
  await type(field('Plate'), 'XSK42C');
  await submit();
  const link = screen.querySelector('[role=alert] a');
  expect(link?.textContent).toBe('Van 1');
  expect(link?.getAttribute('href')).toBe(`/staff/vehicles/${id}`);
  expect(field('Plate')?.value).toBe('XSK42C');
});

test('a change keeps what nobody touched, scans among it, on the version that was seen', async () => {
  await open(`/staff/vehicles/${id}/edit`);
  await type(field('May carry'), '3,400');
  await submit();
  const { name, plate, vin, volumeFt3, gvwrLb, plan } = sampleVehicle;
  expect(saved()[0]).toEqual({
    version,
    form: { name, plate, vin, payloadLb: 3400, volumeFt3, gvwrLb, papers, plan },
  });
});

test('work is taken from the plan', async () => {
  const [first] = sampleVehicle.plan;
  if (first === undefined) throw new Error('The sample has no plan.');
  const tires = { ...first, id: '019a1d3c-0000-4000-8000-000000000602', what: 'Tires' };
  answer([vehicleWith({ plan: [first, tires] })]);
  await open(`/staff/vehicles/${id}/edit`);
  await press('Remove work 1');
  await submit();
  expect(saved()[0]?.form.plan).toEqual([tires]);
});

test('what a retired vehicle is cannot be changed', async () => {
  answer([vehicleWith({ recorded: 'RETIRED' })]);
  await open(`/staff/vehicles/${id}/edit`);
  expect(screen.textContent).toContain('It is retired, so nothing can be changed.');
});
