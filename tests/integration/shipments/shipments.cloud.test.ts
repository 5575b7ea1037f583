import { expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { BooksCheck } from '#domain/billing/books/check.ts';
import type { Invoice, InvoiceSummary } from '#domain/billing/invoice.ts';
import { DAY_MS, newYorkDay } from '#domain/kernel/new-york.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { turnOnCards } from '../../../scripts/card-provider/turn-on-cards.ts';
import { tableClient } from '../../support/audit.ts';
import { whileListing } from '../../support/flights.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, admin } = signedIn(cloud, 'customer', 'admin');

/** More than a flight carries, in barrels that nobody has to look at. */
const goods = [{ kind: 'barrel', barrel: 'B55', quantity: 50, weight: 170, weightUnit: 'lb' }];
const request = { to: 'GY', goods, service: 'standard', mailbox: false, brokerage: false, insured: false };

const form = (change: object) => ({
  to: 'GY',
  goods,
  consignee: {
    to: 'GY',
    name: 'Sample Receiver',
    phoneCode: '+592',
    phone: '600-0142',
    street: '1 Sample Street',
    city: 'Georgetown',
  },
  purpose: 'GIFT',
  chargesTerm: 'PREPAID',
  service: 'standard',
  incoterm: 'DAP',
  commodities: [{ description: 'Used clothes', quantity: 100, unitValue: 500 }],
  insured: false,
  brokerage: false,
  nothingProhibited: true,
  searchConsent: true,
  howItComes: 'DROP_OFF',
  ...change,
});

const send = <Body>(path: string, body: unknown) =>
  cloud.ask<Body>(path, { as: customer, body, headers: { 'idempotency-key': newId() } });

interface Shipment {
  readonly number: string;
  readonly version: number;
  readonly promise: { readonly total: number; readonly quote: string };
}

interface InvoicePage {
  readonly items: readonly InvoiceSummary[];
}

/** The flights that can still be made, whatever day of the week it is. */
const flights = async () => {
  const page = await cloud.ask<{ items: { id: string; cargoCutoff: string }[] }>('departures?to=GY', {
    as: customer,
  });
  return page.body.items.filter(({ cargoCutoff }) => new Date(cargoCutoff) > new Date());
};
const run = async (job: string): Promise<void> => {
  await cloud.invoke(cloud.named('AWS::Lambda::Function', job), {});
};

/** The row of a flight in the report over this year and the next. */
const reportedOn = async (flight: string): Promise<ReportRow | undefined> => {
  const year = Number(newYorkDay(Date.now()).slice(0, 4));
  const { body } = await cloud.ask<{ rows: ReportRow[] }>(
    `reports/figures?by=flight&from=${year}-01&to=${year + 1}-12`,
    { as: admin },
  );
  return body.rows.find(({ key }) => key === flight);
};

/** What was ready and billed is in the report of its flight, beside what the flight cost. */
const expectReported = async (flight: string): Promise<void> => {
  const ready = async () => {
    const { figures } = (await reportedOn(flight)) ?? {};
    return figures !== undefined && figures.onTime + figures.late > 0 && figures.revenue > 0;
  };
  await expect.poll(ready, patience).toBe(true);
  const cost = { weight: 100, unit: 'kg', rate: 185, fees: 0, agent: 0 };
  const entered = await cloud.ask(`reports/flights/${flight}/cost`, {
    as: admin,
    method: 'PUT',
    body: { version: 0, cost },
  });
  expect(entered.status).toBe(200);
  expect((await reportedOn(flight))?.profit?.cost).toBe(18_500);
  expect((await cloud.ask('reports/receivables', { as: admin })).status).toBe(200);
};

test('an accepted quote becomes a shipment at its price, the quote follows, and a flight that is too small refuses it', async () => {
  const { reference } = (await send<{ reference: string }>('quotes', { request })).body;
  const quote = async () =>
    (await cloud.ask<{ quote: Record<string, unknown> }>(`quotes/${reference}`, { as: customer })).body.quote;
  const { total } = (await quote()).offer as { total: number };
  expect((await send(`quotes/${reference}/answer`, { offer: 1, answer: 'accept' })).status).toBe(200);

  const { shipment } = (await send<{ shipment: Shipment }>('shipments', { form: form({ quote: reference }) }))
    .body;
  expect(shipment.promise).toMatchObject({ total, quote: reference });
  await expect.poll(async () => (await quote()).status, patience).toBe('CONVERTED');

  // What schedules call.
  for (const job of ['DeparturesPlan', 'QuotesExpire']) await run(job);
  await expect.poll(async () => (await flights()).length, patience).toBeGreaterThanOrEqual(7);
  const [first] = await flights();
  const booked = await send<{ code: string; details: { flights: object[] } }>(
    `shipments/${shipment.number}/book`,
    { version: shipment.version, departureId: first?.id, total },
  );
  expect([booked.status, booked.body.code]).toEqual([409, 'FLIGHT_FULL']);
  // No other flight is large enough either.
  expect(booked.body.details.flights).toEqual([]);
});

test('a place that becomes free is held for the one who waits for it, and is booked', async () => {
  const departureId = (await flights()).at(-1)?.id ?? '';
  const barrels = async (quantity: number) => {
    const some = [{ kind: 'barrel', barrel: 'B55', quantity, weight: 170, weightUnit: 'lb' }];
    return (await send<{ shipment: Shipment }>('shipments', { form: form({ goods: some }) })).body.shipment;
  };
  const book = ({ number, version, promise }: Shipment) =>
    send<{ shipment: Shipment; code: string }>(`shipments/${number}/book`, {
      version,
      departureId,
      total: promise.total,
    });
  const [large, small] = [await barrels(29), await barrels(10)];
  const booked = (await book(large)).body.shipment;
  expect((await book(small)).body.code).toBe('FLIGHT_FULL');
  const { number, version } = small;
  expect((await send(`shipments/${number}/waitlist`, { version, departureId })).status).toBe(200);

  await send(`shipments/${booked.number}/cancel`, { version: booked.version });
  await run('ShipmentsWaitlists');
  const { shipment } = (await cloud.ask<{ shipment: Shipment }>(`shipments/${number}`, { as: customer }))
    .body;
  expect(shipment).toMatchObject({ waits: { departureId, offeredUntil: expect.any(String) } });
  expect((await book(shipment)).body.shipment).toMatchObject({ state: 'BOOKED', departureId });
});

/** What the desk asks, with the shipment in the answer. */
const atDesk = async (path: string, body: unknown): Promise<Shipment> => {
  const answer = await cloud.ask<{ shipment: Shipment }>(`desk/${path}`, { as: admin, body });
  expect(answer.status, path).toBe(200);
  return answer.body.shipment;
};
/** The kinds of the open tasks about a thing. */
const tasksOf = (subject: string) => async () => {
  const { items } = (
    await cloud.ask<{ items: { kind: string; subject: { id: string } }[] }>('tasks?limit=100', {
      as: admin,
    })
  ).body;
  return items.filter(({ subject: { id } }) => id === subject).map(({ kind }) => kind);
};

/** Pays a part of an invoice by card, as its owner and then by a link: the last message of the card provider is lost. */
const paidByCard = async (number: string): Promise<void> => {
  await turnOnCards(cloud);
  const cards = cloud.cards();
  const paid = async () =>
    balanceOf((await cloud.ask<Invoice>(`invoices/${number}`, { as: customer })).body).paid;
  const pay = (email: string) => cards.pay(cards.sessions().at(-1)?.id ?? '', email);
  const amount = { amount: 1000 };
  expect((await send(`invoices/${number}/checkouts`, amount)).status).toBe(200);
  pay('customer@example.test');
  await expect.poll(paid, patience).toBe(1000);
  const { token } = (await send<{ token: string }>(`invoices/${number}/pay-link`, { version: 0 })).body;
  const headers = { 'pay-link': token, 'idempotency-key': newId() };
  expect((await cloud.ask<{ from: string }>('pay', { headers })).body.from).not.toBe('');
  expect((await cloud.ask('pay/checkouts', { headers, body: amount })).status).toBe(200);
  cards.delivery.copies = 0;
  pay('aunt@example.test');
  await run('PaymentsReconcile');
  cards.delivery.copies = 1;
  expect(await paid()).toBe(2000);
  const receivers = async () => (await cloud.listed<{ to: string }>('mail')).map(({ to }) => String(to));
  await expect.poll(receivers, patience).toContain('aunt@example.test');
};

/** What the sender's invoices and, with all of them, the desk's charge for a shipment. */
const invoicesOf =
  ({ number }: Shipment) =>
  async () => {
    const lists = await Promise.all([
      cloud.ask<InvoicePage>('invoices?limit=100', { as: customer }),
      cloud.ask<InvoicePage>('desk/invoices?limit=100', { as: admin }),
    ]);
    return lists.map(({ body: { items } }) =>
      items.filter(({ shipment }) => shipment === number).map(({ charged }) => charged),
    );
  };

test('a shipment that is booked has an invoice with its price, and one that is canceled is charged nothing', async () => {
  const [departure] = await flights();
  const small = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 90, weightUnit: 'lb' }];
  const made = (await send<{ shipment: Shipment }>('shipments', { form: form({ goods: small }) })).body
    .shipment;
  const { version, promise } = made;
  const { shipment: booked } = (
    await send<{ shipment: Shipment }>(`shipments/${made.number}/book`, {
      version,
      departureId: departure?.id,
      total: promise.total,
    })
  ).body;
  await expect.poll(invoicesOf(made), patience).toEqual([[promise.total], [promise.total]]);
  const { number } = (await cloud.ask<InvoicePage>('invoices?limit=100', { as: customer })).body.items.find(
    ({ shipment }) => shipment === made.number,
  ) ?? { number: '' };
  const mine = await cloud.ask<Invoice>(`invoices/${number}`, { as: customer });
  expect((await cloud.ask<Invoice>(`desk/invoices/${number}`, { as: admin })).body).toEqual(mine.body);
  expect(auditInvoice(mine.body)).toEqual([]);
  const paper = { kind: 'INVOICE', format: 'pdf', subject: `invoice:${number}` };
  const { url } = (await send<{ url: string }>('papers', paper)).body;
  expect(await (await fetch(url)).text()).toMatch(/^%PDF/);
  // A payment that was entered by mistake; all that is open was billed by the events.
  for (const [path, body] of [
    ['payments', { amount: 500, method: 'CASH' }],
    ['payments/2/void', { reason: 'Another invoice was meant.' }],
    ['charges', { code: 'OTHER', amount: 700, reason: 'A strap for the barrel.' }],
  ] as const) {
    const headers = { 'idempotency-key': newId() };
    const entered = await cloud.ask(`desk/invoices/${number}/${path}`, { as: admin, body, headers });
    expect(entered.status, path).toBe(200);
  }
  await paidByCard(number);
  await run('BillingRebuild');
  await send(`shipments/${made.number}/cancel`, { version: booked.version });
  // What somebody added stays.
  await expect.poll(invoicesOf(made), patience).toEqual([[700], [700]]);
  const after = await cloud.ask<Invoice>(`invoices/${number}`, { as: customer });
  expect(after.body.entries.map(({ kind }) => kind)).toEqual([
    'CHARGE',
    'PAYMENT',
    'VOID',
    'FEE',
    'PAYMENT',
    'PAYMENT',
    'REVERSAL',
  ]);
  expect(auditInvoice(after.body)).toEqual([]);
  await run('BillingBooksAudit');
  const { check } = (await cloud.ask<{ check: BooksCheck }>('desk/books', { as: admin })).body;
  expect(check).toMatchObject({ wrong: 0, differences: [], looked: expect.any(Number) });
  const [from, to] = [newYorkDay(Date.now() - DAY_MS), newYorkDay(Date.now())];
  const period = `desk/books/invoices?limit=100&from=${from}&to=${to}`;
  const { items } = (await cloud.ask<InvoicePage>(period, { as: admin })).body;
  expect(items.map((one) => one.number)).toContain(number);
});

