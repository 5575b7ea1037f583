import { csvLine } from '#domain/kernel/csv.ts';
import { dollars } from '#domain/kernel/money.ts';
import { dayText } from '#domain/papers/content/dates.ts';
import {
  cubicFeet,
  kilogramColumn,
  kilogramsText,
  pieceKind,
  poundsText,
  totalWeight,
} from '#domain/papers/content/measures.ts';
import type { Party } from '#domain/papers/content/party.ts';
import type { Manifest, ManifestRow } from '#domain/shipments/closing/manifest.ts';
import type { Stamp } from '../press/press.ts';
import { openLetter } from './letter.ts';

/** A version of a flight's manifest, with what is said about the flight above it. */
export interface ManifestFacts {
  readonly house: Party;
  readonly manifest: Omit<Manifest, 'by' | 'at'>;
  readonly rows: readonly ManifestRow[];
  readonly mawb: string;
  readonly flight: string;
  readonly day: string;
  /** The time of departure with its zone; absent while nobody has said it. */
  readonly leaves?: string | undefined;
  readonly from: string;
  readonly to: string;
}

const goodsText = ({ goods }: ManifestRow): string =>
  goods.map(({ quantity, description }) => `${quantity} ${description}`).join('; ');

type Packed = ManifestRow['pieces'][number];

/** Customs charge barrels by their size, so it is beside each kind: `2 × 55-gallon barrel (7.35 cu ft each), 1 × box`. */
const packagesText = ({ pieces }: ManifestRow): string =>
  [...Map.groupBy(pieces, pieceKind)]
    .map(([kind, some]) => {
      const size = cubicFeet(some[0] as Packed);
      const words = `${some.length} × ${kind.toLowerCase()}`;
      return size === undefined ? words : `${words} (${size} cu ft${some.length === 1 ? '' : ' each'})`;
    })
    .join(', ');

const securityText = ({ pieces }: ManifestRow): string =>
  [...new Set(pieces.map(({ security }) => security))].toSorted().join(', ');

/** The manifest on paper: one row for each house air waybill, sums below. */
export const printManifest = async (facts: ManifestFacts, stamp: Stamp) => {
  const { manifest, rows, house } = facts;
  const letter = openLetter(
    {
      title: 'Cargo manifest',
      number: `${manifest.flight} version ${manifest.version}`,
      house,
      isWide: true,
    },
    stamp,
  );
  letter.boxes([
    { title: 'MASTER AIR WAYBILL', lines: [facts.mawb], bold: true },
    { title: 'FLIGHT', lines: [facts.flight, dayText(facts.day), ...(facts.leaves ? [facts.leaves] : [])] },
    { title: 'AIRPORT OF DEPARTURE', lines: [facts.from], bold: true },
    { title: 'AIRPORT OF DESTINATION', lines: [facts.to], bold: true },
  ]);
  const inKilograms = kilogramColumn(rows.map(({ pieces }) => totalWeight(pieces)));
  letter.gap();
  letter.table(
    [
      { title: 'HOUSE WAYBILL', share: 21 },
      { title: 'PIECES', share: 21 },
      { title: 'GROSS WEIGHT', share: 17, align: 'right' },
      { title: 'SHIPPER', share: 21 },
      { title: 'CONSIGNEE', share: 22 },
      { title: 'NATURE OF GOODS', share: 30 },
      { title: 'VALUE', share: 17, align: 'right' },
      { title: 'EXPORT FILING', share: 22 },
    ],
    rows.map((row, place) => [
      row.hawb,
      `${row.pieces.length}: ${packagesText(row)}`,
      `${poundsText(totalWeight(row.pieces))} (${inKilograms[place]})`,
      row.shipper,
      `${row.consignee}, ${row.town}`,
      `${goodsText(row)} · ${securityText(row)}`,
      dollars(row.value),
      row.filing,
    ]),
    [
      `${manifest.shipments} shipment${manifest.shipments === 1 ? '' : 's'}`,
      String(manifest.pieces),
      `${poundsText(manifest.thousandthsLb)} (${kilogramsText(manifest.thousandthsLb)})`,
      '',
      '',
      '',
      dollars(manifest.value),
      '',
    ],
  );
  letter.gap();
  letter.signatures([`For ${house.name}`, 'Accepted for the airline: name, date and time']);
  return letter.end();
};

const THOUSANDTHS = 1000;
const CENTS = 100;

/**
 * The same as a table, a row for each piece, in the letters that were typed. Pounds have three decimals, kilograms and values two. The
 * value of a shipment stands beside its first piece alone, so that each column can be summed.
 */
export const manifestCsv = ({ manifest, rows, mawb }: ManifestFacts): Uint8Array => {
  const titles = [
    'Flight',
    'Version',
    'Master air waybill',
    'House air waybill',
    'Tracking number',
    'Piece',
    'Package',
    'Barrel capacity cu ft',
    'Gross weight lb',
    'Gross weight kg',
    'Security status',
    'Shipper',
    'Consignee',
    'Town',
    'Goods',
    'Shipment value USD',
    'Export filing',
    'Incoterm',
    'Charges',
  ];
  const weights = rows.flatMap(({ pieces }) => pieces.map(({ thousandthsLb }) => thousandthsLb));
  const inKilograms = kilogramColumn(weights)
    .map((text) => text.replace(/[^\d.]/g, ''))
    .values();
  const lines = rows.flatMap((row) =>
    row.pieces.map(({ n, kind, barrel, thousandthsLb, security }, place) =>
      csvLine([
        manifest.flight,
        manifest.version,
        mawb,
        row.hawb,
        row.number,
        n,
        pieceKind({ kind, barrel }),
        cubicFeet({ barrel }) ?? '',
        (thousandthsLb / THOUSANDTHS).toFixed(3),
        inKilograms.next().value ?? '',
        security,
        row.shipper,
        row.consignee,
        row.town,
        goodsText(row),
        place === 0 ? (row.value / CENTS).toFixed(2) : '',
        row.filing,
        row.incoterm,
        row.chargesTerm,
      ]),
    ),
  );
  // Spreadsheets take the file for UTF-8 only with this mark.
  return Buffer.from(`\ufeff${csvLine(titles)}${lines.join('')}`, 'utf8');
};
