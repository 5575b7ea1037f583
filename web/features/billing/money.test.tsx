import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import { charge } from '#domain/billing/charges/charge.ts';
import { returnCheck } from '#domain/billing/checks/check.ts';
import { closeDrawer, newDrawer } from '#domain/billing/drawers/drawer.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { shownInvoice } from '#domain/billing/my-invoice.ts';
import { makeRefund } from '#domain/billing/take-payment.ts';
import { defaultTaxRates } from '#domain/billing/tax.ts';
import { paidWith, partlyPaid, sampleInvoice, withCheck } from '#domain/billing/testing/sample-invoice.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { ReceiverBill } from './counter/receiver-bill.tsx';
import { TakingsPage } from './desk/takings-page.tsx';
import { DeskInvoicePage } from './desk-invoice.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'me' ? 'You' : 'Ann'),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

const { number } = sampleInvoice;
const counted = { id: '019a1d3c-0000-7000-8000-000000000064', at: '2026-11-24T13:00:00.000Z' };
interface Input {
  readonly params: { readonly n?: number };
  readonly headers: { readonly 'idempotency-key': string };
  readonly body: object;
}
const sent = (endpoint: unknown): readonly Input[] =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input as Input);
const keysOf = (endpoint: unknown): readonly string[] =>
  sent(endpoint).map(({ headers }) => headers['idempotency-key']);

const shows = (invoice: Invoice) => shownInvoice(invoice, sampleShipment);

const openAt = async (area: '/admin' | '/staff'): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path={`${area}/billing/:number`} element={<DeskInvoicePage area={area} />} />
    </Routes>,
    `${area}/billing/${number}`,
  );
  await settle();
  return screen;
};
const field = (screen: HTMLElement, label: string) => {
  const found = [...screen.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return screen.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
};
/** Opens the form of a charge. */
const openCharge = async (screen: HTMLElement) => {
  const fold = [...screen.querySelectorAll('details')].find(({ textContent }) =>
    textContent?.startsWith('Add a charge'),
  );
  await act(async () => {
    if (fold) fold.open = true;
    fold?.dispatchEvent(new Event('toggle'));
  });
  await settle();
  return fold;
};
const addCharge = async (screen: HTMLElement, why: string) => {
  await openCharge(screen);
  await type(field(screen, 'Why'), why);
  await press('Add $');
  await settle();
  await settle();
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('a payment begins with all that is owed, and one whose answer was lost is asked for again with the same key', async () => {
  let invoice: Invoice = sampleInvoice;
  let answers = 0;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takePayment) {
      answers += 1;
      if (answers === 1)
        throw new ApiError(503, { code: 'TOO_SLOW', message: 'Please try again.', correlationId: 'c' });
      invoice = partlyPaid;
    }
    return shows(invoice);
  });
  const screen = await openAt('/staff');
  expect(field(screen, 'Amount')?.value).toBe('630.00');
  await type(field(screen, 'Amount'), '330');
  await press('I have taken $330.00 in cash');
  await settle();
  expect(screen.textContent).toContain('We could not see whether it was saved');
  expect(screen.textContent).not.toContain('Not saved');
  await press('I have taken $330.00 in cash');
  await settle();
  const [first, second, ...more] = keysOf(billingEndpoints.takePayment);
  expect([first === second, more]).toEqual([true, []]);
  expect(sent(billingEndpoints.takePayment)[1]?.body).toEqual({ amount: 33_000, method: 'CASH' });
  // What is left is what the form begins with now.
  await settle();
  expect(textUnder('To pay: $300.00')).toContain('Paid-$330.00');
  expect(field(screen, 'Amount')?.value).toBe('300.00');
});

test('the sum that is left is offered as soon as a payment was taken, also while the invoice is read again', async () => {
  let reads = 0;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takePayment) return partlyPaid;
    reads += 1;
    return reads === 1 ? shows(sampleInvoice) : new Promise(() => undefined);
  });
  const screen = await openAt('/staff');
  await type(field(screen, 'Amount'), '330');
  await press('I have taken $330.00 in cash');
  await settle();
  await settle();
  expect(reads).toBeGreaterThan(1);
  expect(field(screen, 'Amount')?.value).toBe('300.00');
  expect(screen.textContent).toContain('I have taken $300.00 in cash');
});

