import { dayText } from '#domain/papers/content/dates.ts';
import type { PickupFacts } from '#domain/papers/content/pickup-facts.ts';
import type { ShipmentFacts } from '#domain/papers/content/shipment-facts.ts';
import type { Stamp } from '../press/press.ts';
import { contentsTable, piecesTable, valuesTable } from './goods-tables.ts';
import { openLetter, partyLines } from './letter.ts';

/** The flight of a waybill, in words. */
export interface WaybillFacts {
  readonly hawb: string;
  readonly mawb: string;
  readonly from: string;
  readonly to: string;
  readonly flight: string;
  readonly day: string;
}

const parties = ({ shipper, consignee, notify }: ShipmentFacts) => [
  { title: 'SHIPPER’S NAME AND ADDRESS', lines: partyLines(shipper) },
  { title: 'CONSIGNEE’S NAME AND ADDRESS', lines: partyLines(consignee) },
  ...(notify ? [{ title: 'ALSO NOTIFY', lines: partyLines(notify) }] : []),
];

/** The house air waybill, with the field names of the trade. */
export const printWaybill = async (facts: ShipmentFacts, waybill: WaybillFacts, stamp: Stamp) => {
  const letter = openLetter({ title: 'House air waybill', number: waybill.hawb, house: facts.house }, stamp);
  letter.boxes(parties(facts));
  letter.boxes([
    { title: 'AIRPORT OF DEPARTURE', lines: [waybill.from], bold: true },
    { title: 'AIRPORT OF DESTINATION', lines: [waybill.to], bold: true },
    { title: 'FLIGHT AND DATE', lines: [waybill.flight, dayText(waybill.day)] },
    { title: 'MASTER AIR WAYBILL', lines: [waybill.mawb] },
  ]);
  letter.boxes([
    { title: 'CURRENCY', lines: ['USD'] },
    { title: 'CHARGES', lines: [facts.chargesTerm] },
    { title: 'DECLARED VALUE FOR CARRIAGE', lines: ['No value declared (NVD)'] },
    { title: 'DECLARED VALUE FOR CUSTOMS', lines: [facts.goodsTotal] },
    { title: 'INSURANCE', lines: [facts.insured ? 'Insured for the declared value' : 'Not insured'] },
  ]);
  letter.boxes([
    { title: 'HANDLING INFORMATION', lines: [`${facts.service} service. ${facts.incoterm}.`] },
    { title: 'EXPORT FILING (EEI)', lines: [facts.exportFiling] },
    { title: 'TRACKING NUMBER', lines: [facts.number], bold: true },
  ]);
  letter.gap();
  piecesTable(letter, facts);
  letter.gap();
  letter.heading('Nature and quantity of goods');
  contentsTable(letter, facts);
  letter.gap();
  letter.table(
    [
      { title: 'WEIGHT CHARGE AND OTHER CHARGES', share: 80 },
      { title: 'AMOUNT', share: 20, align: 'right' },
    ],
    facts.charges,
    [`Total, ${facts.chargesTerm}`, facts.chargesTotal],
  );
  letter.gap();
  letter.paragraph(
    `Goods are carried under the terms of ${facts.house.name}. They are on our website on the page “Terms”, and we give you a copy at the counter.`,
    8.5,
  );
  letter.signatures([
    'Signature of shipper or agent',
    `For ${facts.house.name}, issuing agent: signature, date and place`,
  ]);
  return letter.end();
};

/** The receipt for what is at our dock, with how it came into our van where a driver fetched it. */
export const printReceipt = async (facts: ShipmentFacts, stamp: Stamp, pickup?: PickupFacts) => {
  const { house } = facts;
  const letter = openLetter({ title: 'Receipt of goods', number: facts.number, house }, stamp);
  letter.boxes(parties(facts));
  letter.gap();
  letter.paragraph(`${house.name} has received these pieces for carriage by air:`, 10.5);
  piecesTable(letter, facts);
  letter.gap();
  letter.heading('What is in them, as the sender declared it');
  contentsTable(letter, facts);
  letter.gap();
  if (pickup !== undefined)
    letter.paragraph(
      `Fetched from the sender on ${pickup.at}. Our driver counted ${pickup.counted || 'nothing'}. ${pickup.signer} handed it over and signed.`,
    );
  letter.paragraph(
    'We did not open the pieces to count what is in them. Keep this receipt until they are delivered.',
  );
  const handedIn = pickup === undefined ? 'Handed in by' : `Handed over by ${pickup.signer}`;
  letter.signatures([`For ${house.name}`, handedIn], [undefined, pickup?.signature]);
  return letter.end();
};

/** The commercial invoice for customs, made from what the sender declared. */
export const printInvoice = async (facts: ShipmentFacts, stamp: Stamp) => {
  const letter = openLetter({ title: 'Commercial invoice', number: facts.number, house: facts.house }, stamp);
  const { shipper, consignee, notify } = facts;
  letter.boxes([
    { title: 'EXPORTER (SHIPPER)', lines: partyLines(shipper) },
    { title: 'CONSIGNEE', lines: partyLines(consignee) },
    ...(notify ? [{ title: 'ALSO NOTIFY', lines: partyLines(notify) }] : []),
  ]);
  letter.boxes([
    { title: 'REASON FOR EXPORT', lines: [facts.purpose] },
    { title: 'TERMS OF DELIVERY', lines: [facts.incoterm] },
    { title: 'CURRENCY', lines: ['USD'] },
    { title: 'PACKAGES', lines: [facts.pieceTotal[0] ?? ''] },
    { title: 'GROSS WEIGHT', lines: [facts.pieceTotal[3] ?? '', facts.pieceTotal[4] ?? ''] },
  ]);
  letter.gap();
  valuesTable(letter, facts);
  letter.gap();
  letter.boxes([{ title: 'EXPORT FILING (EEI)', lines: [facts.exportFiling] }]);
  letter.gap();
  letter.paragraph('The shipper declares that everything on this invoice is true and complete.');
  letter.signatures(['Name of shipper', 'Signature', 'Date']);
  return letter.end();
};

/** The packing list: pieces and contents, without values. */
export const printPackingList = async (facts: ShipmentFacts, stamp: Stamp) => {
  const letter = openLetter({ title: 'Packing list', number: facts.number, house: facts.house }, stamp);
  letter.boxes(parties(facts));
  letter.gap();
  piecesTable(letter, facts);
  letter.gap();
  letter.heading('Contents');
  contentsTable(letter, facts);
  return letter.end();
};
