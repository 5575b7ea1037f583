import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { examples } from '#domain/departures/endpoint-examples.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { examples as shipmentExamples } from '#domain/shipments/endpoint-examples.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Shipment, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { justBooked } from './just-booked.ts';
import { MyShipmentPage } from './shipment-page.tsx';
import { MyShipmentsPage } from './shipments-page.tsx';
import { asksAgainMs } from './use-shipments.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const { where } = shipmentExamples.show.reply;
const flight = {
  day: '2026-11-27',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
};

let shipment: Shipment;
let items: readonly ReturnType<typeof summaryOf>[];
let drafts: readonly unknown[];
let collection: unknown;
let bill: Bill | undefined;
let missed: { readonly isMissed?: true };
const { at } = sampleShipment.holds[0] ?? { at: '' };
const hold = (kind: Shipment['holds'][number]['kind'], note?: string) => ({
  kind,
  at,
  by: 'desk-1',
  ...(note === undefined ? {} : { note }),
});

const open = async (path: string, state?: unknown): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/shipments" element={<MyShipmentsPage />} />
      <Route path="/dashboard/shipments/:number" element={<MyShipmentPage />} />
    </Routes>,
    { pathname: path, state },
  );
  await settle();
  return screen;
};
const openOne = (state?: unknown) => open(`/dashboard/shipments/${sampleShipment.number}`, state);

beforeEach(() => {
  localStorage.clear();
  shipment = sampleShipment;
  items = [];
  drafts = [];
  bill = undefined;
  missed = {};
  collection = {
    shown: { state: 'NONE', version: 0, left: 0 },
    mayGive: true,
    link: { version: 0, opened: 0 },
    collector: { version: 0 },
    handovers: [],
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === shipmentEndpoints.mine) return { items };
    if (endpoint === shipmentEndpoints.drafts) return { drafts };
    if (endpoint === shipmentEndpoints.show)
      return { shipment, events: [], history: [], where, bill, flight: { ...flight, ...missed } };
    if (endpoint === departureEndpoints.upcoming) return { items: [] };
    if (endpoint === shipmentEndpoints.collection) return collection;
    if (endpoint === shipmentEndpoints.receiverLink) {
      const { shown } = shipmentExamples.receiverLink.reply;
      collection = { ...(collection as object), link: shown };
      return shipmentExamples.receiverLink.reply;
    }
    if (endpoint === shipmentEndpoints.nameCollector) {
      const { collector } = shipmentExamples.nameCollector.reply;
      collection = { ...(collection as object), collector };
      return { collector };
    }
    if (endpoint === shipmentEndpoints.giveCode) {
      collection = shipmentExamples.collection.reply;
      return shipmentExamples.giveCode.reply;
    }
    return { shipment };
  });
});
afterEach(closeScreen);

describe('my shipments', () => {
  test('what needs me is on top, with what it needs', async () => {
    items = [
      { ...summaryOf(sampleShipment), number: '11111-11111-1', holds: [], consigneeName: 'Devon Sample' },
      { ...summaryOf(sampleShipment), holds: ['INVOICE_MISSING'] },
    ];
    const screen = await open('/dashboard/shipments');
    const [first, second] = [...screen.querySelectorAll('section')].map(({ textContent }) => textContent);
    expect(first).toMatch(/^Needs you.*Marva Sample, Guyana.*Invoice missing/);
    expect(second).toMatch(/^All others.*Devon Sample/);
  });

  test('a shipment that waits for us does not ask me for anything', async () => {
    items = [{ ...summaryOf(sampleShipment), state: 'DRAFT', holds: ['OVERSIZE'] }];
    const screen = await open('/dashboard/shipments');
    expect(screen.textContent).not.toContain('Needs you');
  });

  test('without shipments it says how to make one', async () => {
    const screen = await open('/dashboard/shipments');
    expect(screen.textContent).toContain('No shipments yet');
  });

  test('a draft of another device can be gone on with, or deleted', async () => {
    const data = { price: { to: 'JM' }, consignee: { name: 'Aunt Sample' } };
    drafts = [{ id: 'far', data, timestamp: Date.parse(at), version: 1, savedAt: at }];
    const screen = await open('/dashboard/shipments');
    expect(screen.textContent).toContain('Aunt Sample, Jamaica');
    const links = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/dashboard/create-shipment?draft=far');
    await press('Delete');
    expect(screen.textContent).not.toContain('Aunt Sample');
    expect(sent(shipmentEndpoints.dropDraft)).toEqual([{ params: { id: 'far' } }]);
  });
});