test('tasks appear with holds, missing pieces and questions, and go with them', async () => {
  const [departure] = await flights();
  const small = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 90, weightUnit: 'lb' }];
  const made = (await send<{ shipment: Shipment }>('shipments', { form: form({ goods: small }) })).body
    .shipment;
  const { number, promise } = made;
  const { shipment: booked } = (
    await send<{ shipment: Shipment }>(`shipments/${number}/book`, {
      version: made.version,
      departureId: departure?.id,
      total: promise.total,
    })
  ).body;
  await expect.poll(tasksOf(number), patience).toEqual(['PAYMENT_DUE']);
  // The pool says what a colleague may do, and a customer may do nothing here.
  const given = { version: 1, taken: true, to: customer.userId };
  const refused = await cloud.ask<{ code: string }>(`tasks/PAYMENT_DUE.${number}/assign`, {
    as: admin,
    body: given,
  });
  expect([refused.status, refused.body.code]).toEqual([422, 'COLLEAGUE_CANNOT']);

  const note = 'Receipt 12.';
  await atDesk(`shipments/${number}/holds/PAYMENT_DUE/clear`, { version: booked.version, note });
  await expect.poll(tasksOf(number), patience).toEqual([]);
  for (const code of ['FOH', 'DIS_MSCA'])
    await atDesk(`shipments/${number}/events`, { eventId: newId(), code, pieces: [1] });
  await expect.poll(tasksOf(number), patience).toEqual(['PIECE_MISSING']);
  await atDesk(`shipments/${number}/events`, { eventId: newId(), code: 'DIS_FDCA', pieces: [1] });
  await expect.poll(tasksOf(number), patience).toEqual([]);
  // A measure names a photo of the scale that the files know.
  const heavier = { n: 1, thousandthsLb: 140_000, photo: newId() };
  const measured = await cloud.ask<{ code: string }>(`desk/shipments/${number}/measures`, {
    as: admin,
    body: { eventId: newId(), pieces: [heavier] },
  });
  expect([measured.status, measured.body.code]).toEqual([422, 'PHOTO_NOT_USABLE']);

  const priced = { ...request, goods: small };
  const { reference } = (await send<{ reference: string }>('quotes', { request: priced })).body;
  await send(`quotes/${reference}/messages`, { id: newId(), text: 'Do you come to Newark?' });
  await expect.poll(tasksOf(reference), patience).toEqual(['QUOTE_MESSAGE']);

  // Whoever takes it is written down, and building the list again leaves it theirs.
  const id = `QUOTE_MESSAGE.${reference}`;
  const taken = await cloud.ask(`tasks/${id}/assign`, { as: admin, body: { version: 1, taken: true } });
  expect(taken.status).toBe(200);
  await run('TasksRebuild');
  const { body } = await cloud.ask<{ task: object; history: object[] }>(`tasks/${id}`, { as: admin });
  expect(body).toMatchObject({ task: { owner: admin.userId, version: 2 }, history: [{ what: 'taken' }] });
  const { body: counts } = await cloud.ask<{ mine: number }>('tasks/counts', { as: admin });
  expect(counts.mine).toBe(1);
});