test('what was typed of a payment stays when the sum changes meanwhile, and the form says so', async () => {
  let invoice: Invoice = sampleInvoice;
  calling.mockImplementation(async (endpoint) =>
    endpoint === billingEndpoints.chargeChoices
      ? { items: [{ code: 'MISSED_PICKUP', name: 'Missed pickup', amount: 2000 }] }
      : shows(invoice),
  );
  const screen = await openAt('/staff');
  await choose(screen.querySelector<HTMLSelectElement>('select'), 'CHECK');
  await type(field(screen, 'Number of the check'), '1042');
  expect(screen.textContent).not.toContain('Not taken');
  const added = charge(
    sampleInvoice,
    { cause: 'key', code: 'MISSED_PICKUP', amount: 2000, by: 'ann', at: counted.at, reason: 'Not there.' },
    defaultTaxRates,
  );
  invoice = added.ok ? added.value.invoice : invoice;
  await addCharge(screen, 'Not there.');
  expect(screen.querySelector('select')?.value).toBe('CHECK');
  expect(field(screen, 'Number of the check')?.value).toBe('1042');
  expect(field(screen, 'Amount')?.value).toBe('650.00');
  expect(screen.textContent).toContain('Not taken: the sum changed to $650.00.');
  await press('I have taken $650.00 by check');
  await settle();
  expect(sent(billingEndpoints.takeCheck)[0]?.body).toEqual({ amount: 65_000, reference: '1042' });
  expect(screen.textContent).not.toContain('Not taken');
});

test('a sum that was typed for a charge is not there for the next one', async () => {
  calling.mockImplementation(async (endpoint) =>
    endpoint === billingEndpoints.chargeChoices
      ? { items: [{ code: 'OTHER', name: 'Other' }] }
      : shows(sampleInvoice),
  );
  const screen = await openAt('/staff');
  const amount = async () => {
    const fold = await openCharge(screen);
    return fold?.querySelector<HTMLInputElement>('input[inputmode=decimal]');
  };
  await type(await amount(), '25');
  await type(field(screen, 'Why'), 'A crate.');
  await press('Add $25.00 to the invoice');
  await settle();
  expect(sent(billingEndpoints.addCharge)).toHaveLength(1);
  expect((await amount())?.value).toBe('');
});

test('an amount that is none is not sent', async () => {
  calling.mockResolvedValue(shows(sampleInvoice));
  const screen = await openAt('/staff');
  for (const typed of ['', '0', '-5', '1.234', 'all']) {
    await type(field(screen, 'Amount'), typed);
    await press('I have taken $0.00 in cash');
  }
  expect(sent(billingEndpoints.takePayment)).toEqual([]);
  expect(screen.textContent).toContain('Enter an amount like 29.00.');
});

test('clerks take nothing back, and admins write why', async () => {
  calling.mockResolvedValue(shows(partlyPaid));
  const desk = await openAt('/staff');
  expect(desk.textContent).not.toContain('Void');
  await closeScreen();
  const screen = await openAt('/admin');
  await press('Void $330.00');
  expect(sent(billingEndpoints.voidPayment)).toEqual([]);
  await type(field(screen, 'Why'), 'Another invoice was meant.');
  await press('Void $330.00');
  await settle();
  expect(sent(billingEndpoints.voidPayment)).toMatchObject([
    { params: { number, n: 2 }, body: { reason: 'Another invoice was meant.' } },
  ]);
});

test('what was refunded in part can be refunded for the rest, and not voided', async () => {
  const refund = { id: 'one', by: 'admin-1', at: '2026-11-25T15:00:00.000Z', reason: 'Less was sent.' };
  const made = makeRefund(partlyPaid, { ...refund, of: 2, amount: 3000, method: 'CASH' });
  calling.mockResolvedValue(shows(made.ok ? made.value.invoice : partlyPaid));
  const screen = await openAt('/admin');
  expect(screen.textContent).toContain('$300.00 of it left');
  expect(screen.textContent).not.toContain('Void it');
  expect(screen.textContent).toContain('I have given back $300.00');
});

test('a paid invoice says when it was paid and takes nothing more', async () => {
  calling.mockResolvedValue(shows(paidWith(partlyPaid, { id: 'rest', amount: 30_000, method: 'CARD' })));
  const screen = await openAt('/staff');
  expect(textUnder('Paid in full. Nothing left to pay.')).toContain('Paid on Tue, Nov 24');
  expect(screen.textContent).not.toContain('Take a payment');
  expect(screen.textContent).toContain('Paid by card online');
});