describe('one shipment', () => {
  test('reads where it is and what happens next', async () => {
    const screen = await openOne();
    expect(screen.querySelector('#where')?.textContent).toBe(where?.status);
    expect(screen.textContent).toContain(where?.groups[0]?.next ?? 'what happens next');
  });

  test('reads what it is, to whom, what is inside and the quoted price', async () => {
    const screen = await openOne();
    expect(screen.querySelector('h1')?.textContent).toBe('3 pieces to Guyana');
    for (const words of ['Marva Sample', '12 Sample Street', '40 × Rice and canned food', '$630.00'])
      expect(screen.textContent).toContain(words);
  });

  test('a hold that the sender can clear is answered with their words and the version they saw', async () => {
    shipment = { ...sampleShipment, holds: [hold('DAMAGE', 'The corner of box 2 is wet.')] };
    const screen = await openOne();
    expect(screen.textContent).toContain('We wrote: The corner of box 2 is wet.');
    await press('Send, and clear this');
    expect(screen.textContent).toContain('Write what you did, or what we should do.');
    await type(screen.querySelector('textarea'), 'Please send it as it is.');
    await press('Send, and clear this');
    await settle();
    expect(sent(shipmentEndpoints.clearHold)).toEqual([
      {
        params: { number: shipment.number, kind: 'DAMAGE' },
        body: { version: 2, note: 'Please send it as it is.' },
      },
    ]);
  });

  test('a hold that only we can clear has no form', async () => {
    shipment = { ...sampleShipment, holds: [hold('DG_REVIEW')] };
    const screen = await openOne();
    expect(screen.textContent).toContain('Goods to be checked');
    expect(screen.querySelector('textarea')).toBeNull();
  });

  test('it can be changed until a piece has reached us, and canceled until it is on the list of a flight', async () => {
    const actions = (screen: HTMLElement) =>
      [...screen.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(actions(await openOne())).toEqual(expect.arrayContaining(['Change it', 'Cancel this shipment']));
    closeScreen();
    const inState = (state: Shipment['state']) => ({
      ...sampleShipment,
      state,
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
    });
    shipment = inState('RECEIVED');
    const received = actions(await openOne());
    expect(received).not.toContain('Change it');
    expect(received).toContain('Cancel this shipment');
    closeScreen();
    shipment = inState('DEPARTED');
    expect(actions(await openOne())).not.toContain('Cancel this shipment');
  });

  test('one of parcels that is not booked says so, and lets its parcels go', async () => {
    // The document of these tests has no dialogs.
    HTMLDialogElement.prototype.showModal = () => undefined;
    HTMLDialogElement.prototype.close = () => undefined;
    const [first, ...others] = sampleShipment.pieces;
    if (first === undefined) throw new Error('The sample has no piece.');
    shipment = {
      ...sampleShipment,
      state: 'DRAFT',
      howItComes: 'MAILBOX',
      pieces: [{ ...first, parcel: 'PCL-7K3M9Q2X' }, ...others].map((piece) => ({
        ...piece,
        state: 'DRAFT',
      })),
    };
    const screen = await openOne();
    expect(screen.textContent).toContain('A parcel of your mailbox waits for this shipment.');
    expect(screen.textContent).not.toContain('Change it');
    await press('Cancel, keep my parcels');
    expect(screen.querySelector('dialog')?.textContent).toContain('Your parcels stay in your mailbox');
    expect(screen.querySelector('dialog')?.textContent).not.toContain('flight');
    await press('Yes, cancel it');
    await settle();
    expect(sent(shipmentEndpoints.cancel)).toEqual([
      { params: { number: shipment.number }, body: { version: shipment.version } },
    ]);
  });

  test('once its flight has left, the sender gets a code for the receiver, and reads it this once', async () => {
    const screen = await openOne();
    expect(screen.textContent).not.toContain('Get the code');
    closeScreen();
    shipment = {
      ...sampleShipment,
      state: 'DEPARTED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DEPARTED' })),
    };
    const later = await openOne();
    expect(later.textContent).toContain('Whoever collects needs a code');
    await press('Get the code');
    await settle();
    const { number } = sampleShipment;
    expect(sent(shipmentEndpoints.giveCode)).toEqual([{ params: { number }, body: { version: 0 } }]);
    expect(later.textContent).toContain('482 913');
    expect(later.textContent).toContain('collected by Sample Receiver');
    closeScreen();
    expect((await openOne()).textContent).not.toContain('482 913');
  });

  test('the sender makes a link for the receiver, reads it this once, and names who else collects', async () => {
    const screen = await openOne();
    expect(screen.textContent).toContain('They need no account.');
    await press('Make the link');
    await settle();
    const { number } = sampleShipment;
    expect(sent(shipmentEndpoints.receiverLink)).toEqual([{ params: { number }, body: { version: 0 } }]);
    expect(screen.textContent).toContain(`/collect#${shipmentExamples.receiverLink.reply.token}`);
    await type(screen.querySelector('input[name=collector]'), ' Sample Neighbor ');
    await press('Save the name');
    await settle();
    expect(sent(shipmentEndpoints.nameCollector)).toEqual([
      { params: { number }, body: { version: 0, name: 'Sample Neighbor' } },
    ]);
    expect(screen.textContent).toContain('May collect it as well: Sample Neighbor');
    await press('Take the name back');
    await settle();
    expect(sent(shipmentEndpoints.nameCollector)[1]).toEqual({ params: { number }, body: { version: 1 } });
    closeScreen();
    expect((await openOne()).textContent).not.toContain('/collect#');
  });

  const waiting = (offeredUntil?: string): Shipment => {
    const { departureId: _flight, hawb: _waybill, bookedAt: _when, ...rest } = sampleShipment;
    const waits = { departureId: 'GY-2026-11-27', since: at, ...(offeredUntil ? { offeredUntil } : {}) };
    return { ...rest, state: 'DRAFT', holds: [], waits };
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  test('a place that is held says until when, and is booked on the flight that was waited for', async () => {
    shipment = waiting(inHours(3));
    const screen = await openOne();
    expect(screen.textContent).toMatch(/Held for youA place on Fri, Nov 27Book it by .* in 2.h.59.min/);
    await press('Book it for $630.00');
    await settle();
    expect(sent(shipmentEndpoints.book)).toEqual([
      {
        params: { number: shipment.number },
        body: { version: 2, departureId: 'GY-2026-11-27', total: 63_000 },
      },
    ]);
  });

  test('one who waits can leave, and is not asked to book', async () => {
    shipment = waiting();
    const screen = await openOne();
    expect(screen.textContent).toContain('Waiting for a place on Fri, Nov 27');
    await press('Leave the waitlist');
    await settle();
    expect(sent(shipmentEndpoints.leaveWaitlist)).toEqual([
      { params: { number: shipment.number }, query: { departureId: 'GY-2026-11-27' } },
    ]);
  });

  test('a place whose time is over can no longer be booked, whatever the server still says', async () => {
    shipment = waiting(inHours(-0.01));
    const screen = await openOne();
    expect(screen.textContent).toContain('The time to book this place is over');
    expect(screen.querySelector('[aria-labelledby="waiting"]')?.textContent).not.toContain('Book it for');
  });

  test('a flight that turns out to be too full for the goods offers its waitlist', async () => {
    shipment = { ...waiting(), waits: undefined };
    const upcoming = examples.upcoming.reply.items[0];
    calling.mockImplementation(async (endpoint) => {
      if (endpoint === departureEndpoints.upcoming)
        return { items: [{ ...upcoming, cargoCutoff: inHours(48), bookingCutoff: inHours(50) }] };
      if (endpoint === shipmentEndpoints.book)
        throw new ApiError(409, { code: 'FLIGHT_FULL', message: 'It is full.', correlationId: '' });
      return { shipment, events: [], history: [] };
    });
    const screen = await openOne();
    await press('Book it for $630.00');
    await settle();
    expect(screen.textContent).toContain('It is full.');
    await press('Join the waitlist');
    await settle();
    expect(sent(shipmentEndpoints.joinWaitlist)).toMatchObject([{ body: { departureId: upcoming?.id } }]);
  });

  test('the shipment of somebody else is not there', async () => {
    calling.mockImplementation(async () => {
      throw new ApiError(404, { code: 'SHIPMENT_NOT_FOUND', message: 'No.', correlationId: '' });
    });
    const screen = await openOne();
    expect(screen.textContent).toContain('There is no such shipment');
  });
});