interface Row {
  readonly id: string;
  readonly outcome: string;
  readonly code?: string;
  readonly version?: number;
}
const preview = async (act: object, ids: readonly string[]) =>
  (await cloud.ask<{ rows: readonly Row[] }>('desk/bulk/preview', { as: admin, body: { act, ids } })).body
    .rows;
/** Starts a bulk change of what its preview allows, and returns the question how it ended. */
const bulk = async (act: object, previewed: readonly Row[]) => {
  const rows = previewed.map(({ id, version }) => ({ id, version }));
  const headers = { 'idempotency-key': newId() };
  const started = await cloud.ask<{ id: string }>('desk/bulk', { as: admin, body: { act, rows }, headers });
  expect(started.status).toBe(200);
  return async () => {
    const path = `desk/bulk/${started.body.id}`;
    const { body } = await cloud.ask<{ finishedAt?: string; results: readonly Row[] }>(path, { as: admin });
    return body.finishedAt === undefined ? undefined : body.results.map(({ outcome }) => outcome);
  };
};

test('many rows are changed at once, with a preview that says what is refused', async () => {
  const [first, second, third] = await flights();
  const last = (await flights()).at(-1);
  const onFlight = async (quantity: number, departureId = '') => {
    const some = [{ kind: 'barrel', barrel: 'B55', quantity, weight: 170, weightUnit: 'lb' }];
    const { number, version, promise } = (
      await send<{ shipment: Shipment }>('shipments', { form: form({ goods: some }) })
    ).body.shipment;
    const booking = { version, departureId, total: promise.total };
    expect((await send(`shipments/${number}/book`, booking)).status).toBe(200);
    return number;
  };
  const small = await onFlight(1, first?.id);
  const large = await onFlight(29, second?.id);
  const move = (departureId = '') => ({ do: 'MOVE_SHIPMENTS', departureId, note: 'The plane is smaller.' });
  expect(await preview(move(last?.id), [large])).toMatchObject([{ outcome: 'refused', code: 'FLIGHT_FULL' }]);
  const moving = await preview(move(third?.id), [small]);
  expect(moving).toMatchObject([{ id: small, outcome: 'changed' }]);
  const moved = await bulk(move(third?.id), moving);
  await expect.poll(moved, patience).toEqual(['changed']);
  const { shipment } = (await cloud.ask<{ shipment: object }>(`shipments/${small}`, { as: customer })).body;
  expect(shipment).toMatchObject({ departureId: third?.id });

  const { reference } = (await send<{ reference: string }>('quotes', { request })).body;
  await send(`quotes/${reference}/messages`, { id: newId(), text: 'Do you come to Newark?' });
  const take = { do: 'TAKE_QUOTES' };
  await expect.poll(await bulk(take, await preview(take, [reference])), patience).toEqual(['changed']);

  const subject = { list: 'shipments', id: small };
  const here = await cloud.ask('desk/presence', {
    as: admin,
    method: 'PUT',
    body: { subject, edits: false },
  });
  expect(here).toMatchObject({ status: 200, body: { others: [] } });
  const taken = { id: newId(), list: 'shipments', question: '' };
  expect((await cloud.ask('desk/exports', { as: admin, body: taken })).status).toBe(200);
});

