import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Shipment, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { MailboxPage } from '../mine/mailbox-page.tsx';
import { codeAt, ownSample, pageOf, sampleFlight } from '../testing/sample-own.ts';
import { SendPage } from './send-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);
const formSent = () =>
  (sent(shipmentEndpoints.create)[0]?.body as { form: Record<string, unknown> } | undefined)?.form;

const TWO = [ownSample(), ownSample({ code: 'PCL-2222222Z' })];
/** Each has 3.8 lb by its size (630 in³ ÷ 166): eight pounds to Guyana at $3.50. */
const TOGETHER = 2800;

let parcels: readonly OwnParcel[];
let shipments: readonly Shipment[];
let total: number;
let refuse: (endpoint: unknown) => void;
let screen: HTMLElement;

const open = async (path = '/dashboard/mailbox/send'): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/dashboard/mailbox" element={<MailboxPage address={null} />} />
      <Route path="/dashboard/mailbox/send" element={<SendPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    path,
  );
  await settle();
  await settle();
};
const text = () => screen.textContent ?? '';
const field = (label: string): HTMLInputElement => {
  const found = [...screen.querySelectorAll('input')].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`There is no field ${label}.`);
  return found;
};
const draft = (): Shipment => ({
  ...sampleShipment,
  number: 'AAAAA-BBBBB-C',
  version: 1,
  state: 'DRAFT',
  promise: { ...sampleShipment.promise, total },
});

const answers = (endpoint: unknown, input: Record<string, unknown>): unknown => {
  refuse(endpoint);
  if (endpoint === ownParcelEndpoints.mine) return pageOf(parcels, input);
  if (endpoint === preAlertEndpoints.announced) return { items: [] };
  if (endpoint === fileEndpoints.list) return { items: [], mayAdd: false };
  if (endpoint === shipmentEndpoints.mine) return { items: shipments.map(summaryOf) };
  if (endpoint === shipmentEndpoints.show) return { shipment: shipments[0], events: [], history: [] };
  if (endpoint === shipmentEndpoints.consignees) return { consignees: [] };
  if (endpoint === profileEndpoints.profile) return { country: 'Guyana' };
  if (endpoint === departureEndpoints.upcoming) return { items: [sampleFlight] };
  return { shipment: draft() };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T16:00:00Z'), toFake: ['Date'] });
  parcels = TWO;
  shipments = [sampleShipment];
  total = TOGETHER;
  refuse = () => undefined;
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => answers(endpoint, input));
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('somebody who has sent before', () => {
  test('sends two parcels to Georgetown with at most eight taps, from their mailbox', async () => {
    await open('/dashboard/mailbox');
    let taps = 0;
    const tap = async (words: string) => {
      taps += 1;
      await press(words);
      await settle();
      await settle();
    };
    await tap('Send 2 parcels on');
    expect(text()).toContain('Marva Sample');
    await tap('Nothing forbidden is inside');
    await tap('I agree that my goods may be opened and searched');
    await tap('Book for $28.00');
    expect(taps).toBeLessThanOrEqual(8);
    expect(addressNow()).toBe('/dashboard/shipments/AAAAA-BBBBB-C');
    expect(formSent()).toMatchObject({
      to: 'GY',
      consignee: { name: sampleConsignee.name, to: 'GY' },
      howItComes: 'MAILBOX',
      parcels: ['PCL-7K3M9Q2X', 'PCL-2222222Z'],
      purpose: 'GIFT',
      searchConsent: true,
      nothingProhibited: true,
      goods: [
        { kind: 'box', quantity: 1, length: 14, width: 9, height: 5, weight: 3.2 },
        { kind: 'box', quantity: 1 },
      ],
      commodities: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }, { quantity: 1 }],
    });
    expect(sent(shipmentEndpoints.book)).toEqual([
      {
        params: { number: 'AAAAA-BBBBB-C' },
        body: { version: 1, departureId: 'GY-2026-12-04', total: TOGETHER },
      },
    ]);
  });

  test('reads what several save together, and nothing of it for one', async () => {
    const small = { weightLb: 0.6, sides: { length: 6, width: 4, height: 3 } };
    parcels = [ownSample(small), ownSample({ ...small, code: 'PCL-2222222Z' })];
    await open();
    // A pound each, or 1.2 lb together: two pounds either way. The larger one has 3.8 lb.
    expect(text()).not.toContain('One by one');
    closeScreen();
    parcels = [...parcels, ownSample({ code: 'PCL-3333333Z' })];
    await open();
    // 5 lb together instead of 1 + 1 + 4.
    expect(text()).toContain('One by one they would cost $21.00: together you save $3.50.');
    closeScreen();
    await open('/dashboard/mailbox/send?parcels=PCL-3333333Z');
    expect(text()).not.toContain('One by one');
  });

  test('books nothing before they agree, and reads what is missing', async () => {
    await open();
    await press('Book for');
    expect(text()).toContain('Please agree that the goods may be searched.');
    expect(text()).toContain('Something is missing above.');
    expect(sent(shipmentEndpoints.create)).toEqual([]);
  });

  test('only what is ready can be chosen; the address says which is chosen at first', async () => {
    const { declaration } = ownSample();
    parcels = [
      ...TWO,
      ownSample({
        code: 'PCL-4444444Z',
        declaration: { ...declaration, store: 'SHEIN', invoice: { state: 'PENDING' } },
      }),
    ];
    await open('/dashboard/mailbox/send?parcels=PCL-2222222Z');
    const boxes = [...screen.querySelectorAll<HTMLInputElement>('ul input[type=checkbox]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    expect(text()).not.toContain('SHEIN');
  });

  const boxes = () => [...screen.querySelectorAll<HTMLInputElement>('ul input[type=checkbox]')];
  const checked = () => boxes().flatMap((box, place) => (box.checked ? [place] : []));

  test('all that is here can be chosen, also what came long ago', async () => {
    parcels = Array.from({ length: 120 }, (_, place) => ownSample({ code: codeAt(place) }));
    await open(`/dashboard/mailbox/send?parcels=${codeAt(119)}`);
    await settle();
    expect(checked()).toEqual([119]);
  });

  test('no more are chosen at first than customs reads lines for one shipment, and more are refused in words', async () => {
    const { declaration } = ownSample();
    const lines = Array.from({ length: 13 }, () => ({ description: 'A book', quantity: 1, unitValue: 900 }));
    const long = { declaration: { ...declaration, lines } };
    parcels = [0, 1, 2].map((place) => ownSample({ ...long, code: codeAt(place) }));
    await open();
    expect(checked()).toEqual([0, 1]);
    await act(async () => boxes()[2]?.click());
    await press('Book for');
    expect(text()).toContain('Customs reads up to 30 lines for one shipment');
    expect(sent(shipmentEndpoints.create)).toEqual([]);
  });

  test('a price that has changed is shown, and agreed to by another press', async () => {
    await open();
    total = 4000;
    await press('Nothing forbidden is inside');
    await press('I agree');
    await press('Book for $28.00');
    await settle();
    expect(text()).toContain('The price has changed.');
    expect(sent(shipmentEndpoints.book)).toEqual([]);
    await press('Book for $40.00');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { total: 4000 } }]);
  });

  test('after a flight that was full at the last moment, another one is booked for the same shipment', async () => {
    await open();
    refuse = (endpoint) => {
      if (endpoint === shipmentEndpoints.book)
        throw new ApiError(409, { code: 'FLIGHT_FULL', message: 'This flight is full.', correlationId: '' });
    };
    await press('Nothing forbidden is inside');
    await press('I agree');
    await press('Book for');
    await settle();
    expect(text()).toContain('This flight is full.');
    // Its parcels are in the shipment now, so no others are chosen here.
    expect(text()).toContain('AAAAA-BBBBB-C');
    expect(screen.querySelector<HTMLFieldSetElement>('fieldset')?.disabled).toBe(true);
    refuse = () => undefined;
    await press('Book for');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(addressNow()).toBe('/dashboard/shipments/AAAAA-BBBBB-C');
  });

  test('a lost answer to the booking books nothing twice', async () => {
    await open();
    refuse = (endpoint) => {
      if (endpoint === shipmentEndpoints.book)
        throw new ApiError(409, { code: 'ALREADY_BOOKED', message: 'Booked.', correlationId: '' });
    };
    await press('Nothing forbidden is inside');
    await press('I agree');
    await press('Book for');
    await settle();
    expect(addressNow()).toBe('/dashboard/shipments/AAAAA-BBBBB-C');
  });
});