test('a new price for what was measured is shown beside the old one, and agreed to as it was seen', async () => {
  const { total, lines, rateCardVersion } = sampleShipment.promise;
  const at = '2026-11-20T15:00:00.000Z';
  shipment = {
    ...sampleShipment,
    pieces: sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: 'RECEIVED',
      ...(piece.n === 2 ? { measured: { thousandthsLb: 101_500, at, by: 'dock-1' } } : {}),
    })),
    holds: [{ kind: 'REWEIGH', at, by: 'dock-1' }],
    reweigh: {
      status: 'TO_APPROVE',
      total: total + 12_300,
      lines,
      rateCardVersion,
      declaredLb: 230,
      measuredLb: 291.5,
      photos: ['0d6a7c3e-0000-4000-8000-0000000000aa'],
      at,
    },
  };
  bill = {
    version: 2,
    invoice: 'INV-1000001',
    invoiceVersion: 2,
    charged: 63_000,
    paid: 63_000,
    credited: 0,
    owed: 0,
  };
  const screen = await open(`/dashboard/shipments/${shipment.number}`);
  expect(screen.textContent).toContain('Piece 240 lb, 18 × 18 × 18 in101.5 lb');
  expect(screen.textContent).toContain('Price$630.00$753.00');
  expect(screen.textContent).toContain('$123.00 more; you paid $630.00.');
  await press('Approve $123.00 more');
  expect(calling).toHaveBeenCalledWith(shipmentEndpoints.decideReweigh, {
    params: { number: shipment.number },
    body: { version: shipment.version, decision: 'APPROVE' },
  });
});

