import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { examples } from '#domain/departures/endpoint-examples.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { type UnderWay, underWayEndpoints } from '#domain/shipments/customer/under-way.ts';
import { examples as shipmentExamples } from '#domain/shipments/endpoint-examples.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { NextFlight } from '#domain/shipments/next-step/facts.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import { type Shipment, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleFlight as flight } from '#domain/shipments/testing/sample-flight.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { track } from '#domain/shipments/tracking/track.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { paidByCard } from '#web/next-step/testing/paid-by-card.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { justBooked } from './just-booked.ts';
import { MyShipmentPage } from './shipment-page.tsx';
import { MyShipmentsPage } from './shipments-page.tsx';
import { asksAgainMs, asksNextMs } from './use-shipments.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

const { where } = shipmentExamples.show.reply;
/** The day before the cutoffs of the flight. */
const today = new Date('2026-11-23T15:00:00Z');
const settings = () => ({ brand: defaultBrand, now: new Date() });

/** As everybody reads it: worked out anew where pieces fly apart. */
const whereNow = () =>
  others.length === 0
    ? where
    : track({
        ...{ shipment, events: [], flight, others, dock: 'Kearny' },
        ...{ phone: defaultBrand.phone.display, now: new Date() },
      });

let shipment: Shipment;
let items: readonly ReturnType<typeof summaryOf>[];
let drafts: readonly unknown[];
let collection: unknown;
let bill: Bill | undefined;
/** When the goods can be at the dock. */
let comesAt: Date | undefined;
/** The flights of pieces that fly by themselves. */
let others: readonly NextFlight[] = [];
/** What the first screen says of them. */
let underWay: readonly UnderWay[];
const { at } = sampleShipment.holds[0] ?? { at: '' };
const hold = (kind: Shipment['holds'][number]['kind'], note?: string) => ({
  kind,
  at,
  by: 'desk-1',
  ...(note === undefined ? {} : { note }),
});

const received = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
const cardOf = (screen: HTMLElement) => screen.querySelector('[data-next-step]');

const open = async (path: string, state?: unknown): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/shipments" element={<MyShipmentsPage />} />
      <Route
        path="/dashboard/shipments/:number"
        element={<MyShipmentPage upload={() => <p>Here it is sent.</p>} />}
      />
    </Routes>,
    { pathname: path, state },
  );
  await settle();
  return screen;
};
const openOne = (state?: unknown) => open(`/dashboard/shipments/${sampleShipment.number}`, state);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shipment = sampleShipment;
  items = [];
  drafts = [];
  bill = undefined;
  comesAt = undefined;
  others = [];
  underWay = [];
  vi.useFakeTimers({ toFake: ['Date'], now: today });
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
      return {
        ...{ shipment, events: [], history: [], where: whereNow(), bill, flight },
        next: nextOfSender({
          ...{ shipment, bill, flight, others, comesAt },
          capabilities: defaultCapabilities,
          ...settings(),
        }),
      };
    if (endpoint === underWayEndpoints.underWay) return { items: underWay, more: false };
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
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

describe('my shipments', () => {
  test('what needs me is on top, with the same that the first screen says of it', async () => {
    items = [
      { ...summaryOf(sampleShipment), number: '11111-11111-1', holds: [], consigneeName: 'Devon Sample' },
      { ...summaryOf(sampleShipment), holds: ['INVOICE_MISSING'] },
    ];
    const facts = {
      shipment: { ...sampleShipment, holds: [hold('INVOICE_MISSING')] },
      flight,
      ...settings(),
    };
    underWay = [{ ...items[1], status: 'Booked', next: inShort(nextOfSender(facts)) } as UnderWay];
    const screen = await open('/dashboard/shipments');
    const [first, second] = [...screen.querySelectorAll('section')].map(({ textContent }) => textContent);
    expect(first).toMatch(/^Needs you.*Marva Sample, Guyana.*Add the invoice by Tue, Nov 24, 4:00 PM/);
    expect(second).toMatch(/^All others.*Devon Sample/);
  });

  test('what I have just paid by card needs me no more', async () => {
    items = [{ ...summaryOf(sampleShipment), holds: ['PAYMENT_DUE'] }];
    shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')], state: 'RECEIVED', pieces: received };
    const sums = { charged: 63_000, paid: 0, credited: 0, owed: 63_000 };
    bill = { version: 1, invoice: 'INV-1000001', invoiceVersion: 1, ...sums };
    const next = inShort(nextOfSender({ shipment, bill, flight, ...settings() }));
    underWay = [{ ...items[0], status: 'At our dock', toPay: 63_000, next } as UnderWay];
    expect((await open('/dashboard/shipments')).textContent).toMatch(/Needs you.*Pay \$630\.00/);
    await closeScreen();
    paidByCard(bill.invoice, { owed: 63_000, amount: 63_000 });
    expect((await open('/dashboard/shipments')).textContent).not.toMatch(/Needs you|Pay \$/);
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
    expect(screen.textContent).toContain('your shipment to Jamaica');
    const links = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/dashboard/create-shipment?draft=far');
    await press('Delete');
    expect(screen.textContent).not.toContain('Aunt Sample');
    expect(sent(shipmentEndpoints.dropDraft)).toEqual([{ params: { id: 'far' } }]);
  });
});