test('a charge of the table is added with a reason, at its price, and stands on the invoice with who added it', async () => {
  let invoice: Invoice = sampleInvoice;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.chargeChoices)
      return {
        items: [
          { code: 'MISSED_PICKUP', name: 'Missed pickup', amount: 2000 },
          { code: 'OTHER', name: 'Other' },
        ],
      };
    if (endpoint === billingEndpoints.addCharge) {
      const added = charge(
        invoice,
        {
          cause: 'key',
          code: 'MISSED_PICKUP',
          amount: 2000,
          by: 'ann',
          at: '2026-11-24T16:00:00.000Z',
          reason: 'Nobody was there.',
        },
        defaultTaxRates,
      );
      if (added.ok) invoice = added.value.invoice;
    }
    return shows(invoice);
  });
  const screen = await openAt('/staff');
  await openCharge(screen);
  await press('Add $20.00 to the invoice');
  expect(screen.textContent).toContain('Write why.');
  await type(field(screen, 'Why'), 'Nobody was there.');
  await press('Add $20.00 to the invoice');
  await settle();
  expect(sent(billingEndpoints.addCharge).map(({ body }) => body)).toEqual([
    { code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there.' },
  ]);
  await settle();
  expect(textUnder('Charged')).toContain('Missed pickup: Nobody was there.$20.00');
  expect(textUnder('How we got this total')).toMatch(/Missed pickup: Nobody was there\..*Ann/);
});

test('who took a payment voids a slip within ten minutes, and sees nothing of that afterwards', async () => {
  const taken = (by: string, at: string) =>
    calling.mockResolvedValue(shows(paidWith(sampleInvoice, { by, at, amount: 1000 })));
  taken('me', new Date().toISOString());
  const screen = await openAt('/staff');
  await type(field(screen, 'Why'), 'Typed wrong.');
  await press('Void $10.00');
  expect(sent(billingEndpoints.voidPayment)[0]?.body).toEqual({ reason: 'Typed wrong.' });
  await closeScreen();
  taken('me', new Date(Date.now() - 11 * 60_000).toISOString());
  expect((await openAt('/staff')).textContent).not.toContain('Void it');
  await closeScreen();
  taken('ann', new Date().toISOString());
  expect((await openAt('/staff')).textContent).not.toContain('Void it');
});

test('the takings of a day say who took what', async () => {
  const taking = {
    kind: 'PAYMENT',
    at: '2026-11-24T15:00:00.000Z',
    by: 'me',
    taker: 'me',
    method: 'CASH',
    invoice: number,
    shipment: sampleInvoice.shipment,
    name: 'Sample Sender',
  };
  const day = {
    day: '2026-11-24',
    items: [
      { ...taking, id: 'one', amount: -33_000 },
      { ...taking, id: 'two', amount: 3000, kind: 'VOID', by: 'ann', reason: 'Wrong one.' },
    ],
    sums: [
      { taker: 'me', method: 'CASH', amount: 30_000, count: 2 },
      { taker: 'system', method: 'CARD', amount: 500, count: 1 },
    ],
  };
  calling.mockImplementation(async (endpoint) =>
    endpoint === billingEndpoints.takings ? day : { items: [] },
  );
  const screen = await openScreen(<TakingsPage area="/staff" />);
  await settle();
  expect(textUnder('$305.00 in all')).toMatch(/You, in cash\$300\.00.*Online, by card online\$5\.00/);
  expect(screen.querySelector('tbody')?.textContent).toMatch(
    /Payment.*\$330\.00.*Void: Wrong one\..*Ann.*-\$30\.00/,
  );
});

test('the counter sees what the receiver pays, takes it, and shows nothing where the sender pays', async () => {
  let paid = false;
  const bill = () => ({
    invoice: number,
    ...balanceOf(paid ? paidWith(sampleInvoice, { amount: 63_000 }) : sampleInvoice),
  });
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takeFromReceiver) paid = true;
    return { bill: bill() };
  });
  const screen = await openScreen(<ReceiverBill shipment={sampleInvoice.shipment} />);
  await settle();
  expect(screen.textContent).toContain('Freight to pay: $630.00');
  await press('I have taken $630.00 in cash');
  await settle();
  expect(sent(billingEndpoints.takeFromReceiver)).toHaveLength(1);
  expect(screen.textContent).toContain('The freight is paid');
  await closeScreen();
  calling.mockResolvedValue({});
  const none = await openScreen(<ReceiverBill shipment={sampleInvoice.shipment} />);
  await settle();
  expect(none.textContent).toBe('');
});

