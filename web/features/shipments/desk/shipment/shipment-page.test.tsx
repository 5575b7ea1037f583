import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { examples as identityExamples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { KnownShipper } from '#domain/identity/shipper/known-shipper.ts';
import type { Permission } from '#domain/kernel/permissions.ts';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { sampleFlight } from '#domain/shipments/closing/endpoint-examples.ts';
import { askingEndpoints } from '#domain/shipments/desk/preview-endpoints.ts';
import { deskShipmentEndpoints as endpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { codeEndpoints } from '#domain/shipments/handover/code-endpoints.ts';
import type { ShipmentHistoryEntry } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { ShipmentPage } from './shipment-page.tsx';

const { allowed } = vi.hoisted(() => ({ allowed: new Set<string>() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-2',
  useMay: () => (permission: Permission) => allowed.has(permission),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const { blockers, events, history } = examples.deskShow.reply;
let more: ShipmentHistoryEntry[];
let shipment: Shipment;
let shipper: Partial<KnownShipper>;
let changing: () => Promise<unknown>;
let told: ToldShown;
let photos: readonly object[];
let bill: Bill | undefined;

const later = { ...sampleFlight, id: 'GY-2026-12-04', day: '2026-12-04' };
const nobody: ToldShown = { people: 0, news: [] };

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/shipments/:number" element={<ShipmentPage area="/staff" />} />
    </Routes>,
    `/staff/shipments/${sampleShipment.number}`,
  );
  await settle();
  return screen;
};
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input as { body: never });
const sectionOf = (screen: HTMLElement, heading: string) =>
  [...screen.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)?.closest('section');
beforeEach(() => {
  allowed.clear();
  for (const permission of ['piece.manage', 'shipment.manage', 'invoice.manage'] satisfies Permission[])
    allowed.add(permission);
  shipment = sampleShipment;
  shipper = {};
  more = [];
  told = nobody;
  photos = [];
  bill = undefined;
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close_(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  changing = async () => ({ shipment });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === endpoints.deskShow)
      return { shipment, bill, events: [...events], history: [...more, ...history], blockers: [...blockers] };
    if (endpoint === identityEndpoints.knownShipper)
      return { shipper: { ...identityExamples.knownShipper.reply.shipper, ...shipper }, history: [] };
    if (endpoint === endpoints.showEin) return examples.showEin.reply;
    if (endpoint === codeEndpoints.deskCollection) return examples.deskCollection.reply;
    if (endpoint === askingEndpoints.foreseeDeed) return { told };
    if (endpoint === departureEndpoints.upcoming) return { items: [later] };
    if (endpoint === fileEndpoints.list) return { items: photos };
    if (
      [
        endpoints.record,
        endpoints.move,
        measureEndpoints.measure,
        endpoints.deskClearHold,
        endpoints.placeHold,
      ].some((one) => one === endpoint)
    )
      return changing();
    return { people: [], items: [] };
  });
});
afterEach(closeScreen);

test('history tells money as money and customs in words', async () => {
  const by = { id: 'entry-1', at: '2026-11-30T15:00:00.000Z', by: 'agent-1' };
  more = [
    { ...by, what: 'handed-over', changes: [{ field: 'storage', after: '250' }] },
    {
      ...by,
      id: 'entry-2',
      what: 'customs',
      changes: [
        { field: 'customs', before: 'UNDER_REVIEW', after: 'RELEASED' },
        { field: 'duty', before: '0', after: '2040' },
      ],
    },
  ];
  await open();
  const told = textUnder('History');
  expect(told).toMatch(/Storage paid.*\$2\.50/);
  expect(told).toMatch(/Customs entry.*released/i);
  expect(told).toMatch(/Duty and tax.*\$20\.40/);
  expect(told).not.toContain('UNDER_REVIEW');
});

describe('what was collected', () => {
  const flown = () => {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DELIVERED' as const }));
    return { ...sampleShipment, state: 'DELIVERED' as const, pieces };
  };

  test('has its proof for who may open the files of a handover', async () => {
    shipment = flown();
    await open();
    expect(textUnder('Collecting it')).toContain('Sample Receiver');
    expect(textUnder('Collecting it')).not.toContain('Open the signature');
    closeScreen();
    allowed.add('document.manage');
    await open();
    expect(textUnder('Collecting it')).toContain('Open the signature of Sample Receiver');
  });

  test('and the page of the receiver are for who may change the shipment: the dock has no empty section', async () => {
    await open();
    expect(textUnder('A page for the receiver')).toContain('Make a new link');
    closeScreen();
    allowed.delete('shipment.manage');
    await open();
    expect(textUnder('A page for the receiver')).toBeUndefined();
  });
});

