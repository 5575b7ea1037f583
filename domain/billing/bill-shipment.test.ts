import { describe, expect, test } from 'vitest';
import { randomOf } from '../kernel/random.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { auditInvoice } from './audit.ts';
import { balanceOf, chargedOf, standingCharge, stateOf } from './balance.ts';
import { type BilledShipment, entriesFor, withEntries } from './bill-shipment.ts';
import { isPriceEntry } from './entries.ts';
import type { Invoice } from './invoice.ts';
import { giveCredit } from './take-payment.ts';

const at = '2026-11-20T15:00:00.000Z';
const NUMBER = 'INV-1000001';

/** The invoice after a look at the shipment; the same one when there is nothing to write. */
const look = (before: Invoice | undefined, shipment: BilledShipment): Invoice | undefined => {
  const entries = entriesFor(before, shipment, at);
  return entries.length === 0 ? before : withEntries(before, NUMBER, shipment, entries, at);
};
const looks = (...shipments: readonly BilledShipment[]): Invoice | undefined =>
  shipments.reduce<Invoice | undefined>(look, undefined);
const kinds = (invoice: Invoice | undefined) =>
  invoice?.entries.map((entry) => (isPriceEntry(entry) ? `${entry.kind} ${entry.why}` : entry.kind));

const booked: BilledShipment = sampleShipment;
const agreedAt = '2026-11-24T15:00:00.000Z';
/** The sample shipment at a higher price that its sender agreed to. */
const reweighed = (version: number, total: number): BilledShipment => {
  const charged = {
    total,
    lines: [{ code: 'freight', text: 'Freight, as measured', amount: total }],
    rateCardVersion: 2,
  };
  const measured = { declaredLb: 80, measuredLb: 100, photos: [], at, decidedAt: agreedAt };
  return { ...booked, version, charged, reweigh: { ...charged, ...measured, status: 'APPROVED' } };
};
const inState = (state: BilledShipment['state'], change: Partial<BilledShipment> = {}): BilledShipment => ({
  ...booked,
  version: 9,
  state,
  pieces: booked.pieces.map((piece) => ({ ...piece, state })),
  ...change,
});

describe('the bill of a shipment', () => {
  test('is its price when it is booked, with the lines and the rate card that made it', () => {
    const invoice = looks({ ...booked, promise: { ...booked.promise, quote: 'Q-7K3M9' } });
    expect(invoice?.entries).toEqual([
      {
        kind: 'CHARGE',
        n: 1,
        at,
        shipmentVersion: 2,
        why: 'BOOKED',
        amount: 63_000,
        lines: booked.promise.lines,
        rateCardVersion: 1,
        quote: 'Q-7K3M9',
      },
    ]);
    expect(invoice?.billTo).toContain('Sample Sender');
  });

  test('is nothing before it is booked, for a price of nothing, and once it was canceled', () => {
    const { bookedAt: _, ...draft } = booked;
    const free = { ...booked, promise: { ...booked.promise, total: 0, lines: [] } };
    for (const shipment of [draft, free, inState('CANCELLED')]) expect(looks(shipment)).toBeUndefined();
  });

  test('is written once, however often one looks', () => {
    expect(kinds(looks(booked, booked, { ...booked, version: 3 }))).toEqual(['CHARGE BOOKED']);
  });

  test('waits for the landing of the first piece where the receiver pays, and is in their name', () => {
    const collect = { ...booked, chargesTerm: 'COLLECT' } as const;
    const onItsWay = inState('DEPARTED', { chargesTerm: 'COLLECT' });
    expect(looks(collect, onItsWay)).toBeUndefined();
    const [first, ...others] = onItsWay.pieces;
    if (first === undefined) throw new Error('The sample has pieces.');
    const landed = { ...onItsWay, pieces: [{ ...first, state: 'ARRIVED' as const }, ...others] };
    const invoice = looks(collect, onItsWay, landed);
    expect(kinds(invoice)).toEqual(['CHARGE ARRIVED']);
    expect(invoice?.billTo[0]).toBe(booked.consignee.name);
  });

  test('takes the old price back whole and charges the one that the sender agreed to', () => {
    const invoice = looks(booked, reweighed(4, 70_000));
    expect(kinds(invoice)).toEqual(['CHARGE BOOKED', 'REVERSAL PRICE_CHANGED', 'CHARGE PRICE_CHANGED']);
    expect(invoice?.entries[1]).toMatchObject({ amount: -63_000, of: 1 });
    expect(invoice?.entries[2]).toMatchObject({
      rateCardVersion: 2,
      approved: { by: booked.ownerId, at: agreedAt },
    });
    expect([invoice?.promised, invoice && chargedOf(invoice)]).toEqual([63_000, 70_000]);
  });

  test('stays when an older version of the shipment is seen after a newer one', () => {
    const invoice = looks(booked, reweighed(4, 70_000), reweighed(3, 66_000), booked);
    expect(invoice && chargedOf(invoice)).toBe(70_000);
  });

  test('charges nothing after it was canceled, and keeps what it charged', () => {
    const invoice = looks(booked, inState('CANCELLED'), inState('CANCELLED'));
    expect(kinds(invoice)).toEqual(['CHARGE BOOKED', 'REVERSAL CANCELED']);
    expect(invoice && [chargedOf(invoice), standingCharge(invoice)]).toEqual([0, undefined]);
  });

  test('moves to the receiver when they are to pay after all', () => {
    const collect = inState('BOOKED', { chargesTerm: 'COLLECT' });
    const landed = inState('ARRIVED', { chargesTerm: 'COLLECT', version: 12 });
    expect(kinds(looks(booked, collect, landed))).toEqual([
      'CHARGE BOOKED',
      'REVERSAL PAID_BY_RECEIVER',
      'CHARGE ARRIVED',
    ]);
  });
});

