import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partlyPaid } from '#domain/billing/testing/sample-invoice.ts';
import { invoiceFacts } from '#domain/papers/content/invoice-facts.ts';
import { labelsOf } from '#domain/papers/content/labels.ts';
import { houseOf } from '#domain/papers/content/party.ts';
import { piecesFrom, shipmentFacts } from '#domain/papers/content/shipment-facts.ts';
import { sampleSignature } from '#domain/runs/testing/sample-driving.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { otherBrand, sampleWordsIn } from '#domain/settings/testing/other-brand.ts';
import { rowsOf, totalsOf } from '#domain/shipments/closing/manifest.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { printBill, printPaymentReceipt } from '#lambdas/papers/print/invoice.ts';
import { labelPdf } from '#lambdas/papers/print/label-pdf.ts';
import { manifestCsv, printManifest } from '#lambdas/papers/print/manifest.ts';
import {
  printInvoice,
  printPackingList,
  printReceipt,
  printWaybill,
} from '#lambdas/papers/print/shipment-papers.ts';
import { textOf } from '../../support/pdf.ts';

const stamp = { issuedAt: '2026-11-23T15:00:00.000Z', issue: 1 };
const waybill = {
  hawb: 'SKB-12345675',
  mawb: '016-12345675',
  from: 'JFK',
  to: 'GEO, Guyana',
  flight: 'Sample Air 123',
  day: '2026-11-27',
};
const factsOf = (change: Partial<Shipment> = {}) => {
  const shipment = { ...sampleShipment, ...change };
  return shipmentFacts(shipment, piecesFrom(shipment.pieces, 'BOOKED'), defaultBrand);
};
/** A paper in one line, as a reader of another make extracts it. */
const read = async (paper: Promise<{ readonly bytes: Uint8Array }>): Promise<string> =>
  (await textOf((await paper).bytes)).join(' ').replaceAll(/\s+/g, ' ');
const flat = (text: string): string => text.replaceAll(/\s+/g, '');

const papers = {
  waybill: (facts: ReturnType<typeof factsOf>) => printWaybill(facts, waybill, stamp),
  receipt: (facts: ReturnType<typeof factsOf>) => printReceipt(facts, stamp),
  invoice: (facts: ReturnType<typeof factsOf>) => printInvoice(facts, stamp),
  'packing list': (facts: ReturnType<typeof factsOf>) => printPackingList(facts, stamp),
};

test('the receipt says what our driver counted at the door, when, and who signed', async () => {
  const pickup = {
    at: 'December 8, 2026 at 10:20 AM',
    counted: '2 boxes, 1 barrel of 55 gallons',
    signer: 'Sample Sender',
    signature: sampleSignature,
  };
  const text = await read(printReceipt(factsOf(), stamp, pickup));
  expect(text).toContain('Fetched from the sender on December 8, 2026 at 10:20 AM.');
  expect(text).toContain('Our driver counted 2 boxes, 1 barrel of 55 gallons.');
  expect(text).toContain('Handed over by Sample Sender');
  const without = await read(papers.receipt(factsOf()));
  expect(without).toContain('Handed in by');
  expect(without).not.toContain('Fetched from');
});

test('the waybill has its numbers, the flight, each charge to the cent and the sum of them', async () => {
  const text = await read(papers.waybill(factsOf()));
  for (const said of ['SKB-12345675', '016-12345675', 'JFK', 'GEO, Guyana', 'Sample Air 123', 'Nov 27, 2026'])
    expect(text).toContain(said);
  for (const said of [
    '$280.00',
    '$350.00',
    '$630.00',
    'Prepaid (PPD)',
    '220 lb',
    '99.79 kg',
    'NOEEI 30.37(a)',
  ])
    expect(text).toContain(said);
});