test('a pickup that was begun is listed with its street, its goods and its sum', async () => {
  const goods = [{ kind: 'barrel', barrel: 'B55', quantity: '1', weight: '140' }];
  const data = { price: { to: 'GY', goods }, pickup: {}, pickupStreet: '12 Sample Avenue', total: 38_500 };
  drafts = [{ id: 'far', data, timestamp: Date.now(), version: 1, savedAt: at }];
  const screen = await open('/dashboard/shipments');
  expect(screen.textContent).toContain('Pickup at 12 Sample Avenue, for Guyana');
  expect(screen.textContent).toContain('your $385.00 barrel to Guyana');
  expect(screen.querySelector('a[href="/booking?draft=far"]')?.textContent).toBe('Go on');
});

describe('one shipment', () => {
  test('that is ready leads to the code and the page for the receiver, with the counter in sight', async () => {
    const ready = 'READY_FOR_COLLECTION' as const;
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: ready }));
    shipment = { ...sampleShipment, state: ready, holds: [], pieces, leftFrom: 'EWR' };
    const screen = await openOne();
    const card = cardOf(screen);
    expect(card?.querySelector('h2')?.textContent).toBe('Send Marva the code to collect it');
    expect(card?.textContent).toContain('18 Sample Wharf Street, Georgetown');
    expect(card?.textContent).not.toContain('We are making the invoice');
    const link = card?.querySelector<HTMLAnchorElement>('a[href^="#"]');
    expect(link?.textContent).toBe('Get the code or the page');
    const part = screen.querySelector(link?.hash ?? '#none');
    expect(part?.textContent).toMatch(/Get the code.*Make the link/s);
  });
  test('reads where it is and what comes, once', async () => {
    const screen = await openOne();
    expect(screen.querySelector('#where')?.textContent).toBe(where?.status);
    const flies = 'it flies from Newark on Fri, Nov 27.';
    expect(screen.textContent?.split(flies)).toHaveLength(2);
    closeScreen();
    shipment = { ...sampleShipment, state: 'RECEIVED', holds: [], pieces: received };
    const later = await openOne();
    expect(cardOf(later)?.textContent).toMatch(
      /Nothing for you to do.*It flies from Newark.*Expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2\./,
    );
    expect(later.textContent?.split('It flies from Newark on Friday, November 27.')).toHaveLength(2);
  });

  test('of pieces that fly apart reads the days of each once, also while there is something to do', async () => {
    const later = {
      ...flight,
      id: 'GY-2026-12-04',
      day: '2026-12-04',
      eta: { from: '2026-12-07', to: '2026-12-09' },
    };
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      ...(piece.n === 3
        ? { state: 'READY' as const, departureId: later.id }
        : { state: 'DEPARTED' as const }),
    }));
    others = [later];
    for (const holds of [[], [hold('DAMAGE')]]) {
      shipment = { ...sampleShipment, state: 'READY', leftFrom: 'EWR', pieces, holds };
      const text = (await openOne()).textContent ?? '';
      for (const words of [
        'Pieces 1 and 2 left Newark and are expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
        'Piece 3 flies Fri, Dec 4 and is expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9.',
      ])
        expect(text.split(words), words).toHaveLength(2);
      expect(text).not.toContain('Expected ready Monday');
      await closeScreen();
    }
  });

  test('what is due before the payment has no number, and nothing is numbered before what comes first', async () => {
    const text = cardOf(await openOne())?.textContent;
    expect(text).toMatch(/^What to do now.*Pay \$630\.00.*AlsoBring your barrel/);
    // The hour is in the title of the line, and said nowhere beside it.
    expect(text?.split('Tue, Nov 24, 2:00 PM')).toHaveLength(2);
  });

  test('reads what it is, to whom, what is inside and the quoted price', async () => {
    const screen = await openOne();
    expect(screen.querySelector('h1')?.textContent).toBe('Marva’s barrel and 2 boxes to Guyana');
    for (const words of ['Marva Sample', '12 Sample Street', '40 × Rice and canned food', '$630.00'])
      expect(screen.textContent).toContain(words);
  });

  test('a hold that the sender can clear is answered with their words and the version they saw', async () => {
    shipment = { ...sampleShipment, holds: [hold('DAMAGE', 'The corner of box 2 is wet.')] };
    const screen = await openOne();
    expect(screen.textContent).toContain('We wrote: The corner of box 2 is wet.');
    await press('Send your answer');
    expect(screen.textContent).toContain('Write what you did, or what we should do.');
    await type(screen.querySelector('textarea'), 'Please send it as it is.');
    await press('Send your answer');
    await settle();
    expect(sent(shipmentEndpoints.clearHold)).toEqual([
      {
        params: { number: shipment.number, kind: 'DAMAGE' },
        body: { version: 2, note: 'Please send it as it is.' },
      },
    ]);
  });

  test('what only we can do is said as ours, with what we wrote, and has no form', async () => {
    shipment = {
      ...sampleShipment,
      state: 'RECEIVED',
      pieces: received,
      holds: [hold('DG_REVIEW', 'The lamp.')],
    };
    const screen = await openOne();
    expect(cardOf(screen)?.textContent).toMatch(
      /Nothing for you to do.*We are checking the goods.*We wrote: The lamp\./,
    );
    expect(cardOf(screen)?.querySelector('form, button, a')).toBeNull();
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

  test('once a driver has it, nothing sends its receiver to the counter', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'OUT_FOR_DELIVERY' as const }));
    shipment = { ...sampleShipment, state: 'OUT_FOR_DELIVERY', pieces };
    const text = (await openOne()).textContent ?? '';
    expect(text).toContain('A driver brings it to the door. Whoever takes it shows a photo ID.');
    expect(text).not.toMatch(/Collect it at|six-digit code|Get the code/);
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
    // Nothing is to be done yet, so nothing asks for it.
    expect(later.textContent).toContain('It is not ready to collect yet.');
    await press('Get the code');
    await settle();
    const { number } = sampleShipment;
    expect(sent(shipmentEndpoints.giveCode)).toEqual([{ params: { number }, body: { version: 0 } }]);
    expect(later.textContent).toContain('482 913');
    // Nothing is said of an older one beside it, until the page is opened again.
    expect(later.textContent).not.toContain('it cannot be shown again');
    expect(later.textContent).toContain('Sample Receiver collected piece');
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    await press('Copy');
    const [[message = ''] = []] = written.mock.calls;
    expect(message).toMatch(/482 913.*18 Sample Wharf Street.*photo ID/);
    expect(message).not.toContain(shipment.consignee.name);
    expect(later.textContent).toContain('Copied: the code');
    const whatsApp = later.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    expect([whatsApp?.textContent, whatsApp?.target]).toEqual(['Send by WhatsApp', '_blank']);
    expect(new URL(whatsApp?.href ?? '').searchParams.get('text')).toBe(message);
    // To the receiver's own number.
    expect(new URL(whatsApp?.href ?? '').pathname).toBe('/5926001234');
    vi.unstubAllGlobals();
    closeScreen();
    const again = await openOne();
    expect(again.textContent).not.toContain('482 913');
    expect(again.textContent).toContain(
      'it cannot be shown again. If nobody has it any more, get a new one.',
    );
  });

  test('the sender makes a link for the receiver, reads it this once, and names who else collects', async () => {
    const screen = await openOne();
    expect(screen.textContent).toContain('They need no account.');
    await press('Make the link');
    await settle();
    const { number } = sampleShipment;
    expect(sent(shipmentEndpoints.receiverLink)).toEqual([{ params: { number }, body: { version: 0 } }]);
    expect(screen.textContent).toContain(`/collect#${shipmentExamples.receiverLink.reply.token}`);
    expect(screen.textContent).not.toContain('The old link then stops working');
    const whatsApp = screen.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    const { pathname, searchParams } = new URL(whatsApp?.href ?? '');
    expect([pathname, whatsApp?.target]).toEqual(['/5926001234', '_blank']);
    const text = searchParams.get('text') ?? '';
    expect(text).toContain(`/collect#${shipmentExamples.receiverLink.reply.token}`);
    expect(text).toContain('Sample Sender is sending you 1 barrel and 2 boxes.');
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    await press('Copy the message');
    expect(written).toHaveBeenCalledWith(text);
    vi.unstubAllGlobals();
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
    expect(cardOf(screen)?.textContent).toMatch(
      /Book your place by Mon, Nov 23, 1:00 PM3.h left.*A place on Fri, Nov 27\./,
    );
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
    expect(screen.textContent).not.toContain('Give the place back');
  });

  test('a flight that turns out to be too full for the goods offers its waitlist', async () => {
    shipment = { ...waiting(), waits: undefined };
    const upcoming = examples.upcoming.reply.items[0];
    calling.mockImplementation(async (endpoint) => {
      if (endpoint === departureEndpoints.upcoming)
        return { items: [{ ...upcoming, cargoCutoff: inHours(48), bookingCutoff: inHours(50) }] };
      if (endpoint === shipmentEndpoints.book)
        throw new ApiError(409, { code: 'FLIGHT_FULL', message: 'It is full.', correlationId: '' });
      return {
        ...{ shipment, events: [], history: [] },
        next: nextOfSender({ shipment, flight: undefined, ...settings() }),
      };
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
    state: 'RECEIVED',
    pieces: received.map((piece) => ({
      ...piece,
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
  const [first] = screen.querySelectorAll('section');
  expect(first?.textContent).toMatch(
    /^What to do nowApprove \$123\.00 more by Tue, Nov 24, 4:00 PM1.d.6.h leftYour barrel and 2 boxes weigh 281\.5 lb, not 220 lb\.That is \$123\.00 more\. You paid \$630\.00\./,
  );
  const measured = screen.querySelector('details');
  expect([measured?.open, measured?.querySelector('summary')?.textContent]).toEqual([
    false,
    'See what we measured',
  ]);
  expect(measured?.textContent).toContain('Box, piece 2 of 340 lb, 18 × 18 × 18 in101.5 lb');
  expect(measured?.textContent).toContain('Price before: $630.00Price now: $753.00');
  expect(first?.textContent).not.toContain('$0.00');
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
  const card = cardOf(await openOne());
  expect(card?.textContent).toMatch(/Pay \$300\.00 by Tue, Nov 24, 4:00 PM.*You paid \$330\.00 before\./);
  const pay = card?.querySelector('a[href="/dashboard/invoices/INV-1000001"]');
  expect([pay?.textContent, pay?.className.includes('action-primary')]).toEqual(['Pay $300.00', true]);
  // What follows is a line, which unfolds to its place.
  expect(card?.querySelector('details summary')?.textContent).toContain('Bring your barrel and 2 boxes by');
  expect(card?.querySelector('details')?.textContent).toContain('100 Sample Dock Road');
  closeScreen();
  shipment = { ...shipment, chargesTerm: 'COLLECT' };
  const { textContent } = await openOne();
  expect(textContent).toContain('$300.00 for the receiver to pay');
  expect(textContent).not.toContain('Pay $300.00');
});

test('what is paid is never to be paid: not $0.00 either, while the hold is still to go', async () => {
  shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')] };
  const sums = { charged: 63_000, paid: 63_000, credited: 0, owed: 0 };
  bill = { version: 3, invoice: 'INV-1000001', invoiceVersion: 3, ...sums };
  const screen = await openOne();
  expect(cardOf(screen)?.textContent).toContain('We are bringing your invoice up to date.');
  expect(screen.textContent).toContain('nothing to pay');
  expect(cardOf(screen)?.textContent).not.toMatch(/Pay \$|\$0\.00/);
});

test('who has just paid by card is not asked again while the payment is being confirmed', async () => {
  shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')] };
  const sums = { charged: 63_000, paid: 33_000, credited: 0, owed: 30_000 };
  bill = { version: 2, invoice: 'INV-1000001', invoiceVersion: 2, ...sums };
  paidByCard(bill.invoice, { owed: 30_000, amount: 30_000 });
  const screen = await openOne();
  expect(cardOf(screen)?.textContent).toContain('We are confirming your payment of $300.00 by card.');
  expect(screen.textContent).toContain('Invoice INV-1000001: $300.00 by card, being confirmed');
  expect(screen.textContent).not.toMatch(/Pay \$|If you pay|to pay/);
});

test('before it is billed, there is nothing to press to pay', async () => {
  shipment = { ...sampleShipment, holds: [hold('PAYMENT_DUE')] };
  const card = cardOf(await openOne());
  expect(card?.textContent).toContain('We are making the invoice. You can pay in a moment.');
});

test('a missing invoice is sent from the card itself', async () => {
  shipment = { ...sampleShipment, holds: [hold('INVOICE_MISSING')] };
  const card = cardOf(await openOne());
  expect(card?.textContent).toMatch(/Add the invoice by Tue, Nov 24, 4:00 PM.*Here it is sent\./);
});

test('a page that waits for a paper, a payment or the time of a pickup looks again by itself, and rests when nothing is open', () => {
  const asks = (change: Partial<Shipment>) => asksAgainMs({ ...sampleShipment, holds: [], ...change });
  expect(asks({ holds: [hold('INVOICE_MISSING')] })).toBeLessThanOrEqual(5000);
  expect(asks({ holds: [hold('PAYMENT_DUE')] })).toBeLessThanOrEqual(5000);
  expect(asks({ holds: [hold('DG_REVIEW')] })).toBe(false);
  expect(asks({ howItComes: 'PICKUP' })).toBeLessThanOrEqual(5000);
  // And once when the time of what is to be done is over.
  const next = nextOfSender({ shipment: { ...sampleShipment, holds: [] }, flight, ...settings() });
  const at = Date.parse(flight.cargoCutoff);
  expect(asksNextMs({ shipment: { ...sampleShipment, holds: [] }, next }, at - 60_000)).toBe(61_000);
  expect(asksNextMs({ shipment: { ...sampleShipment, holds: [] }, next }, at - 48 * 3_600_000)).toBe(false);
});

describe('until it is with us, the page says how it comes to us', () => {
  test('goods that are brought: where and by when, whatever we are still working on', async () => {
    shipment = { ...sampleShipment, holds: [hold('EXPORT_CONTROL')] };
    const card = cardOf(await openOne());
    expect(card?.querySelector('h2')?.textContent).toBe(
      'Bring your barrel and 2 boxes by Tue, Nov 24, 2:00 PM',
    );
    expect(card?.textContent).toMatch(/1.d.4.h left/);
    expect(card?.textContent).toContain('100 Sample Dock Road, Kearny, NJ 07032');
    expect(card?.textContent).toContain('Saturday: 9:00 AM to 2:00 PM');
    expect(card?.querySelector('a')?.href).toContain(encodeURIComponent('100 Sample Dock Road'));
    expect(card?.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(card?.textContent).toContain('We are filing your export papers.');
  });

  test('goods that we pick up: where to choose a time, and never to bring them', async () => {
    const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
    shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
    const screen = await openOne();
    const card = () => cardOf(screen);
    expect(card()?.textContent).toContain('Choose a time for the pickup');
    expect(card()?.querySelector(`a[href="/booking?shipment=${shipment.number}"]`)?.textContent).toBe(
      'Choose a time',
    );
    expect(card()?.textContent).toContain('It flies Fri, Nov 27.');
    expect(card()?.textContent).toContain('20 Sample Street, 11226');
    expect(card()?.textContent).not.toContain('Sample Dock Road');
  });

  test.each([
    ['that it costs a fee', { costs: true }, 'We put the fee for a missed pickup on your invoice.'],
    ['that it is free', { costs: false }, 'You pay nothing for this visit.'],
    ['where its price is, of older ones', {}, 'What that costs is on the page of the pickup.'],
  ])(
    'goods for which we came in vain: that nobody was there, %s, and another time',
    async (_, known, said) => {
      const booking = { reference: 'BKG-7K3M9Q', state: 'NO_SHOW', version: 3, ...known };
      const pickup = { zip: '11226', street: '20 Sample Street', stairs: false, booking };
      shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
      const card = cardOf(await openOne());
      expect(card?.textContent).toMatch(
        /Choose another time for the pickup.*We came, and nobody was there\./,
      );
      expect(card?.textContent).toContain(said);
      expect(card?.querySelector('a[href="/dashboard/bookings/BKG-7K3M9Q"]')?.textContent).toBe(
        'Choose another time',
      );
      expect(card?.innerHTML).not.toContain('/booking?shipment=');
    },
  );

  test('goods that are brought in a slot: when, and the code for the dock', async () => {
    const slot = {
      id: 'D-2026-11-24-0900',
      day: '2026-11-24',
      from: '2026-11-24T14:00:00.000Z',
      to: '2026-11-24T15:00:00.000Z',
    };
    const booking = { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 1 };
    shipment = { ...sampleShipment, coming: { way: 'DROP_OFF', slot, booking }, holds: [] };
    const card = cardOf(await openOne());
    expect(card?.textContent).toContain('You said that you bring it Tue, Nov 24, 9 AM to 10 AM');
    expect(card?.innerHTML).toContain('/dashboard/bookings/BKG-7K3M9Q');
    closeScreen();
    shipment = { ...shipment, coming: { way: 'PICKUP', slot, booking } };
    const fetched = cardOf(await openOne())?.textContent;
    expect(fetched).toContain('Have it ready: we come Tue, Nov 24, 9 AM to 10 AM');
    expect(fetched).not.toMatch(/bring/i);
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
    comesAt = new Date('2026-12-01T22:00:00Z');
    const screen = await openOne();
    const card = cardOf(screen)?.textContent;
    expect(screen.querySelector('a[href="/dashboard/bookings/BKG-7K3M9Q"]')).not.toBeNull();
    expect(card).toContain('Have it ready: we come Tue, Dec 1, 9 AM to noon');
    expect(card).toContain('That is too late for the flight on Fri, Nov 27.');
    expect(card).not.toMatch(/bring it|call you/i);
  });

  test('goods whose pickup was booked a moment ago: when we come, and nothing that was said before it was heard of', async () => {
    const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
    shipment = { ...sampleShipment, howItComes: 'PICKUP', pickup, holds: [] };
    comesAt = new Date('2026-12-01T22:00:00Z');
    const { number } = sampleShipment;
    const screen = await openOne(justBooked({ ...sampleBooking, shipments: [number] }, number));
    const card = cardOf(screen)?.textContent;
    expect(card).toContain('Have it ready: we come Tue, Dec 1, 9 AM to noon');
    expect(card).toContain('It flies Fri, Nov 27.');
    expect(screen.textContent).not.toMatch(/too late|Choose a time/);
    closeScreen();
    expect((await openOne()).textContent).toContain('Choose a time for the pickup');
  });

  test('goods that are with us: nothing of it', async () => {
    shipment = { ...sampleShipment, state: 'RECEIVED', pieces: received };
    expect((await openOne()).textContent).not.toMatch(/Bring your|Sample Dock Road/);
  });
});

test('an export filing asks for the EIN and the signature, once, and a Social Security number is no EIN', async () => {
  const required = { ...sampleShipment, eei: { status: 'REQUIRED' as const } };
  const bySystem = { ...hold('EXPORT_CONTROL'), by: 'system' };
  shipment = { ...required, holds: [bySystem, hold('EIN_MISSING')] };
  const screen = await openOne();
  expect(screen.textContent?.match(/tax number and sign by/g)).toHaveLength(1);
  expect(screen.textContent?.match(/export filing/g)).toHaveLength(1);
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