test('the counter takes its own currency at the rate of today, says what it pays, and without a rate says so', async () => {
  const bill = { invoice: number, ...balanceOf(sampleInvoice) };
  const local = { country: 'GY', currency: 'GYD', day: '2026-11-24' };
  let perDollar: number | undefined;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.enterRate) perDollar = 2_087_500;
    if (endpoint === billingEndpoints.enterRate) return { ...local, perDollar };
    return { bill, local: { ...local, ...(perDollar === undefined ? {} : { perDollar }) } };
  });
  const screen = await openScreen(<ReceiverBill shipment={sampleInvoice.shipment} />);
  await settle();
  await choose(screen.querySelector<HTMLSelectElement>('select'), 'GYD');
  expect(screen.textContent).toContain('There is no rate for today');
  await type(field(screen, 'Guyana dollars for one U.S. dollar'), '208.75');
  await press('Enter GYD 208.75 for $1 for today');
  await settle();
  expect(sent(billingEndpoints.enterRate)[0]?.body).toEqual({ day: '2026-11-24', perDollar: 2_087_500 });
  // All that is owed, and a part of it.
  expect(screen.textContent).toContain('I have taken GYD 131,512.50 in cash');
  await type(field(screen, 'Amount in GYD'), '41,750');
  expect(screen.textContent).toContain('it pays $200.00');
  await type(field(screen, 'Amount in GYD'), '131,600');
  await press('I have taken GYD 131,600.00 in cash');
  await settle();
  expect(screen.textContent).toContain('Only GYD 131,512.50 is owed.');
  await type(field(screen, 'Amount in GYD'), '41,750');
  await press('I have taken GYD 41,750.00 in cash');
  await settle();
  expect(sent(billingEndpoints.takeFromReceiver).map(({ body }) => body)).toEqual([
    { amount: 20_000, local: { amount: 4_175_000, perDollar: 2_087_500 }, method: 'CASH' },
  ]);
});

test('a check is taken by its number, counts when billing says that the bank has paid it, and asks for no other money', async () => {
  let invoice: Invoice = sampleInvoice;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takeCheck) invoice = withCheck;
    return shows(invoice);
  });
  const screen = await openAt('/staff');
  const how = screen.querySelector<HTMLSelectElement>('select');
  await choose(how, 'CHECK');
  await press('I have taken $630.00 by check');
  await settle();
  expect(sent(billingEndpoints.takeCheck)).toEqual([]);
  await type(field(screen, 'Number of the check'), '1042');
  await press('I have taken $630.00 by check');
  await settle();
  expect(sent(billingEndpoints.takeCheck)[0]?.body).toEqual({ amount: 63_000, reference: '1042' });
  expect(screen.textContent).toContain('Waiting for the bank: $630.00 by check');
  expect(screen.textContent).not.toContain('Take a payment');
  await press('The bank has paid $630.00');
  await settle();
  expect(sent(billingEndpoints.clearCheck)[0]?.params).toEqual({ number, n: 2 });
});

test('whoever brings other money while a check waits can pay, and the desk reads what becomes of the check', async () => {
  calling.mockImplementation(async () => shows(withCheck));
  const screen = await openAt('/staff');
  expect(screen.textContent).toContain(
    'We have a check for $630.00. If it is still here, give it back, and take it back above. If the bank pays it too, we have to pay back $630.00.',
  );
  await press('I have taken $630.00 in cash');
  await settle();
  expect(sent(billingEndpoints.takePayment)[0]?.body).toEqual({ amount: 63_000, method: 'CASH' });
});

test('a returned check whose answer was lost is shown as the invoice has it, and is returned and charged once', async () => {
  let invoice: Invoice = withCheck;
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint !== billingEndpoints.returnCheck) return shows(invoice);
    const { headers } = input as Input;
    const back = returnCheck(invoice, {
      id: headers['idempotency-key'],
      by: 'me',
      at: counted.at,
      of: 2,
      reason: 'No money.',
      fee: 1200,
      rates: defaultTaxRates,
    });
    if (back.ok) invoice = back.value.invoice;
    throw new ApiError(500, { code: 'INTERNAL', message: 'Please try again.', correlationId: 'c' });
  });
  const screen = await openAt('/admin');
  const form = [...screen.querySelectorAll('details')].find(({ textContent }) =>
    textContent?.startsWith('The bank returned it'),
  );
  await type(form?.querySelector<HTMLInputElement>('input[name=reason]') ?? null, 'No money.');
  await type(form?.querySelector<HTMLInputElement>('input[name=fee]') ?? null, '12');
  await press('The bank returned $630.00');
  await settle();
  await settle();
  expect(screen.textContent).toContain('To pay: $642.00');
  expect(screen.textContent).not.toContain('The bank returned $630.00');
});