test('an unpaid shipment says what to pay, what is paid, and leads to its invoice', async () => {
  shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')] };
  const sums = { charged: 63_000, paid: 33_000, credited: 0, owed: 30_000 };
  bill = { version: 2, invoice: 'INV-1000001', invoiceVersion: 2, ...sums };
  const screen = await openOne();
  expect(screen.textContent).toContain(
    '$300.00 more to pay; you paid $330.00. Pay it by Tue, Nov 24, 4:00 PM.',
  );
  expect(screen.querySelector('a[href="/dashboard/invoices/INV-1000001"]')).not.toBeNull();
  closeScreen();
  shipment = { ...shipment, chargesTerm: 'COLLECT' };
  expect((await openOne()).textContent).toContain('The receiver pays $300.00 before they collect it.');
});

test('what is paid is never to be paid: not $0.00 either, while the hold is still to go', async () => {
  shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')] };
  bill = {
    version: 3,
    invoice: 'INV-1000001',
    invoiceVersion: 3,
    charged: 63_000,
    paid: 63_000,
    credited: 0,
    owed: 0,
  };
  const { textContent } = await openOne();
  expect(textContent).toContain('$630.00 is paid. Nothing left to pay.');
  expect(textContent).not.toContain('$0.00 by');
});

test('a page that waits for a paper, a payment or the time of a pickup looks again by itself, and rests when nothing is open', () => {
  const asks = (change: Partial<Shipment>) => asksAgainMs({ ...sampleShipment, holds: [], ...change });
  expect(asks({ holds: [hold('INVOICE_MISSING')] })).toBeLessThanOrEqual(5000);
  expect(asks({ holds: [hold('PAYMENT_DUE')] })).toBeLessThanOrEqual(5000);
  expect(asks({ holds: [hold('DG_REVIEW')] })).toBe(false);
  expect(asks({ howItComes: 'PICKUP' })).toBeLessThanOrEqual(5000);
});