test('the invoice has the value of each line and their sum, and no price of ours', async () => {
  const text = await read(papers.invoice(factsOf()));
  for (const said of [
    '+1 201-555-0142',
    'Rice and canned food',
    '$3.00',
    '$120.00',
    '$25.00',
    '$100.00',
    '$220.00',
    'A gift',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('$630.00');
});

test('the packing list has no values', async () => {
  expect(await read(papers['packing list'](factsOf()))).not.toContain('$');
});

test('under another brand at another place, no paper has a word of the sample brand, its airports or its place', async () => {
  const shipper = {
    ...sampleShipment.shipper,
    phone: '+13055550199',
    address: ['7 Quay Road, Hialeah, FL 33010'],
  };
  const shipment = { ...sampleShipment, shipper };
  const from = { ...waybill, hawb: 'OTH-12345675', from: 'MIA' };
  const printed = async (brand: typeof defaultBrand): Promise<string> => {
    const facts = shipmentFacts(shipment, piecesFrom(shipment.pieces, 'BOOKED'), brand);
    const bill = invoiceFacts({ ...partlyPaid, billTo: ['Ann'] }, shipment, brand);
    const labels = labelsOf({ shipment, flights: [], brand });
    return [
      await read(printWaybill(facts, from, stamp)),
      ...(await Promise.all(
        [printReceipt, printInvoice, printPackingList].map((print) => read(print(facts, stamp))),
      )),
      await read(printBill(bill, stamp)),
      await read(printPaymentReceipt(bill, stamp)),
      await read(labelPdf(labels, { title: 'Labels', issuedAt: stamp.issuedAt })),
    ].join(' ');
  };
  expect(sampleWordsIn(await printed(otherBrand))).toEqual([]);
  expect(sampleWordsIn(await printed(defaultBrand))).toEqual(expect.arrayContaining(['Kearny', 'NJ']));
});

const pounds = (thousandths: number): string =>
  `${(thousandths / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })} lb`;
const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** The weight in the row of each piece, in the order of the rows. */
const weightsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<!\S)\d+\/\d+ Box .*?([\d.,]+ lb)/g)].map(([, weight]) => weight ?? '');

test('whatever the amounts and weights are, declared or measured, papers say what the data says, to the cent and the ounce', async () => {
  const piece = sampleShipment.pieces.find(({ kind }) => kind === 'BOX');
  const [line] = sampleShipment.commodities;
  if (!piece || !line) throw new Error('The sample is empty.');
  const weight = fc.integer({ min: 1, max: 500_000 });
  const weighed = fc.array(fc.record({ declared: weight, measured: fc.option(weight, { nil: undefined }) }), {
    minLength: 1,
    maxLength: 4,
  });
  const goods = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9_999 }),
      unitValue: fc.integer({ min: 1, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(weighed, goods, async (found, lines) => {
      const declaredValue = sum(lines.map(({ quantity, unitValue }) => quantity * unitValue));
      const pieces = found.map(({ declared, measured }, place) => ({
        ...piece,
        n: place + 1,
        thousandthsLb: declared,
        ...(measured === undefined
          ? {}
          : { measured: { thousandthsLb: measured, at: stamp.issuedAt, by: 'dock-1' } }),
      }));
      const shipment = { pieces, commodities: lines.map((one) => ({ ...line, ...one })), declaredValue };
      const facts = factsOf(shipment);
      const counted = found.map(({ declared, measured }) => measured ?? declared);
      for (const print of [papers.waybill, papers.receipt, papers['packing list']]) {
        const text = await read(print(facts));
        expect(weightsIn(text)).toEqual(counted.map(pounds));
        expect(text).toContain(
          `${pieces.length} piece${pieces.length === 1 ? '' : 's'} ${pounds(sum(counted))}`,
        );
      }
      const invoice = await read(papers.invoice(facts));
      for (const { quantity, unitValue } of lines)
        expect(invoice).toContain(`${dollars(unitValue)} ${dollars(quantity * unitValue)}`);
      expect(invoice).toContain(`Total in U.S. dollars (USD) ${dollars(declaredValue)}`);
      const listed = pieces.map((one) => ({
        ...one,
        state: 'MANIFESTED' as const,
        security: 'SPX' as const,
      }));
      const rows = rowsOf([{ ...sampleShipment, ...shipment, pieces: listed }], {
        flight: 'GY-2026-11-27',
        isClosing: false,
      });
      expect(totalsOf(rows)).toMatchObject({ thousandthsLb: sum(counted), value: declaredValue });
      const labels = labelsOf({
        shipment: { ...sampleShipment, ...shipment },
        flights: [],
        brand: defaultBrand,
      });
      expect(labels.map((label) => label.weight.split(' · ')[0])).toEqual(counted.map(pounds));
    }),
    { numRuns: 8 },
  );
});