test('shows pieces, what keeps it off its flight, charges, people and history on one page', async () => {
  const screen = await open();
  for (const said of [
    blockers[0]?.text,
    blockers[0]?.remedy,
    'Who can: Billing or Admin',
    sampleShipment.consignee.name,
    '$',
  ])
    expect(screen.textContent).toContain(said ?? 'missing');
  expect(textUnder('Pieces')).toContain('Barrel');
  expect(textUnder('History')).toContain('recorded “Received at the dock” for pieces 1 to 3');
  expect(textUnder('Export filing (EEI)')).toContain('30.37(a)');
});

test('is headed by whose goods go where, with what is left to pay and the way to take it', async () => {
  bill = {
    version: 1,
    invoice: 'INV-2026-000123',
    invoiceVersion: 1,
    charged: 63_000,
    paid: 42_000,
    owed: 21_000,
    credited: 0,
  };
  const head = (screen: HTMLElement) => screen.querySelector('header')?.parentElement;
  const take = (screen: HTMLElement) =>
    [...screen.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Take $'));
  const screen = await open();
  expect(screen.querySelector('h1')?.textContent).toBe('Sample Sender: 1 barrel and 2 boxes to Guyana');
  expect(head(screen)?.textContent).toContain(sampleShipment.number);
  expect(head(screen)?.textContent).toMatch(
    /ReceiverMarva SamplePieces3Weight220 lb.*Price\$630\.00Still to pay\$210\.00/,
  );
  expect(take(screen)).toBeUndefined();
  closeScreen();
  allowed.add('payment.manage').add('invoice.read');
  const link = take(await open());
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Take $210.00 on INV-2026-000123',
    '/staff/billing/INV-2026-000123',
  ]);
});

test('calls sender and receiver with one touch', async () => {
  const screen = await open();
  const calls = [...screen.querySelectorAll('a[href^="tel:"]')];
  expect(calls.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['tel:+12015550142', '+1 201-555-0142'],
    ['tel:+5926001234', '+592 600-1234'],
  ]);
});