describe('somebody new', () => {
  beforeEach(() => {
    shipments = [];
  });

  test('says who receives it and what it is for, in the country of their profile', async () => {
    await open();
    await press('Nothing forbidden is inside');
    await press('I agree');
    await press('Book for');
    for (const words of ['Name is required', 'Street address is required', 'Choose what it is for.'])
      expect(text()).toContain(words);
    await type(field('Name, as in the passport'), 'Marva Sample');
    await type(field('Phone'), '600-1234');
    await type(field('Street and number'), '12 Sample Street');
    await type(field('City or village'), 'Georgetown');
    await choose(
      [...screen.querySelectorAll('select')].find(({ labels }) =>
        labels[0]?.textContent?.startsWith('What is it for?'),
      ),
      'GIFT',
    );
    await press('Book for');
    await settle();
    expect(formSent()).toMatchObject({ to: 'GY', consignee: { phoneCode: '+592' }, purpose: 'GIFT' });
  });

  test('gives the value of used things, which nobody asked for before', async () => {
    shipments = [sampleShipment];
    parcels = [
      ownSample({
        declaration: {
          lines: [{ description: 'Used clothes', quantity: 5 }],
          invoice: { state: 'NOT_REQUIRED' },
          dangers: [],
        },
      }),
    ];
    total = 1400;
    await open();
    await press('Nothing forbidden is inside');
    await press('I agree');
    await press('Book for');
    expect(text()).toContain('Used goods have a value, too.');
    await type(field('What is one worth'), '4');
    await press('Book for');
    await settle();
    expect(formSent()).toMatchObject({ commodities: [{ description: 'Used clothes', unitValue: 400 }] });
  });
});

test('with nothing ready the page leads to what each parcel needs', async () => {
  parcels = [];
  await open();
  expect(text()).toContain('Nothing is ready to send');
});