describe('until it is with us, the page says how it comes to us', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T15:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('goods that are brought: where and by when, whatever we are still working on', async () => {
    shipment = { ...sampleShipment, holds: [hold('EXPORT_CONTROL'), hold('INVOICE_MISSING')] };
    const screen = await openOne();
    const card = screen.querySelector('[aria-labelledby="to-dock"]');
    expect(card?.textContent).toContain('Bring it by Tue, Nov 24, 2:00 PM');
    expect(card?.textContent).toContain('100 Sample Dock Road, Kearny, NJ 07032');
    expect(card?.textContent).toContain('Saturday9:00 AM to 2:00 PM');
    expect(card?.querySelector('a')?.href).toContain(encodeURIComponent('100 Sample Dock Road'));
    expect(screen.textContent).toContain('We are doing this. Nothing for you to do.');
  });

  test('goods that we pick up: where to choose a time, and never to bring them', async () => {
    const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
    shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
    const screen = await openOne();
    const card = () => screen.querySelector('[aria-labelledby="to-dock"]');
    expect(card()?.textContent).toContain('Choose a time for the pickup');
    expect(card()?.querySelector('a')?.getAttribute('href')).toBe(`/booking?shipment=${shipment.number}`);
    expect(card()?.textContent).toContain('It flies Fri, Nov 27.');
    expect(card()?.textContent).toContain('20 Sample Street, ZIP 11226');
    expect(card()?.textContent).not.toContain('Sample Dock Road');
  });

  test('goods that are brought in a slot: when, and the code for the dock', async () => {
    const slot = {
      id: 'D-2026-11-24-0900',
      day: '2026-11-24',
      from: '2026-11-24T14:00:00.000Z',
      to: '2026-11-24T15:00:00.000Z',
    };
    const booking = { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 1 };
    shipment = { ...sampleShipment, coming: { way: 'DROP_OFF', slot, booking }, holds: [] };
    const card = (await openOne()).querySelector('[aria-labelledby="to-dock"]');
    expect(card?.textContent).toContain('You bring it Tue, Nov 24, 9 AM to 10 AM');
    expect(card?.innerHTML).toContain('/dashboard/bookings/BKG-7K3M9Q');
    closeScreen();
    shipment = { ...shipment, coming: { way: 'PICKUP', slot, booking } };
    const fetched = (await openOne()).querySelector('[aria-labelledby="to-dock"]')?.textContent;
    expect(fetched).toContain('We pick it up Tue, Nov 24, 9 AM to 10 AM. Have it ready.');
    expect(fetched).not.toContain('Bring it');
  });

  test('goods that we pick up in a slot: when we come, and that it is too late for the flight where it is', async () => {
    const slot = {
      id: 'P-2026-12-01-0900',
      day: '2026-12-01',
      from: '2026-12-01T14:00:00.000Z',
      to: '2026-12-01T17:00:00.000Z',
    };
    const booking = { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 2 } as const;
    const pickup = { zip: '11226', street: '20 Sample Street', stairs: false, slot, booking };
    shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
    missed = { isMissed: true };
    const screen = await openOne();
    const card = screen.querySelector('[aria-labelledby="to-dock"]')?.textContent;
    expect(screen.querySelector('a[href="/dashboard/bookings/BKG-7K3M9Q"]')).not.toBeNull();
    expect(card).toContain('We pick it up Tue, Dec 1, 9 AM to 12 PM. Have it ready.');
    expect(card).toContain('That is too late for the flight on Fri, Nov 27.');
    expect(card).not.toMatch(/bring it|call you/i);
  });

  test('goods whose pickup was booked a moment ago: when we come, and nothing that was said before it was heard of', async () => {
    const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
    shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
    missed = { isMissed: true };
    const { number } = sampleShipment;
    const screen = await openOne(justBooked({ ...sampleBooking, shipments: [number] }, number));
    const card = screen.querySelector('[aria-labelledby="to-dock"]')?.textContent;
    expect(card).toContain('We pick it up Tue, Dec 1, 9 AM to 12 PM. Have it ready.');
    expect(card).toContain('It flies Fri, Nov 27.');
    expect(screen.querySelector('[aria-labelledby="where"]')).toBeNull();
    closeScreen();
    const before = await openOne();
    expect(before.textContent).toContain('Choose a time for the pickup');
    expect(before.querySelector('[aria-labelledby="where"]')).not.toBeNull();
  });

  test('goods that are with us: nothing of it', async () => {
    shipment = {
      ...sampleShipment,
      state: 'RECEIVED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const })),
    };
    expect((await openOne()).querySelector('[aria-labelledby="to-dock"]')).toBeNull();
  });
});