describe('whether the sender is a known shipper', () => {
  const said = (screen: HTMLElement) =>
    [...screen.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Known shipper')
      ?.nextElementSibling?.textContent;

  test('is said with the last day, or that every piece must be screened and why', async () => {
    allowed.add('customer.read');
    expect(said(await open())).toBe('Known shipper until November 30, 2028Open the record');
    closeScreen();
    shipper = { status: 'UNKNOWN', lapsedOn: '2026-11-30' };
    expect(said(await open())).toBe(
      'Not a known shipper: every piece must be screened. The record ended on November 30, 2026.Open the record',
    );
  });

  test('is not asked for by somebody who may not see customers', async () => {
    expect(said(await open())).toBeUndefined();
    expect(sent(identityEndpoints.knownShipper)).toEqual([]);
  });
});

describe('recording what happened', () => {
  const record = async (screen: HTMLElement, code: string) => {
    await choose(sectionOf(screen, 'Record what happened')?.querySelector('select'), code);
    await press('Record');
    await settle();
  };

  test('offers only what can happen to all chosen pieces now', async () => {
    const screen = await open();
    const codes = () =>
      [...(sectionOf(screen, 'Record what happened')?.querySelectorAll('option') ?? [])].map(
        ({ value }) => value,
      );
    expect(codes()).toEqual(['', 'DPU', 'FOH']);
  });

  test('sends the chosen pieces, and the same id again after a lost answer', async () => {
    changing = async () => {
      throw new ApiError(0, {
        code: 'UNREACHABLE',
        message: 'We could not reach the server.',
        correlationId: '',
      });
    };
    const screen = await open();
    await press('3: Booked');
    await record(screen, 'FOH');
    expect(screen.textContent).toContain('We could not reach the server.');
    changing = async () => ({ shipment });
    await press('Record');
    await settle();
    const [first, second] = sent(endpoints.record).map(
      ({ body }) => body as { eventId: string; pieces: number[] },
    );
    expect(first?.pieces).toEqual([1, 2]);
    expect(second?.eventId).toBe(first?.eventId);
    await record(screen, 'FOH');
    expect((sent(endpoints.record)[2]?.body as { eventId: string } | undefined)?.eventId).not.toBe(
      first?.eventId,
    );
  });

  test('a handover without the collection code asks why, and sends the answer', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: 'READY_FOR_COLLECTION' as const,
    }));
    shipment = { ...sampleShipment, state: 'READY_FOR_COLLECTION', holds: [], pieces };
    const screen = await open();
    const section = () => sectionOf(screen, 'Record what happened');
    await choose(section()?.querySelector('select'), 'DLV');
    const why = [...(section()?.querySelectorAll('input[required]') ?? [])].at(-1) as HTMLInputElement;
    expect(why.closest('div')?.parentElement?.textContent).toContain('Why without the collection code');
    await type(why, 'No connection. Passport seen.');
    await press('Record');
    await settle();
    expect(sent(endpoints.record).map(({ body }) => (body as { reason?: string }).reason)).toEqual([
      'No connection. Passport seen.',
    ]);
  });

  test('goods of a sender who agreed to no search are accepted once the clerk says that they signed', async () => {
    const { searchConsent: _, ...asked } = sampleShipment;
    shipment = asked;
    const screen = await open();
    const box = () =>
      sectionOf(screen, 'Record what happened')?.querySelector<HTMLInputElement>(
        'input[required][type=checkbox]',
      );
    expect(textUnder('Who and what')).toContain('Not given. Have it signed before you take the goods.');
    expect(box()).toBeNull();
    await choose(sectionOf(screen, 'Record what happened')?.querySelector('select'), 'FOH');
    await act(async () => box()?.click());
    await press('Record');
    await settle();
    expect(sent(endpoints.record)).toMatchObject([{ body: { code: 'FOH', consent: true } }]);
  });

  test('of a sender who agreed, nobody is asked again', async () => {
    const screen = await open();
    expect(textUnder('Who and what')).toContain('Agreed online');
    await record(screen, 'FOH');
    expect(sent(endpoints.record)[0]?.body).not.toHaveProperty('consent');
  });

  test('a refusal says what is true now, and the page is read again', async () => {
    changing = async () => {
      throw new ApiError(409, {
        code: 'STEP_NOT_POSSIBLE',
        message: 'Piece 1 is already at the dock.',
        correlationId: 'c-1',
      });
    };
    const screen = await open();
    const reads = sent(endpoints.deskShow).length;
    await record(screen, 'FOH');
    expect(screen.textContent).toContain('Piece 1 is already at the dock.');
    expect(sent(endpoints.deskShow).length).toBeGreaterThan(reads);
  });

  test('is for those who may', async () => {
    allowed.delete('piece.manage');
    await open();
    expect(textUnder('Record what happened')).toBeUndefined();
  });
});

describe('a hold', () => {
  test('says what it blocks and how it is cleared, and is cleared with a note by those who may', async () => {
    const screen = await open();
    const section = sectionOf(screen, 'Holds');
    expect(section?.textContent).toContain('Payment due');
    expect(section?.textContent).toContain('It blocks the flight and handing over.');
    await type(section?.querySelector('input'), 'Receipt 1007');
    await press('Clear the hold');
    await settle();
    expect(sent(endpoints.deskClearHold)[0]).toMatchObject({
      params: { number: sampleShipment.number, kind: 'PAYMENT_DUE' },
      body: { version: sampleShipment.version, note: 'Receipt 1007' },
    });
  });

  test('cannot be cleared by others', async () => {
    allowed.delete('invoice.manage');
    expect(sectionOf(await open(), 'Holds')?.textContent).not.toContain('Clear the hold');
  });
});

describe('an export filing at the desk', () => {
  test('says that the sender has not signed, and keeps the ITN of one who filed it alone', async () => {
    shipment = { ...sampleShipment, eei: { status: 'REQUIRED' } };
    const screen = await open();
    expect(textUnder('Export filing (EEI)')).toContain('The sender has not given their EIN and signed yet.');
    await type(screen.querySelector('input[placeholder^="X2026"]'), 'x20261120123456');
    await press('The sender filed it, not we');
    await press('Save the ITN');
    expect(sent(endpoints.exportFiling)).toMatchObject([
      { body: { filing: { status: 'FILED', itn: 'X20261120123456', bySender: true } } },
    ]);
  });

  test('shows who signed, and the whole EIN after a reason', async () => {
    const { authorization, ein } = examples.showEin.reply;
    shipment = { ...sampleShipment, eei: { status: 'REQUIRED' }, authorization };
    const screen = await open();
    expect(textUnder('Export filing (EEI)')).toContain('Signed by Sample Sender');
    expect(textUnder('Export filing (EEI)')).not.toContain(ein);
    await press('Show the whole EIN…');
    await type(screen.querySelector('input[minlength="5"]'), 'To file the export.');
    await press('Show it');
    await settle();
    expect(textUnder('Export filing (EEI)')).toContain(ein);
    expect(sent(endpoints.showEin)).toMatchObject([{ body: { reason: 'To file the export.' } }]);
  });

  test('names the fee that is in the price of goods that need no filing after all', async () => {
    const promise = {
      ...sampleShipment.promise,
      lines: [...sampleShipment.promise.lines, { code: 'EEI', text: 'Export filing', amount: 3_500 }],
    };
    shipment = { ...sampleShipment, promise, eei: { status: 'EXEMPT', citation: 'NOEEI 30.37(b)' } };
    await open();
    expect(textUnder('Export filing (EEI)')).toContain('The price has $35.00 for a filing.');
    closeScreen();
    shipment = { ...shipment, eei: { status: 'REQUIRED' } };
    await open();
    expect(textUnder('Export filing (EEI)')).not.toContain('$35.00');
  });
});

