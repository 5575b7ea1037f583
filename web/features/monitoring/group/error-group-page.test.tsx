import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, textUnder } from '#web/ui/testing/screen.tsx';
import { aGroup, aRecord } from '../testing/samples.ts';
import { ErrorGroupPage } from './error-group-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/ui/charts/plot.tsx', () => ({ default: () => null }));
const answering = vi.mocked(api);

const open = () =>
  openScreen(
    <Routes>
      <Route path="/admin/monitoring/errors/:fingerprint" element={<ErrorGroupPage area="/admin" />} />
    </Routes>,
    '/admin/monitoring/errors/0123456789abcdef?range=30d',
  );

/** The rows of the group's own reports. */
const reportsIn = (screen: HTMLElement) =>
  [...screen.querySelectorAll('h2')]
    .find(({ textContent }) => textContent === 'Reports')
    ?.closest('section')
    ?.querySelectorAll('li');

beforeEach(() => {
  answering.mockReset();
});
afterEach(closeScreen);

test('a group shows its stack as text and its first report, with a link back to the same days', async () => {
  const stack = 'Error: <b>x</b>\n    at pack (app.js:1:2)';
  answering.mockImplementation(async (endpoint) =>
    endpoint === monitoringEndpoints.errorGroup
      ? aGroup({ stack, facts: { sample: true, release: 'Br-fcmA_' } })
      : ({ items: [aRecord()] } as never),
  );
  const screen = await open();
  await settle();
  expect(screen.querySelector('pre')?.textContent).toBe(stack);
  expect(textUnder('The first report')).toContain('sampletrue');
  expect(screen.querySelector('dl')?.textContent).toContain('Since releaseBr-fcmA_');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('/admin/monitoring?range=30d');
});

test('a button loads older reports, and the last page says that it is the last', async () => {
  answering.mockImplementation(async (endpoint, input) => {
    if (endpoint === monitoringEndpoints.errorGroup) return aGroup();
    const { cursor } = (input as { query: { cursor: string } }).query;
    return cursor === ''
      ? { items: [aRecord({ id: 'b2.0' })], next: 'older' }
      : ({ items: [aRecord({ id: 'b1.0' })] } as never);
  });
  const screen = await open();
  await settle();
  expect(reportsIn(screen)).toHaveLength(1);
  await press('Load more');
  await settle();
  expect(reportsIn(screen)).toHaveLength(2);
  expect(screen.textContent).toContain('End of list');
});

test('a group that does not exist shows a message', async () => {
  const problem = { code: 'GROUP_NOT_FOUND', message: 'No such group.', correlationId: 'c' };
  answering.mockRejectedValue(new ApiError(404, problem));
  const screen = await open();
  await settle();
  expect(screen.textContent).toContain('There is no such error group');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('/admin/monitoring');
});

test('a group shows whom it hits: its share of the visitors, browsers and routes', async () => {
  answering.mockImplementation(async (endpoint) =>
    endpoint === monitoringEndpoints.errorGroup ? aGroup() : ({ items: [] } as never),
  );
  const screen = await open();
  await settle();
  expect(screen.textContent).toContain('about 5 people had it: 1.2% of about 410 visitors.');
  expect(textUnder('Browsers, 30 days')).toMatch(
    /Chrome on Android3 \(75%\).*Safari on iPhone or iPad1 \(25%\)/,
  );
  expect(textUnder('Routes, 30 days')).toContain('/dashboard');
});