test('the shipments of a canceled flight go where the plan that staff confirmed has them', async () => {
  const flight = (await flights())[3]?.id ?? '';
  const small = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 90, weightUnit: 'lb' }];
  const { number, version, promise } = (
    await send<{ shipment: Shipment }>('shipments', { form: form({ goods: small }) })
  ).body.shipment;
  const booking = { version, departureId: flight, total: promise.total };
  expect((await send(`shipments/${number}/book`, booking)).status).toBe(200);

  const departure = async () =>
    (await cloud.ask<{ flight: { version: number } }>(`desk/departures/${flight}`, { as: admin })).body
      .flight;
  const canceled = { version: (await departure()).version, reason: 'The airline has no plane.' };
  const cancel = await cloud.ask(`desk/departures/${flight}/cancel`, { as: admin, body: canceled });
  expect(cancel.status).toBe(200);
  const path = `desk/departures/${flight}/replan`;
  interface Replan {
    readonly plan: string;
    readonly flights: readonly { readonly departureId?: string; readonly numbers: readonly string[] }[];
  }
  const { replan } = (await cloud.ask<{ replan: Replan }>(path, { as: admin })).body;
  const planned = replan.flights.find(({ numbers }) => numbers.includes(number));
  expect((await cloud.ask(path, { as: admin, body: { plan: replan.plan } })).status).toBe(200);
  const flightNow = async () =>
    (await cloud.ask<{ shipment: { departureId?: string } }>(`shipments/${number}`, { as: customer })).body
      .shipment.departureId;
  await expect.poll(flightNow, patience).toBe(planned?.departureId);
  await run('ShipmentsRollsFollowFlights');
});

