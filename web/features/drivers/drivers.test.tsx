import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Driver } from '#domain/drivers/driver.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { giveDialogs } from '#web/ui/testing/dialogs.ts';
import {
  addressNow,
  closeScreen,
  openScreen,
  press,
  settle,
  textUnder,
  type,
} from '#web/ui/testing/screen.tsx';
import { EditDriverPage } from './form/edit-page.tsx';
import { DriverListPage } from './list/driver-list-page.tsx';
import { findDrivers } from './list/find-drivers.ts';
import { DriverPage } from './page/driver-page.tsx';
import { answer, driverWith, now, refusal, sentTo } from './testing/fake-api.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayManage: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayManage || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (at: string): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/staff/drivers" element={<DriverListPage area="/staff" />} />
      <Route path="/staff/drivers/:id" element={<DriverPage area="/staff" />} />
      <Route path="/staff/drivers/:id/edit" element={<EditDriverPage area="/staff" />} />
    </Routes>,
    at,
  );
  await settle();
};
const one = '/staff/drivers/sample-driver';
const openOne = async (change: Partial<Driver> = {}, answers: Parameters<typeof answer>[1] = {}) => {
  answer([driverWith(change)], answers);
  await open(one);
};
const inputs = (label: string) =>
  [...screen.querySelectorAll('label')]
    .filter(({ textContent }) => textContent?.startsWith(label))
    .map(({ control }) => control as HTMLInputElement);
const field = (label: string) => inputs(label)[0];
const submit = async (): Promise<void> => {
  const form = screen.querySelector('dialog[open] form') ?? screen.querySelector('form[method=post]');
  await act(async () => (form as HTMLFormElement | null)?.requestSubmit());
  await settle();
};
const acts = () => sentTo('act').map(({ body }) => (body as { act: unknown }).act);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayManage = true;
  giveDialogs();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('the list says who drives today, and first who cannot and why', async () => {
  const lacking = driverWith({ id: 'second-driver', license: { class: 'CDL_B', expires: '2026-11-30' } });
  answer([sampleDriver, lacking]);
  await open('/staff/drivers');
  expect(screen.querySelector('[data-rows] [role=status]')?.textContent).toBe('1 of 2 drive today.');
  const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Other Driver.*Cannot drive.*The driver’s license ended Nov 30, 2026\..*class B/);
  expect(rows[1]).toMatch(/^Sample Driver.*Drives.*8 AM to 6 PM/);
});

test('a driver is a colleague with the role who is not entered yet', async () => {
  answer();
  await open('/staff/drivers');
  await press('Add a driver…');
  await settle();
  const people = [...screen.querySelectorAll('dialog[open] li')].map(({ textContent }) => textContent);
  expect(people).toEqual(['Other Driver']);
  await press('Other Driver');
  expect(addressNow()).toBe('/staff/drivers/second-driver/edit');
});

test('the search of the desk finds a driver by name', async () => {
  answer();
  await open('/staff/drivers');
  const find = findDrivers({ base: '/staff', dock: 'Kearny' });
  expect(await find('driver samp', new AbortController().signal)).toEqual([
    { to: one, title: 'Sample Driver', detail: 'Drives · 8 AM to 6 PM' },
  ]);
});

test('the page shows the next days, license and papers with dates, and no number', async () => {
  await openOne();
  expect(textUnder('The next days')).toMatch(/Today8 AM to 6 PM.*Sat, Dec 5Off/);
  expect(textUnder('License and papers')).toMatch(/Security training.*until Sep 7, 2027.*Passed Sep 8, 2026/);
  expect(textUnder('License and papers')).toContain('No medical card is on record.');
});

