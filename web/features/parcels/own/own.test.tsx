import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ownSample } from '../testing/sample-own.ts';
import { ParcelPage } from './parcel-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { success: vi.fn() } }));
vi.mock('#web/sending/prepare.ts', () => ({ prepare: async () => ({}) }));
vi.mock('#web/sending/photo.ts', () => ({
  keptPhoto: async () => ({}),
  sendPhoto: async () => '22222222-2222-4222-8222-222222222222',
  whenReleased: async () => undefined,
}));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const CODE = 'PCL-7K3M9Q2X';
const photo = (id: string) => ({
  id,
  subject: { kind: 'parcel', id: CODE },
  purpose: 'PARCEL_PHOTO',
  state: 'RELEASED',
  contentType: 'image/jpeg',
  bytes: 10,
  askedAt: '2026-11-28T15:00:00.000Z',
  askedBy: 'clerk',
});

let parcel: OwnParcel | undefined;
let photos: readonly unknown[];
let refuse: (endpoint: unknown) => void;
let screen: HTMLElement;

const open = async (): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/dashboard/mailbox/:code" element={<ParcelPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    `/dashboard/mailbox/${CODE}`,
  );
  await settle();
  await settle();
};
const text = () => screen.textContent ?? '';
/** What is to be done now. */
const card = () => screen.querySelector('[data-next-step]')?.textContent ?? '';
const linkNamed = (name: string) =>
  [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');
const missing = new ApiError(404, {
  code: 'PARCEL_NOT_FOUND',
  message: 'No such parcel.',
  correlationId: '',
});

const answers = (endpoint: unknown): unknown => {
  refuse(endpoint);
  if (endpoint === ownParcelEndpoints.show) {
    if (parcel === undefined) throw missing;
    return {
      parcel,
      history: [
        {
          id: '2',
          at: '2026-11-28T16:00:00.000Z',
          what: 'invoice-rejected',
          text: 'The prices are cut off.',
        },
        { id: '1', at: '2026-11-28T15:00:00.000Z', what: 'received' },
      ],
    };
  }
  if (endpoint === fileEndpoints.list) return { items: photos, mayAdd: false };
  if (endpoint === fileEndpoints.open) return { url: 'https://files.test/photo.jpg', until: '' };
  if (endpoint === shipmentEndpoints.mine) return { items: [] };
  if (endpoint === profileEndpoints.profile) return { country: 'Guyana' };
  return parcel ?? {};
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T16:00:00Z'), toFake: ['Date'] });
  parcel = ownSample();
  photos = [];
  refuse = () => undefined;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => answers(endpoint));
  // The document of these tests has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('a parcel', () => {
  test('shows its photos, measures, condition, shelf life and what happened, without a word of ours in code', async () => {
    photos = [photo('late'), photo('first')];
    await open();
    expect([...screen.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Your parcel as it came',
      'Your parcel, photo 2',
    ]);
    expect(sent(fileEndpoints.open)[0]).toMatchObject({ params: { id: 'first' } });
    for (const words of [
      '3.2 lb',
      '14 × 9 × 5 in',
      'Sealed, as the store packed it',
      'Storage is free until then. After that it costs $0.32 a day.',
      '1 × Children’s shoes, $39.99 each',
      'Send it on by Mon, Dec 28',
      'It came, and we weighed, measured and photographed it',
      'We sent the invoice back to you: The prices are cut off.',
    ])
      expect(text()).toContain(words);
  });

  test('says what it costs to send alone to where its owner lives, and to any other country', async () => {
    await open();
    // By its size it has 3.8 lb (630 in³ ÷ 166), so four pounds at $3.50, and no minimum for goods of a mailbox.
    expect(text()).toContain('to Guyana. With other parcels it can cost less.');
    const guyana = /\$[\d.]+(?= to Guyana)/.exec(text())?.[0];
    expect(guyana).toBe('$14.00');
    await choose(
      [...screen.querySelectorAll('select')].find(({ labels }) =>
        labels[0]?.textContent?.startsWith('Another country'),
      ),
      'JM',
    );
    expect(text()).toMatch(/\$[\d.]+ to Jamaica/);
  });

  test('one of somebody else is not there', async () => {
    parcel = undefined;
    await open();
    expect(text()).toContain('There is no such parcel in your mailbox');
  });
});