test('a paper is issued once, kept as it was, and opened by link; each print is noted', async () => {
  const small = [{ kind: 'barrel', barrel: 'B30', quantity: 1, weight: 60, weightUnit: 'lb' }];
  const { number, version, promise } = (
    await send<{ shipment: Shipment }>('shipments', { form: form({ goods: small }) })
  ).body.shipment;
  const departureId = (await flights())[4]?.id;
  await send(`shipments/${number}/book`, { version, departureId, total: promise.total });

  interface Issued {
    readonly paper: { readonly id: string };
    readonly again: boolean;
    readonly url: string;
  }
  const subject = `shipment:${number}`;
  const issue = (kind: string) =>
    cloud.ask<Issued>('desk/papers', {
      as: admin,
      body: { kind, format: 'pdf', subject },
      headers: { 'idempotency-key': newId() },
    });
  // Nothing of it is at the dock, and no driver has fetched it.
  expect(await issue('RECEIPT_OF_GOODS')).toMatchObject({ status: 409, body: { code: 'PAPER_TOO_EARLY' } });
  for (const kind of ['LABELS', 'HOUSE_WAYBILL']) {
    const first = await issue(kind);
    expect([first.status, first.body.again], kind).toEqual([200, false]);
    expect((await issue(kind)).body).toMatchObject({ again: true, paper: { id: first.body.paper.id } });
    const file = await fetch(first.body.url);
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    const { id } = first.body.paper;
    const asked = `subject=${encodeURIComponent(subject)}`;
    expect((await cloud.ask(`papers/${id}?${asked}`, { as: admin })).status).toBe(200);
    const history = await cloud.ask<{ items: { what: string }[] }>(`desk/papers/${id}/history?${asked}`, {
      as: admin,
    });
    expect(history.body.items.map(({ what }) => what)).toEqual(['ISSUED', 'PRINTED', 'PRINTED']);
  }
  // Everybody who flies with it, too.
  const flight = `departure:${departureId}`;
  const labels = await cloud.ask<{ paper: { part: { of: number } } }>('desk/papers', {
    as: admin,
    body: { kind: 'FLIGHT_LABELS', format: 'zpl', subject: flight },
    headers: { 'idempotency-key': newId() },
  });
  expect([labels.status, labels.body.paper.part.of > 0]).toEqual([200, true]);
  const own = await cloud.ask<{ items: { kind: string }[] }>(
    `papers?subject=${encodeURIComponent(subject)}`,
    {
      as: customer,
    },
  );
  expect(own.body.items.map(({ kind }) => kind)).toEqual(['HOUSE_WAYBILL']);
});