test('an export filing asks for the EIN and the signature, once, and a Social Security number is no EIN', async () => {
  const required = { ...sampleShipment, eei: { status: 'REQUIRED' as const } };
  const bySystem = { ...hold('EXPORT_CONTROL'), by: 'system' };
  shipment = { ...required, holds: [bySystem, hold('EIN_MISSING')] };
  const screen = await openOne();
  expect(screen.textContent?.match(/Your tax number and signature/g)).toHaveLength(1);
  expect(screen.textContent?.match(/export filing before these goods fly/g)).toHaveLength(1);
  await press('Sign and send');
  expect(screen.textContent).toContain('The EIN is required.');
  expect(screen.textContent).toContain('Check this box to sign.');
  await type(screen.querySelector('input[placeholder="12-3456789"]'), '123-45-6789');
  expect(screen.textContent).toContain('This is a Social Security number');
  await type(screen.querySelector('input[placeholder="12-3456789"]'), '12-3456789');
  await type(screen.querySelector('input[autocomplete="name"]'), 'Ann Sample');
  await press('I authorize Skybarrel to file');
  expect(sent(shipmentEndpoints.authorizeFiling)).toEqual([]);
  await press('Sign and send');
  expect(sent(shipmentEndpoints.authorizeFiling)).toEqual([
    {
      params: { number: shipment.number },
      body: { version: shipment.version, ein: '12-3456789', name: 'Ann Sample', agreed: true },
    },
  ]);
  closeScreen();
  const { authorization } = shipmentExamples.showEin.reply;
  shipment = { ...required, holds: [hold('EXPORT_CONTROL')], authorization };
  expect((await openOne()).textContent).toContain('Signed by Sample Sender, with the EIN that ends in 789.');
});

test('a sender reads whether they agreed to a search, and where they still can', async () => {
  const { searchConsent, ...asked } = sampleShipment;
  expect((await openOne()).textContent).toContain('You agreed to it');
  await closeScreen();
  shipment = asked;
  expect((await openOne()).textContent).toContain('Sign it at our counter');
  await closeScreen();
  shipment = { ...asked, searchConsent: { ...searchConsent, how: 'AT_COUNTER', at, by: 'dock-1' } };
  expect((await openOne()).textContent).toContain('You signed for it at our counter');
  await closeScreen();
  // What was accepted before we asked is asked no more.
  shipment = { ...asked, pieces: asked.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' })) };
  expect((await openOne()).textContent).not.toContain('Search of your goods');
});