test('an absence is noted, and is then what the days say', async () => {
  await openOne();
  await press('Note an absence…');
  await type(field('First day'), '2026-12-03');
  await type(field('Last day'), '2026-12-02');
  await submit();
  expect(screen.querySelector('dialog[open]')?.textContent).toContain(
    'The last day is before the first one.',
  );
  await type(field('Last day'), '2026-12-04');
  await press('Sick');
  await submit();
  expect(acts()).toMatchObject([
    { kind: 'ADD_ABSENCE', absence: { from: '2026-12-03', to: '2026-12-04', kind: 'SICK' } },
  ]);
  await closeScreen();
  await openOne({
    absences: [
      {
        id: '019a1d3c-0000-4000-8000-000000000501',
        from: '2026-12-03',
        to: '2026-12-04',
        kind: 'SICK',
      },
    ],
  });
  expect(textUnder('The next days')).toContain('Thu, Dec 3Away until Dec 4, 2026: sick');
  await press('Take back Thu, Dec 3');
  await settle();
  expect(acts()).toEqual([{ kind: 'DROP_ABSENCE', id: '019a1d3c-0000-4000-8000-000000000501' }]);
});

test('one day gets other hours, which begin with those of its week', async () => {
  await openOne();
  await press('Change a day…');
  await type(field('Day'), '2026-12-04');
  expect(field('Fri, Dec 4, from')?.value).toBe('08:00');
  await type(field('Fri, Dec 4, from'), '05:30');
  await type(field('Note'), 'Early flight');
  await submit();
  expect(acts()).toEqual([
    {
      kind: 'CHANGE_DAY',
      change: { day: '2026-12-04', shifts: [{ from: '05:30', to: '18:00' }], note: 'Early flight' },
    },
  ]);
});

test('who does not drive any more is noted, and comes back by one press', async () => {
  await openOne();
  await press('Does not drive any more…');
  await submit();
  expect(acts()).toEqual([{ kind: 'END' }]);
  await closeScreen();
  await openOne({ endedAt: '2026-11-30T15:00:00.000Z' });
  await press('Drives for us again');
  await settle();
  expect(acts()).toEqual([{ kind: 'RETURN' }]);
});

test('whoever may only look changes nothing', async () => {
  rights.mayManage = false;
  await openOne();
  const labels = [...screen.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label?.endsWith('…'))).toEqual([]);
});

test('the week is a row for each day: hours are added, copied from the day before, and sent', async () => {
  answer([driverWith({ weekly: [{ weekday: 1, from: '07:00', to: '15:00' }] })]);
  await open(`${one}/edit`);
  await press('Add hours on Tuesday');
  expect(field('Tuesday, from')?.value).toBe('07:00');
  await press('Add more on Tuesday');
  await type(inputs('Tuesday, from')[1], '14:00');
  await type(inputs('Tuesday, to')[1], '20:00');
  await submit();
  expect(screen.textContent).toContain('These hours are in another shift already.');
  await type(inputs('Tuesday, from')[1], '15:00');
  await submit();
  expect(sentTo('save')[0]?.body).toMatchObject({
    version: 2,
    form: {
      weekly: [
        { weekday: 1, from: '07:00', to: '15:00' },
        { weekday: 2, from: '07:00', to: '15:00' },
        { weekday: 2, from: '15:00', to: '20:00' },
      ],
    },
  });
  expect(addressNow()).toBe(one);
});

test('a training that lasts longer than the law allows is refused at its field', async () => {
  answer();
  await open(`${one}/edit`);
  const last = inputs('Last day').find(({ name }) => name === 'papers.securityTraining.expires');
  await type(last, '2028-09-07');
  await submit();
  expect(screen.textContent).toContain('The law asks for a new one after one year.');
  expect(sentTo('save')).toEqual([]);
});

test('somebody who is not entered yet has an empty form; who has not the role has none', async () => {
  const unknown = { show: () => refusal(404, 'DRIVER_NOT_FOUND') };
  answer([sampleDriver], unknown);
  await open('/staff/drivers/second-driver/edit');
  expect(screen.querySelector('h1')?.textContent).toBe('Other Driver');
  await submit();
  expect(screen.textContent).toContain('Choose a day');
  await type(field('License: last day'), '2029-05-14');
  await submit();
  expect(sentTo('save')[0]).toMatchObject({
    params: { id: 'second-driver' },
    body: {
      version: 0,
      form: { license: { class: 'ORDINARY', expires: '2029-05-14' }, papers: {}, weekly: [] },
    },
  });
  await closeScreen();
  answer([sampleDriver], unknown);
  await open('/staff/drivers/clerk/edit');
  expect(screen.textContent).toContain('There is no such driver');
});
