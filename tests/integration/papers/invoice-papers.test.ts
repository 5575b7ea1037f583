import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesFor, withEntries } from '#domain/billing/bill-shipment.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { paidWith, personInvoice, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { IssuedPaper } from '#domain/papers/paper.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import event from '#events/billing/invoice-issued.v1.example.json' with { type: 'json' };
import { invoiceStore } from '#lambdas/billing/invoice-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { textOf } from '../../support/pdf.ts';
import { type PapersWorld, packer, sender, startPapersWorld, stranger } from './papers.world.ts';

const biller = { userId: 'desk-2', roles: ['billing'] as const };
const subject = `invoice:${sampleInvoice.number}`;

let world: PapersWorld;
beforeAll(async () => {
  world = await startPapersWorld();
});
afterAll(() => world.stop());

const store = (invoice: Invoice) =>
  invoiceStore(world.tables.client(), world.tables.billing).writeMoney(
    invoice,
    [],
    [{ ...event, id: newId() }],
  );

const print = (as: { readonly userId: string; readonly roles?: readonly string[] }, body: object = {}) =>
  world.ask('POST /api/papers', {
    as: as as typeof biller,
    headers: { 'idempotency-key': newId() },
    body: { kind: 'INVOICE', format: 'pdf', subject, ...body },
  });
const textAt = async (url: unknown): Promise<string> =>
  (await textOf((await world.at(url)).bytes)).join(' ').replaceAll(/\s+/g, ' ');