test('a drawer says what was taken in cash before it was opened, before and after that', async () => {
  let opened = false;
  const taken = { id: 'one', kind: 'PAYMENT', at: '2026-11-24T12:00:00.000Z', by: 'me', taker: 'me' };
  const items = [{ ...taken, method: 'CASH', amount: -289_770, invoice: number, name: 'Sample Sender' }];
  const drawer = newDrawer({ ...counted, by: 'me', counter: 'HOUSE', float: 15_000 });
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takings) return { day: '2026-11-24', items, sums: [] };
    if (endpoint === billingEndpoints.ownDrawer) return opened ? { drawer } : {};
    return { items: [] };
  });
  await openScreen(<TakingsPage area="/staff" />, '/staff/takings');
  await settle();
  expect(textUnder('My drawer')).toContain('$2,897.70 that you took in cash today is not counted');
  await closeScreen();
  opened = true;
  await openScreen(<TakingsPage area="/staff" />, '/staff/takings');
  await settle();
  expect(textUnder('My drawer')).toContain('$2,897.70 was taken in cash before you opened it.');
});

test('cash that was counted in a drawer that is closed is not named as uncounted', async () => {
  const taken = { id: 'one', kind: 'PAYMENT', at: '2026-11-24T13:30:00.000Z', by: 'me', taker: 'me' };
  const items = [{ ...taken, method: 'CASH', amount: -10_000, invoice: number, name: 'Sample Sender' }];
  const open = newDrawer({ ...counted, by: 'me', counter: 'HOUSE', float: 15_000 });
  const count = { by: 'me', at: '2026-11-24T14:00:00.000Z', counted: 25_000 };
  const closed = closeDrawer(open, { cashIn: 10_000, cashBack: 0 }, count);
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === billingEndpoints.takings) return { day: '2026-11-24', items, sums: [] };
    if (endpoint === billingEndpoints.ownDrawer) return {};
    return { day: '2026-11-24', items: closed.ok ? [closed.value] : [] };
  });
  await openScreen(<TakingsPage area="/staff" />, '/staff/takings');
  await settle();
  expect(textUnder('My drawer')).toContain('Open my drawer');
  expect(textUnder('My drawer')).not.toContain('is not counted');
});

test('a drawer is closed with what was counted, and a difference says how much should be there and asks why', async () => {
  const drawer = newDrawer({ ...counted, by: 'me', counter: 'HOUSE', float: 20_000 });
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === billingEndpoints.takings) return { day: '2026-11-24', items: [], sums: [] };
    if (endpoint === billingEndpoints.ownDrawer) return { drawer };
    if (endpoint !== billingEndpoints.closeDrawer) return { items: [drawer] };
    const asked = {
      by: 'me',
      at: counted.at,
      ...(input as { body: { counted: number; reason?: string } }).body,
    };
    const closed = closeDrawer(drawer, { cashIn: 5000, cashBack: 0 }, asked);
    if (closed.ok) return closed.value;
    throw new ApiError(422, { ...closed.refusal, correlationId: 'c' });
  });
  const screen = await openScreen(<TakingsPage area="/staff" />, '/staff/takings');
  await settle();
  expect(textUnder('My drawer')).not.toContain('$250.00');
  await type(field(screen, 'Cash in it now'), '247');
  await press('Close my drawer with $247.00');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('$250.00 should be in the drawer');
  await type(field(screen, 'Why'), 'Change from yesterday.');
  await press('Close my drawer with $247.00');
  await settle();
  expect(sent(billingEndpoints.closeDrawer).map(({ body }) => body)).toEqual([
    { counted: 24_700 },
    { counted: 24_700, reason: 'Change from yesterday.' },
  ]);
  // The list of the day still says that it is open, for its index is behind.
  expect(textUnder('Drawers')).toContain('$247.00 counted');
  expect(textUnder('Drawers')).not.toContain('Open, with $200.00');
  expect(textUnder('My drawer')).toContain('Open my drawer');
});
