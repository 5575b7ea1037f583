import { onlineManager } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { NewShipmentPage } from './new-shipment-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);
const id = '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f';
const rose = { id, name: 'Rose Persaud', email: '', receivers: [] };

beforeEach(() => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === callerEndpoints.showCaller) return rose;
    return endpoint === departureEndpoints.upcoming ? { items: [] } : {};
  });
});
afterEach(() => {
  closeScreen();
  onlineManager.setOnline(true);
});

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/customers/:id/shipment" element={<NewShipmentPage area="/staff" />} />
    </Routes>,
    `/staff/customers/${id}/shipment`,
  );
  await settle();
  return screen;
};
const asked = () => calling.mock.calls.filter(([endpoint]) => endpoint === callerEndpoints.showCaller);

test('a page whose customer did not load asks for them again when somebody says so', async () => {
  calling.mockRejectedValueOnce(
    new ApiError(503, { code: 'AWAY', message: 'Please try again.', correlationId: 'c' }),
  );
  const screen = await open();
  expect(screen.textContent).toContain('This could not be loaded');
  await press('Try again');
  await settle();
  expect(asked()).toHaveLength(2);
  expect(screen.textContent).toContain('For Rose Persaud');
});

test('where the browser says that it is offline the page says so, and whoever presses asks all the same', async () => {
  onlineManager.setOnline(false);
  const screen = await open();
  expect(asked()).toHaveLength(0);
  expect(screen.textContent).toContain('There is no connection');
  await press('Try again');
  await settle();
  expect(asked()).toHaveLength(1);
  expect(screen.textContent).toContain('For Rose Persaud');
});

test('after a first load that failed, whoever presses asks again also when the browser says that it is offline', async () => {
  calling.mockRejectedValueOnce(
    new ApiError(503, { code: 'AWAY', message: 'Please try again.', correlationId: 'c' }),
  );
  await open();
  onlineManager.setOnline(false);
  await press('Try again');
  await settle();
  expect(asked()).toHaveLength(2);
});

test('the form opens once a clerk has said how they were told; nothing is chosen for them', async () => {
  const screen = await open();
  expect(screen.querySelector('select')?.value).toBe('');
  expect(screen.textContent).not.toContain('Where to, and to whom?');
  await choose(screen.querySelector('select'), 'IN_PERSON');
  await settle();
  expect(screen.textContent).toContain('Where to, and to whom?');
});