test.each(Object.entries(papers))(
  'what no font draws is on the %s in Latin letters, and is never dropped',
  async (_, print) => {
    const consignee = { ...sampleShipment.consignee, name: '山田 Sample' };
    expect(flat(await read(print(factsOf({ consignee }))))).toContain('ShanTianSample');
  },
);

describe.each(Object.entries(papers))('the %s', (_, print) => {
  test.each([
    ['markup', '<b>Sample</b> & "Co" (x) Tj %PDF'],
    ['forty letters', 'Wolfeschlegelsteinhausenbergerdorffsampl'],
    ['Polish and Turkish', 'Żółć Şükrü Łukasz'],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
  ])('has a name with %s whole', async (__, name) => {
    const consignee = { ...sampleShipment.consignee, name };
    expect(flat(await read(print(factsOf({ consignee }))))).toContain(flat(name));
  });
});

test('every letter of Latin script is printed as itself', async () => {
  const ranges = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const;
  const letters = ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((letter) => /\p{Script=Latin}/u.test(letter) && letter.normalize('NFC') === letter);
  const names = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
    letters.slice(at * 40, at * 40 + 40).join(''),
  );
  const facts = factsOf({
    commodities: names.map((description) => ({ description, quantity: 1, unitValue: 100, notThat: false })),
  });
  const text = flat(await read(papers['packing list'](facts)));
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

describe('the manifest', () => {
  const shipments = [
    { ...sampleShipment, state: 'MANIFESTED' as const },
    {
      ...sampleShipment,
      number: '7K3M9-Q2X4T-C',
      hawb: 'SKB-00000022',
      consignee: { ...sampleShipment.consignee, name: '=Nguyễn "Co", <b>' },
    },
  ].map((shipment) => ({
    ...shipment,
    pieces: shipment.pieces.map((piece) => ({
      ...piece,
      state: 'MANIFESTED' as const,
      security: 'SPX' as const,
    })),
  }));
  const rows = rowsOf(shipments, { flight: 'GY-2026-11-27', isClosing: false });
  const facts = {
    house: houseOf(defaultBrand),
    manifest: { flight: 'GY-2026-11-27', version: 2, ...totalsOf(rows) },
    rows,
    mawb: '016-12345675',
    flight: 'Sample Air 123',
    day: '2026-11-27',
    from: 'JFK',
    to: 'GEO, Guyana',
  };

  test('has each shipment and the sums of all', async () => {
    const text = await read(printManifest(facts, stamp));
    for (const said of [
      '016-12345675',
      'version 2',
      'SKB-12345675',
      'SKB-00000022',
      '220 lb',
      '440 lb',
      '$440.00',
    ])
      expect(text).toContain(said);
    expect(flat(text)).toContain(flat('=Nguyễn "Co", <b>'));
  });

  test('is a table too, with a row for each piece, and no name is a formula', () => {
    const [titles = '', ...lines] = Buffer.from(manifestCsv(facts))
      .toString('utf8')
      .split('\r\n')
      .filter(Boolean);
    expect(titles.startsWith('\ufeffFlight,Version,Master air waybill')).toBe(true);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain(`,"'=Nguyễn ""Co"", <b>",`);
    expect(lines[0]).toContain(',140.000,63.50,SPX,');
    expect(lines[0]).toContain(',220.00,');
    // The value of a shipment stands once, so that the column can be summed.
    expect(lines.filter((line) => line.includes(',220.00,'))).toHaveLength(2);
  });

  test('goes on with its heading on the next page', async () => {
    const many = Array.from(
      { length: 60 },
      (_, at) => ({ ...rows[0], hawb: `SKB-${10_000_000 + at}` }) as (typeof rows)[0],
    );
    const { bytes, pages } = await printManifest({ ...facts, rows: many }, stamp);
    const texts = await textOf(bytes);
    expect(texts).toHaveLength(pages);
    expect(texts.every((text) => text.includes('HOUSE WAYBILL'))).toBe(true);
    expect(many.filter(({ hawb }) => texts.filter((text) => text.includes(hawb)).length !== 1)).toEqual([]);
  });
});
