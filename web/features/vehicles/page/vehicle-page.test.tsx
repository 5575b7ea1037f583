import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { giveDialogs } from '#web/ui/testing/dialogs.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { answer, now, refusal, sentTo, vehicleWith } from '../testing/fake-api.ts';
import { VehiclePage } from './vehicle-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayManage: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayManage || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const { id, version, papers } = sampleVehicle;
const open = async (
  change: Partial<Vehicle> = {},
  answers: Parameters<typeof answer>[1] = {},
): Promise<void> => {
  answer([vehicleWith(change)], answers);
  screen = await openScreen(
    <Routes>
      <Route path="/staff/vehicles/:id" element={<VehiclePage area="/staff" />} />
    </Routes>,
    `/staff/vehicles/${id}`,
  );
  await settle();
};
const dialog = () => screen.querySelector('dialog[open]');
const field = (label: string) =>
  [...(dialog()?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent?.startsWith(label))
    ?.control as HTMLInputElement | undefined;
const submit = async (): Promise<void> => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};
const acts = () => sentTo('act').map(({ body }) => (body as { act: unknown }).act);
const fault = {
  id: '019a1d3c-0000-4000-8000-000000000201',
  item: 'brakes',
  note: 'pull to the left',
  photo: '019a1d3c-0000-4000-8000-000000000202',
  unsafe: true,
  at: '2026-11-30T12:10:00.000Z',
  by: 'sample-driver',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayManage = true;
  giveDialogs();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('tells everything of a vehicle', async () => {
  await open();
  for (const part of [
    'XSK41B',
    '45,120 mi',
    '3,500 lb, 487 cubic feet',
    '1G4AH59H45G118341',
    'ends Dec 31, in 30 days',
    'until Mar 31, 2027',
    'Every 7,500 mi or 180 days',
    'Due at 47,500 mi or by Jan 30, 2027',
  ])
    expect(screen.textContent).toContain(part);
});

test('an expired paper is said first, and the new one is entered on the spot', async () => {
  await open({ papers: { ...papers, insurance: { expires: '2026-11-30' } } });
  expect(screen.querySelector('[role=alert]')?.textContent).toContain(
    'The insurance card ended Nov 30, 2026.',
  );
  expect(textUnder('Papers')).toMatch(/^PapersInsurance card/);
  await press('Enter the new one… Insurance card');
  await submit();
  expect(dialog()?.textContent).toContain('Give its last day');
  await type(field('Last day'), '2027-11-30');
  await submit();
  expect(sentTo('save')[0]).toMatchObject({
    params: { id },
    body: { version, form: { name: 'Van 1', papers: { ...papers, insurance: { expires: '2027-11-30' } } } },
  });
});

test('a fault that is not safe says who reported it, and how it ended is written down', async () => {
  await open({ faults: [fault] });
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('it is not safe: Brakes');
  await expect.poll(() => textUnder('Open faults')).toMatch(/Brakes: pull to the left.*Not safe.*Sample D\./);
  await press('It ended…');
  expect(dialog()?.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true);
  const note = dialog()?.querySelector('textarea');
  await type(note, 'New pads in front');
  await submit();
  expect(acts()).toEqual([
    { kind: 'MEND', mended: { fault: fault.id, how: 'REPAIRED', note: 'New pads in front' } },
  ]);
});

test('work of the plan is recorded with day, miles and cost', async () => {
  await open();
  await press('Done… Oil and filter');
  expect(field('What was done')?.value).toBe('Oil and filter');
  expect(field('Miles')?.value).toBe('45120');
  await submit();
  expect(dialog()?.textContent).toContain('Give the amount on the bill, or 0');
  await type(field('What it cost'), '89.50');
  await submit();
  expect(acts()).toMatchObject([
    {
      kind: 'MAINTAIN',
      work: {
        planned: sampleVehicle.plan[0]?.id,
        what: 'Oil and filter',
        day: '2026-12-01',
        miles: 45_120,
        cents: 8950,
      },
    },
  ]);
});

test('days in the shop are planned, shown and canceled; the last is not before the first', async () => {
  await open({ shop: [{ id: fault.id, from: '2026-12-03', to: '2026-12-04', what: 'Brakes' }] });
  expect(textUnder('In the shop')).toContain('Thu, Dec 3 to Fri, Dec 4: Brakes');
  await press('Cancel Thu, Dec 3');
  await settle();
  await press('Plan days in the shop…');
  await type(field('First day'), '2026-12-10');
  await type(field('Last day'), '2026-12-09');
  await type(field('What is done'), 'Tires');
  await submit();
  expect(dialog()?.textContent).toContain('The last day is before the first one.');
  await type(field('Last day'), '2026-12-10');
  await submit();
  expect(acts()).toMatchObject([
    { kind: 'DROP_SHOP', id: fault.id },
    { kind: 'BOOK_SHOP', stay: { from: '2026-12-10', to: '2026-12-10', what: 'Tires' } },
  ]);
});

test('is taken out of service with a reason, and a colleague who was faster is named by what is true now', async () => {
  const out: Vehicle = { ...sampleVehicle, version: 9, recorded: 'OUT_OF_SERVICE', because: 'Clutch' };
  await open({}, { act: () => refusal('VEHICLE_CHANGED', { vehicle: out }, 'Someone else has changed it.') });
  await press('Out of service…');
  await type(field('Why'), 'The clutch slips');
  await submit();
  expect(acts()).toEqual([{ kind: 'TAKE_OUT', because: 'The clutch slips' }]);
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('Now it is: Out of service.');
});

test('what is out of service is put back by one press', async () => {
  await open({ recorded: 'OUT_OF_SERVICE', because: 'The clutch slips' });
  expect(screen.textContent).toContain('It is out of service: The clutch slips');
  await press('Put it back in service');
  await settle();
  expect(acts()).toEqual([{ kind: 'PUT_BACK' }]);
});

test('fuel and tolls are summed up by month, and a wrong entry is taken back once', async () => {
  const entry = (n: number, kind: 'FUEL' | 'TOLL', at: string, cents: number) => ({
    id: `019a1d3c-0000-4000-8000-00000000040${n}`,
    kind,
    at,
    cents,
    photo: fault.photo,
    by: 'sample-driver',
  });
  const wrong = entry(2, 'FUEL', '2026-12-01T04:30:00.000Z', 5000);
  await open(
    {},
    {
      costs: [
        entry(1, 'TOLL', '2026-12-01T11:00:00.000Z', 1675),
        { ...entry(3, 'FUEL', '2026-12-01T04:30:00.000Z', -5000), reverses: wrong.id },
        wrong,
        entry(4, 'FUEL', '2026-11-20T12:00:00.000Z', 6240),
      ],
    },
  );
  const months = [...screen.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(months).toEqual([
    'December 2026Fuel $0.00 · Tolls $16.75',
    'November 2026Fuel $62.40 · Tolls $0.00',
  ]);
  const buttons = [...screen.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Take back',
  );
  expect(buttons).toHaveLength(2);
  await act(async () => buttons[0]?.click());
  expect(acts()).toMatchObject([{ kind: 'TAKE_BACK', cost: { at: '2026-12-01T11:00:00.000Z' } }]);
});

test('the history says how a fault ended and what work cost', async () => {
  await open(
    {},
    {
      history: [
        {
          id: 'h-2',
          at: '2026-11-30T15:00:00.000Z',
          what: 'MEND',
          by: 'desk-1',
          text: 'New pads',
          ended: { fault, how: 'REPAIRED' },
        },
        {
          id: 'h-1',
          at: '2026-11-29T15:00:00.000Z',
          what: 'MAINTAIN',
          by: 'desk-1',
          text: 'Oil',
          work: { id: fault.id, what: 'Oil', day: '2026-11-28', miles: 45_000, cents: 8950 },
        },
      ],
    },
  );
  expect(textUnder('History')).toMatch(
    /You said how a fault ended.*Brakes: pull to the left\nRepaired\. New pads.*You recorded work that was done.*Oil: Nov 28, 2026, 45,000 mi, \$89\.50/s,
  );
});

test('a retired vehicle stays as it was, and whoever may only look changes nothing', async () => {
  await open({ recorded: 'RETIRED', because: 'Sold' });
  const labels = () => [...screen.querySelectorAll('button, main a')].map(({ textContent }) => textContent);
  expect(labels().filter((label) => label?.endsWith('…'))).toEqual([]);
  await closeScreen();
  rights.mayManage = false;
  await open({ faults: [fault] });
  expect(labels().filter((label) => label?.includes('…'))).toEqual([]);
});

test('a note with markup is text', async () => {
  await open({ faults: [{ ...fault, note: '<img src=x>' }], name: '<b>Van</b>' });
  expect(screen.textContent).toContain('<img src=x>');
  expect(screen.querySelector('img, main b')).toBeNull();
});
