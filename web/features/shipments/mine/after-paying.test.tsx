import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleFlight as flight } from '#domain/shipments/testing/sample-flight.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { AfterPaying } from './after-paying.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

let shipment: Shipment;

const open = async (): Promise<HTMLElement> => {
  const next = nextOfSender({ shipment, flight, brand: defaultBrand, now: new Date('2026-11-23T15:00:00Z') });
  calling.mockImplementation(async (endpoint) => {
    if (endpoint !== shipmentEndpoints.show) throw new Error('Something else was asked for.');
    return { shipment, events: [], history: [], next };
  });
  const screen = await openScreen(<AfterPaying number={shipment.number} />);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('whoever has paid reads what comes next, as the page of the shipment says it', async () => {
  shipment = { ...sampleShipment, holds: [] };
  const screen = await open();
  expect(screen.textContent).toContain('Next: Bring your barrel and 2 boxes by Tue, Nov 24, 2:00 PM.');
  expect(screen.textContent).toContain('Then it flies Fri, Nov 27.');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe(`/dashboard/shipments/${shipment.number}`);
});

test('goods that are here fly, and there is nothing to do', async () => {
  const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
  shipment = { ...sampleShipment, state: 'RECEIVED', holds: [], pieces };
  expect((await open()).textContent).toMatch(
    /^Nothing for you to do\..*It flies from Newark on Friday, November 27\./,
  );
});

test('while the shipment has not heard of the payment, nobody is asked for it again', async () => {
  shipment = sampleShipment;
  expect((await open()).textContent).toBe('');
});