describe('what holds it is cleared on the spot', () => {
  const held = ownSample().declaration;

  test('an invoice as a photo, with everything that was said before', async () => {
    parcel = ownSample({
      declaration: { ...held, invoice: { state: 'REJECTED', reason: 'The prices are cut off.' } },
    });
    await open();
    expect(card()).toMatch(/^What to do nowSend another invoice/);
    expect(text()).toContain('We sent it back: The prices are cut off.');
    const input = screen.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'order.png')] });
    await type(input, '');
    await settle();
    expect(text()).toContain('order.png is here');
    await press('Save');
    await settle();
    expect(sent(ownParcelEndpoints.declare)).toEqual([
      {
        params: { code: CODE },
        body: {
          version: 2,
          declaration: expect.objectContaining({
            invoice: '22222222-2222-4222-8222-222222222222',
            lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
            dangers: [],
          }),
        },
      },
    ]);
  });

  test('the value', async () => {
    parcel = ownSample({ declaration: { ...held, lines: [{ description: 'A belt', quantity: 1 }] } });
    await open();
    expect(card()).toMatch(/^What to do nowSay what is inside and what it cost/);
    const value = [...screen.querySelectorAll('input')].find(({ labels }) =>
      labels?.[0]?.textContent?.startsWith('$ for one'),
    );
    await type(value, '12.5');
    await press('Save');
    await settle();
    expect(sent(ownParcelEndpoints.declare)).toMatchObject([
      { body: { declaration: { lines: [{ description: 'A belt', unitValue: 1250 }] } } },
    ]);
  });

  test('the question of the airline', async () => {
    const { dangers: _, ...unanswered } = held;
    parcel = ownSample({ declaration: unanswered });
    await open();
    expect(card()).toMatch(/^What to do nowAnswer one question about what is inside/);
    await press('No, nothing like it');
    await press('Save');
    await settle();
    expect(sent(ownParcelEndpoints.declare)).toMatchObject([{ body: { declaration: { dangers: [] } } }]);
  });

  test('what staff look at has nothing to press', async () => {
    parcel = ownSample({ seen: [{ code: 'PERFUME', quantity: 1 }] });
    await open();
    expect(card()).toMatch(/^What to do nowNothing for you to do/);
    expect(screen.querySelector('[data-next-step] :is(button, a)')).toBeNull();
  });

  test('what may not fly goes back, or is disposed of after a second question', async () => {
    parcel = ownSample({ seen: [{ code: 'POWER_BANK' }] });
    await open();
    expect(card()).toMatch(/^What to do nowIt may not fly: decide what happens to it/);
    // It is offered once, and nobody is told a price of what cannot be sent.
    const back = [...screen.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Send it back to the store',
    );
    expect(back).toHaveLength(1);
    expect(text()).not.toContain('To send it alone');
    await press('Dispose of it');
    await press('Yes, dispose of it');
    await settle();
    expect(sent(ownParcelEndpoints.letDispose)).toEqual([{ params: { code: CODE }, body: { version: 2 } }]);
  });

  test('U.S. Mail leads to what is missing of the form', async () => {
    parcel = ownSample({ usMail: true });
    await open();
    expect(card()).toMatch(/^What to do nowSend us Form 1583 for your mailbox/);
    expect(linkNamed('Open my mailbox')).toBe('/dashboard/mailbox');
  });
});

describe('what else can be done', () => {
  test('more photos for the price that stands on the button; a new price is seen before it is agreed to', async () => {
    await open();
    refuse = (endpoint) => {
      if (endpoint === ownParcelEndpoints.askPhotos)
        throw new ApiError(409, {
          code: 'PRICE_CHANGED',
          message: 'The price is another one now.',
          correlationId: '',
          details: { price: 300, count: 3 },
        });
    };
    await press('3 more photos for $2.00');
    await settle();
    expect(text()).toContain('The price is another one now.');
    refuse = () => undefined;
    await press('3 more photos for $3.00');
    await settle();
    expect(sent(ownParcelEndpoints.askPhotos)).toMatchObject([
      { body: { version: 2, price: 200 } },
      { body: { version: 2, price: 300 } },
    ]);
  });

  test('back to the store for the fee that is said, and kept after all', async () => {
    await open();
    await press('Send it back to the store');
    await press('Send it back for $5.00');
    await settle();
    expect(sent(ownParcelEndpoints.sendBack)).toEqual([
      { params: { code: CODE }, body: { version: 2, fee: 500 } },
    ]);
    closeScreen();
    parcel = ownSample({ state: 'RETURNING', back: { fee: 500, askedAt: '2026-11-28T15:30:00.000Z' } });
    await open();
    expect(card()).toContain('We hand it to the carrier, back to the store.');
    expect(text()).toContain('That costs $5.00 once it is done.');
    await press('Keep it after all');
    await settle();
    expect(sent(ownParcelEndpoints.keepAfterAll)).toEqual([
      { params: { code: CODE }, query: { version: 2 } },
    ]);
  });

  test('one that went back says what that cost, and leads to the invoices', async () => {
    const askedAt = '2026-11-28T15:30:00.000Z';
    parcel = ownSample({ state: 'RETURNED', back: { fee: 500, askedAt, handedOverAt: askedAt } });
    await open();
    expect(card()).toContain('The fee of $5.00 is on your invoice.');
    expect(linkNamed('Open my invoices')).toBe('/dashboard/invoices');
  });

  test('one that is not theirs leaves the mailbox, with how they know', async () => {
    await open();
    await press('This is not mine');
    await type(screen.querySelector<HTMLInputElement>('dialog[open] input'), 'Another name');
    await press('It is not mine');
    await settle();
    expect(sent(ownParcelEndpoints.notMine)).toEqual([
      { params: { code: CODE }, body: { version: 2, note: 'Another name' } },
    ]);
    expect(addressNow()).toBe('/dashboard/mailbox');
  });

  test('what waits for a shipment that is not booked leads to where it is booked or let go', async () => {
    const number = '7K3M9-Q2X4T-C';
    parcel = ownSample({
      state: 'REQUESTED',
      shipment: { number, piece: 1, at: '2026-11-28T15:00:00.000Z' },
    });
    await open();
    expect(card()).toMatch(/^What to do nowFinish its shipment/);
    expect(linkNamed('Open the shipment')).toBe(`/dashboard/shipments/${number}`);
  });

  test('what is in a shipment leads to it, and is neither sent back nor handed back', async () => {
    parcel = ownSample({
      state: 'PACKED',
      shipment: { number: '7K3M9-Q2X4T-C', piece: 1, at: '2026-11-28T15:00:00.000Z' },
    });
    await open();
    expect(card()).toMatch(/^It flies with shipment 7K3M9-Q2X4T-C/);
    expect(linkNamed('Open the shipment')).toBe('/dashboard/shipments/7K3M9-Q2X4T-C');
    expect(text()).not.toContain('Send it back to the store');
    expect(text()).not.toContain('This is not mine');
  });
});