/** A piece is put on the list of its flight, which is closed only after its booking cutoff. */
const whileListed = async (flight: string, act: () => Promise<unknown>): Promise<void> => {
  const client = tableClient(cloud);
  await whileListing(client, cloud.named('AWS::DynamoDB::Table', 'Departures'), flight, act);
  client.destroy();
};

test('what has landed is handed over against the code of its sender, and its numbers open again', async () => {
  const small = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 90, weightUnit: 'lb' }];
  const { number, version, promise } = (
    await send<{ shipment: Shipment }>('shipments', { form: form({ goods: small }) })
  ).body.shipment;
  const departureId = (await flights())[5]?.id;
  const booking = { version, departureId, total: promise.total };
  const booked = (await send<{ shipment: Shipment }>(`shipments/${number}/book`, booking)).body.shipment;
  const paid = { version: booked.version, note: 'Receipt 13.' };
  await atDesk(`shipments/${number}/holds/PAYMENT_DUE/clear`, paid);
  const event = (code: string) => ({ eventId: newId(), code, pieces: [1] });
  await atDesk(`shipments/${number}/events`, event('FOH'));
  await atDesk(`shipments/${number}/events`, { ...event('SCR'), screening: 'XRY' });
  await whileListed(String(departureId), () => atDesk(`shipments/${number}/events`, event('MAN')));
  await atDesk(`shipments/${number}/events`, event('DEP'));

  const there = <Body>(path: string, body: unknown) =>
    cloud.ask<Body>(`arrivals/${number}/${path}`, { as: admin, body });
  for (const code of ['ARR', 'RCF', 'CCD', 'NFD'])
    expect((await there('events', event(code))).status, code).toBe(200);
  const { token } = (await send<{ token: string }>(`shipments/${number}/receiver-link`, { version: 0 })).body;
  const headers = { 'collect-link': token };
  expect((await cloud.ask('collect', { headers })).body).toMatchObject({ number, ready: [1] });
  const { code } = (await cloud.ask<{ code: string }>('collect/code', { body: { version: 0 }, headers }))
    .body;
  const papers = {
    idKind: 'PASSPORT',
    idNumber: 'R0654321',
    taxNumber: '123456789',
    storage: 0,
    onPaper: true,
  };
  const act = { eventId: newId(), pieces: [1], code, name: 'Sample Receiver', ...papers };
  expect((await there('handover', act)).body).toMatchObject({
    arrival: { state: 'DELIVERED' },
    handover: { idNumber: '•••• 321' },
  });
  const look = await there(`handovers/${act.eventId}/numbers`, { reason: 'Customs ask who collected it.' });
  expect(look.body).toEqual({ idNumber: 'R0654321', taxNumber: '123456789' });
  await expectReported(String(departureId));
});