describe('the PDF of an invoice', () => {
  beforeAll(() => store(sampleInvoice));

  test('names who bills and who is billed, what for, each charge and their sum', async () => {
    const { status, body } = await print(sender);
    expect(status).toBe(200);
    const text = await textAt(body.url);
    for (const said of [
      'Skybarrel',
      '100 Sample Dock Road',
      sampleInvoice.number,
      sampleInvoice.shipment,
      sampleInvoice.billTo[0],
      '1 barrel and 2 boxes to Georgetown, Guyana, for Marva Sample',
      'Air freight from Kearny, NJ',
      '3 pieces, 220 lb (99.79 kg)',
      '$280.00',
      '$350.00',
      'Net $630.00 Tax $0.00 Total charged $630.00',
      'No tax is added, because the freight leaves the country.',
    ])
      expect(text).toContain(said);
    expect(text).toContain('LEFT TO PAY');
    // One charge came to this, and nothing was paid: there is nothing to explain.
    for (const unsaid of ['How we got this total', 'Payments and refunds'])
      expect(text).not.toContain(unsaid);
    const { status: early, body: refused } = await print(sender, { kind: 'PAYMENT_RECEIPT' });
    expect([early, refused.code]).toEqual([409, 'PAPER_TOO_EARLY']);
  });

  test('is the same paper for its owner and for the desk, and the name of the file is its number', async () => {
    const [mine, theirs] = [await print(sender), await print(biller)];
    expect((theirs.body.paper as IssuedPaper).id).toBe((mine.body.paper as IssuedPaper).id);
    const { answer } = await world.at(theirs.body.url);
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="invoice-${sampleInvoice.number}-1.pdf"`,
    );
  });

  test('is nothing that anybody else can see, print or find by the other door', async () => {
    for (const other of [stranger, packer]) {
      const { status, body } = await print(other);
      expect([status, body.code]).toEqual([404, 'SUBJECT_NOT_FOUND']);
      const list = await world.ask('GET /api/papers', { as: other as typeof biller, query: { subject } });
      expect(list.status).toBe(404);
    }
    expect((await print(sender, { subject: 'invoice:INV-9999999' })).status).toBe(404);
    // What belongs to a shipment is not printed here, and an invoice not at the door of the other papers.
    expect((await print(sender, { kind: 'LABELS' })).status).toBe(400);
    expect((await print(sender, { subject: `shipment:${sampleShipment.number}` })).status).toBe(404);
    expect((await world.issue({ kind: 'INVOICE', subject })).status).toBe(400);
  });

  test('of a price that changed is another issue, with what was quoted, taken back and agreed to', async () => {
    const heavier = {
      ...sampleShipment,
      version: sampleShipment.version + 1,
      charged: {
        ...sampleShipment.promise,
        total: 68_000,
        lines: sampleShipment.promise.lines.map((line, place) =>
          place === 0 ? { ...line, amount: line.amount + 5000 } : line,
        ),
      },
    };
    const at = '2026-11-24T15:00:00.000Z';
    const entries = entriesFor(sampleInvoice, heavier, at);
    await store(withEntries(sampleInvoice, sampleInvoice.number, heavier, entries, at));
    const { body } = await print(sender);
    expect((body.paper as IssuedPaper).issue).toBe(2);
    const text = await textAt(body.url);
    for (const said of [
      'Total charged $680.00',
      `Price for what the sender declared: ${dollars(sampleInvoice.promised)}.`,
      'How we got this total',
      'First price removed -$630.00',
      'Charged at the new price',
    ])
      expect(text).toContain(said);
  });
});

test('the PDF of a person without a shipment says whom we did services for, and nothing of a shipment', async () => {
  const own = paidWith({ ...personInvoice, number: 'INV-1000003' }, { amount: 500 });
  await store({ ...own, version: 1 });
  const asked = { subject: `invoice:${own.number}` };
  for (const kind of ['INVOICE', 'PAYMENT_RECEIPT']) {
    const text = await textAt((await print(sender, { ...asked, kind })).body.url);
    expect(text).toContain('Services for Sample Sender');
    for (const unsaid of ['TRACKING', 'WAYBILL', 'freight', 'shipment', 'flight', 'sender'])
      expect(text, kind).not.toContain(unsaid);
  }
  const text = await textAt((await print(sender, asked)).body.url);
  for (const said of ['Missed pickup: Nobody was there at 10.', 'Total charged $20.00', 'No tax is added.'])
    expect(text).toContain(said);
});

test('the receipt says what was paid and how, and what is left; then that all of it is paid', async () => {
  const another = { ...sampleShipment, number: trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES)) };
  await world.put(another);
  const unpaid = { ...sampleInvoice, number: 'INV-1000002', shipment: another.number };
  await store(unpaid);
  const other = paidWith(unpaid, {});
  await store(other);
  const asked = { kind: 'PAYMENT_RECEIPT', subject: `invoice:${other.number}` };
  const first = await textAt((await print(sender, asked)).body.url);
  for (const said of ['Receipt of payment', 'Paid in cash $330.00', 'Left to pay $300.00'])
    expect(first).toContain(said);
  expect(first).not.toContain('Paid in full');
  const transfer = { id: 'second', amount: 30_000, method: 'TRANSFER', reference: 'W-4711' } as const;
  await store(paidWith(other, transfer));
  const { body } = await print(sender, asked);
  expect((body.paper as IssuedPaper).issue).toBe(2);
  const second = await textAt(body.url);
  for (const said of [
    'Paid by bank transfer (W-4711) $300.00',
    'Left to pay Nothing',
    'Paid in full on Nov 24, 2026. Thank you.',
  ])
    expect(second).toContain(said);
});

test('no paper has what the card provider calls a payment', async () => {
  const another = { ...sampleShipment, number: trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES)) };
  await world.put(another);
  const number = 'INV-1000005';
  const online = { id: 'pi_3Qx', reference: 'pi_3Qx', amount: 30_000, method: 'CARD' } as const;
  await store({ ...paidWith({ ...sampleInvoice, number, shipment: another.number }, online), version: 1 });
  for (const kind of ['INVOICE', 'PAYMENT_RECEIPT']) {
    const text = await textAt((await print(sender, { kind, subject: `invoice:${number}` })).body.url);
    expect(text).toContain('Paid by card online $300.00');
    expect(text).not.toContain('pi_');
  }
});