describe('a credit', () => {
  const credited = (amount: number): Invoice => {
    const invoice = looks(booked);
    const asked = { id: 'c', at, by: 'admin-1', reason: 'A dented barrel.', amount };
    const given = invoice && giveCredit(invoice, asked);
    if (!given?.ok) throw new Error('The credit was refused.');
    return given.value.invoice;
  };

  test('ends when the shipment is canceled before anything was paid: nobody is owed money that never came', () => {
    const invoice = look(credited(2_000), inState('CANCELLED'));
    expect(kinds(invoice)).toEqual(['CHARGE BOOKED', 'CREDIT', 'REVERSAL CANCELED', 'CREDIT_ENDED CANCELED']);
    expect(invoice && [balanceOf(invoice), stateOf(invoice), auditInvoice(invoice)]).toEqual([
      { charged: 0, paid: 0, credited: 0, owed: 0 },
      'VOID',
      [],
    ]);
  });

  test('is no more than a lower price, and stays whole below a higher one', () => {
    const lower = look(credited(50_000), reweighed(4, 40_000));
    expect(lower && [balanceOf(lower), auditInvoice(lower)]).toEqual([
      { charged: 40_000, paid: 0, credited: 40_000, owed: 0 },
      [],
    ]);
    const higher = look(credited(2_000), reweighed(4, 70_000));
    expect(higher && balanceOf(higher)).toMatchObject({ credited: 2_000, owed: 68_000 });
  });

  test('above what is charged is found by the audit', () => {
    const invoice = look(credited(2_000), inState('CANCELLED'));
    const withoutEnd = invoice && { entries: invoice.entries.slice(0, -1) };
    expect(withoutEnd && auditInvoice(withoutEnd)).toEqual(['2000 is credited, but only 0 is charged']);
  });
});

test('versions in any order and any number of times end at the last one, and never change an entry', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    const versions = Array.from({ length: 1 + random(8) }, (_, place): BilledShipment => {
      const version = place + 2;
      const kind = random(4);
      if (kind === 0) return inState('CANCELLED', { version });
      return kind === 1 ? { ...booked, version } : reweighed(version, 60_000 + random(5) * 100);
    });
    const last = versions.at(-1) ?? booked;
    const seen = Array.from({ length: 20 }, () => versions[random(versions.length)] ?? last);
    let invoice: Invoice | undefined;
    for (const shipment of [...seen, last]) {
      const before = invoice;
      invoice = look(before, shipment);
      expect(invoice?.entries.slice(0, before?.entries.length ?? 0), `seed ${seed}`).toEqual(
        before?.entries ?? (invoice === undefined ? undefined : []),
      );
      expect(invoice ? auditInvoice(invoice) : [], `seed ${seed}`).toEqual([]);
    }
    const due = last.state === 'CANCELLED' ? 0 : (last.charged ?? last.promise).total;
    expect(invoice ? chargedOf(invoice) : 0, `seed ${seed}`).toBe(due);
  }
});

test('the audit names lines that do not add up, a second reversal, and one of something that was not charged', () => {
  const invoice = looks(booked, reweighed(4, 70_000));
  if (invoice === undefined) throw new Error('There is an invoice.');
  const [first, back, again] = invoice.entries;
  if (first === undefined || back === undefined || again === undefined) throw new Error('It has 3 entries.');
  expect(auditInvoice({ entries: [{ ...first, amount: 62_999 }] })).toEqual([
    'the lines of entry 1 do not make its amount',
  ]);
  expect(auditInvoice({ entries: [first, back, { ...back, n: 3 }] })).toEqual([
    'entry 3 takes back what was not charged',
    'the entries make -63000, but 0 was not taken back',
  ]);
  expect(auditInvoice({ entries: [{ ...back, n: 1 }] })).toContain('entry 1 takes back what was not charged');
  expect(auditInvoice({ entries: [first, { ...again, n: 2 }] })).toEqual([
    'the entries make 133000, but 70000 was not taken back',
  ]);
});