test('a shipment that its receiver pays is billed once it has landed', async () => {
  const [departure] = await flights();
  const departureId = String(departure?.id);
  const small = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 90, weightUnit: 'lb' }];
  const collect = form({ goods: small, chargesTerm: 'COLLECT' });
  const made = (await send<{ shipment: Shipment }>('shipments', { form: collect })).body.shipment;
  const { number, version, promise } = made;
  await send(`shipments/${number}/book`, { version, departureId, total: promise.total });
  const event = (code: string) => ({ eventId: newId(), code, pieces: [1] });
  await atDesk(`shipments/${number}/events`, event('FOH'));
  await atDesk(`shipments/${number}/events`, { ...event('SCR'), screening: 'XRY' });
  await whileListed(departureId, () => atDesk(`shipments/${number}/events`, event('MAN')));
  await atDesk(`shipments/${number}/events`, event('DEP'));
  expect(await invoicesOf(made)()).toEqual([[], []]);
  await cloud.ask(`arrivals/${number}/events`, { as: admin, body: event('ARR') });
  await expect.poll(invoicesOf(made), patience).toEqual([[promise.total], [promise.total]]);
});

test('the numbers of the overviews can be built again, and miss nothing that was counted', async () => {
  const bookedToday = async () =>
    (await cloud.ask<{ days: { booked: number }[] }>('reports/days', { as: admin })).body.days.at(-1)?.booked;
  await expect.poll(bookedToday, patience).toBeGreaterThan(0);
  const counted = (await bookedToday()) ?? 0;
  // As often as somebody invokes it by hand until it is done.
  for (let time = 0; time < 3; time += 1) await run('ReportsRebuild');
  expect(await bookedToday()).toBeGreaterThanOrEqual(counted);
});
