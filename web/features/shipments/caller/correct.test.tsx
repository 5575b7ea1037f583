import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { CorrectPage } from './correct-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);
afterEach(closeScreen);

test('a clerk who corrects a shipment reads of its sender, and says how they told us', async () => {
  const shipment = { ...sampleShipment, state: 'BOOKED', chargesTerm: 'PREPAID' };
  calling.mockImplementation(async (endpoint) =>
    endpoint === deskShipmentEndpoints.deskShow ? { shipment, events: [], history: [] } : {},
  );
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/shipments/:number/correct" element={<CorrectPage area="/staff" />} />
    </Routes>,
    `/staff/shipments/${shipment.number}/correct`,
  );
  await settle();
  await press('Purpose and terms');
  expect(screen.textContent).toContain('The sender pays');
  expect(screen.textContent).not.toContain('I pay');
  const how = [...screen.querySelectorAll('select')].find(({ name }) => name === 'how');
  expect([how?.value, how?.required]).toEqual(['', true]);
});