describe('what a sender reads is shown before it is sent', () => {
  const news = {
    title: 'Now flies on Friday, December 4',
    body: 'We moved your shipment to another flight.',
    shipments: 1,
  };
  const move = async (screen: HTMLElement) => {
    const form = [...screen.querySelectorAll('summary')]
      .find(({ textContent }) => textContent === 'Move to another flight')
      ?.closest('details');
    await choose(form?.querySelector('select'), later.id);
    await type(form?.querySelector('input'), 'There is room.');
    await press('Move it');
    await settle();
  };
  const dialog = (screen: HTMLElement) => screen.querySelector('dialog[open]')?.textContent;

  test('of a move: it is asked first, sent on the answer, and a refusal stays in the dialog', async () => {
    told = { people: 1, news: [news] };
    const screen = await open();
    await move(screen);
    expect(dialog(screen)).toContain(`${sampleShipment.shipper.name} is told`);
    expect(dialog(screen)).toContain('Now flies on Friday, December 4: Marva’s barrel and 2 boxes');
    expect(dialog(screen)).toContain(news.body);
    expect(sent(endpoints.move)).toEqual([]);
    changing = async () => {
      throw new ApiError(409, { code: 'FLIGHT_FULL', message: 'It is full now.', correlationId: 'c-1' });
    };
    await press('Move it and tell the sender');
    await settle();
    expect(dialog(screen)).toContain('It is full now.');
    changing = async () => ({ shipment });
    await press('Move it and tell the sender');
    await settle();
    expect(sent(endpoints.move).map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({
        version: sampleShipment.version,
        departureId: later.id,
        note: 'There is room.',
      })),
    );
    expect(dialog(screen)).toBeUndefined();
  });

  test('and “Not now” sends nothing', async () => {
    told = { people: 1, news: [news] };
    const screen = await open();
    await move(screen);
    await press('Not now');
    await settle();
    expect(dialog(screen)).toBeUndefined();
    expect(sent(endpoints.move)).toEqual([]);
  });
});

describe('a piece on the scale', () => {
  const section = (screen: HTMLElement) => sectionOf(screen, 'Weigh and measure');
  const weigh = async (screen: HTMLElement, pounds: string) => {
    await type(section(screen)?.querySelector('input'), pounds);
    await press('Save weight and size');
    await settle();
  };
  beforeEach(() => {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
    shipment = { ...sampleShipment, state: 'RECEIVED', pieces };
  });
  const declared = (sampleShipment.pieces[0]?.thousandthsLb ?? 0) / 1000;

  test('that is much heavier than declared needs its photo before anything is sent, as at the dock', async () => {
    const screen = await open();
    await weigh(screen, String(declared * 1.25));
    expect(section(screen)?.textContent).toContain(
      'Over by 25%. Add a photo of the scale under papers first',
    );
    expect(sent(measureEndpoints.measure)).toEqual([]);
    closeScreen();
    photos = [{ id: 'photo-1', purpose: 'SCALE_PHOTO', state: 'RELEASED' }];
    await weigh(await open(), String(declared * 1.25));
    expect(sent(measureEndpoints.measure)).toMatchObject([
      { body: { pieces: [{ n: 1, photo: 'photo-1' }] } },
    ]);
  });

  test('that weighs what was declared needs none', async () => {
    const screen = await open();
    await weigh(screen, String(declared));
    expect(section(screen)?.textContent).not.toContain('photo');
    expect(sent(measureEndpoints.measure)).toMatchObject([{ body: { pieces: [{ n: 1 }] } }]);
  });
});
