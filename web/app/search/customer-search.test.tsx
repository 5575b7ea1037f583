import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, settle, type } from '#web/ui/testing/screen.tsx';
import { CustomerSearch } from '../layout/customer-header.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

let screen: HTMLElement;
const box = () => screen.querySelector<HTMLInputElement>('input[type=search]');
const key = (name: string, more: object = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
    await vi.advanceTimersByTimeAsync(20);
  });
const search = async (text: string) => {
  await type(box(), text);
  // The list is loaded with the first touch of the box.
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await settle();
  await settle();
};
const shown = () => [...screen.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');
const asked = (endpoint: unknown) => calling.mock.calls.filter(([called]) => called === endpoint);
const UPS = '1Z999AA10123456784';
const FEDEX = '779017972697';
const announced = { declaration: { store: 'SHEIN' }, carrier: 'FEDEX' };
const quote = examples.mine.reply.items[0];

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === shipmentEndpoints.mine) return { items: [summaryOf(sampleShipment)] };
    if (endpoint === quoteEndpoints.mine) return { items: [quote] };
    if (endpoint === ownParcelEndpoints.mine)
      return { items: [{ ...sampleParcel, tracking: UPS, next: { after: [], ours: [], comes: [] } }] };
    if (endpoint === preAlertEndpoints.announced) return { items: [{ ...announced, tracking: FEDEX }] };
    throw new ApiError(404, { code: 'SHIPMENT_NOT_FOUND', message: 'Not here', correlationId: 'c' });
  });
  screen = await openScreen(<CustomerSearch userId="ann" />, '/dashboard');
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('a slash, and Ctrl K from anywhere, put the cursor into the box', async () => {
  await key('/');
  expect(document.activeElement).toBe(box());
  box()?.blur();
  await key('k', { ctrlKey: true });
  expect(document.activeElement).toBe(box());
});

test("finds a shipment by its receiver, its country and the end of its number, in the caller's own list", async () => {
  const { number, consignee } = sampleShipment;
  for (const typed of [consignee.name.split(' ').at(-1) ?? '', number.replaceAll('-', '').slice(-4)]) {
    await search(typed);
    expect(shown().join()).toContain(consignee.name);
  }
  // The server answers with what is the caller's own; nothing else is asked, however much is typed.
  expect(asked(shipmentEndpoints.mine)).toHaveLength(1);
  expect(new Set(calling.mock.calls.map(([endpoint]) => endpoint))).toEqual(
    new Set([
      shipmentEndpoints.mine,
      ownParcelEndpoints.mine,
      preAlertEndpoints.announced,
      quoteEndpoints.mine,
    ]),
  );
});

test('a whole tracking number is asked for by itself; one of somebody else is not found', async () => {
  await search(sampleShipment.number);
  expect(asked(shipmentEndpoints.show).map(([, input]) => input)).toEqual([
    { params: { number: sampleShipment.number } },
  ]);
  expect(screen.textContent).toContain('Nothing found');
});

test.each([
  ['that came', '1Z 999 AA1 01 2345 6784', sampleParcel.code],
  ['that is announced', 'https://www.fedex.com/fedextrack/?trknbr=779017972697', 'Announced, not here yet'],
])(
  "finds a parcel %s by the carrier's number, and what else is written of it",
  async (_what, typed, said) => {
    await search(typed);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain(said);
  },
);

test('finds a shipment by its waybill', async () => {
  await search(sampleShipment.hawb ?? '');
  expect(shown().join()).toContain(sampleShipment.consignee.name);
});

test('finds a quote by its reference, and opens it with Enter', async () => {
  await key('/');
  await search(quote?.reference ?? '');
  await key('Enter');
  expect(addressNow()).toBe(`/dashboard/quotes/${quote?.reference}`);
});

test('finds pages and what can be done, also when the lists cannot be reached', async () => {
  calling.mockRejectedValue(new Error('away'));
  await key('/');
  await search('create ship');
  expect(shown()).toEqual(['Create a shipmentDo it there']);
  await key('Enter');
  expect(addressNow()).toBe('/dashboard/create-shipment');
});
