import { dollars } from '../../kernel/money.ts';
import { printedName } from '../../kernel/person/latin-name.ts';
import type { Brand } from '../../settings/brand.ts';
import { chargesTermWords, incotermWords, purposeWords } from '../../shipments/form/choices.ts';
import { phoneShown } from '../../shipments/form/people.ts';
import { type PieceState, pieceStates } from '../../shipments/lifecycle.ts';
import { type Piece, weightOf } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import { kilogramColumn, kilogramsText, pieceKind, poundsText, sidesText } from './measures.ts';
import { consigneeOf, houseOf, type Party, shipperOf } from './party.ts';

/** A row of a table on a paper. */
type Row = readonly string[];

/** What the papers of a shipment say. Every amount and weight is from here, so that no two papers disagree. */
export interface ShipmentFacts {
  readonly number: string;
  readonly house: Party;
  readonly shipper: Party;
  readonly consignee: Party;
  readonly notify?: Party | undefined;
  /** Number, what it is, sides, pounds, kilograms: one row for each piece. */
  readonly pieces: readonly Row[];
  /** Under the pieces: how many, and what they weigh together. */
  readonly pieceTotal: Row;
  /** Description, Schedule B number, country of origin, quantity, value of one, value of the line. */
  readonly goods: readonly Row[];
  readonly goodsTotal: string;
  /** Charge and amount. */
  readonly charges: readonly Row[];
  readonly chargesTotal: string;
  readonly chargesTerm: string;
  readonly incoterm: string;
  readonly purpose: string;
  readonly service: string;
  readonly insured: boolean;
  /** ITN or the rule that exempts the shipment. */
  readonly exportFiling: string;
}

const isAfter = (state: PieceState, first: PieceState): boolean =>
  pieceStates.indexOf(state) >= pieceStates.indexOf(first);

/** Pieces that were not canceled and have come at least this far. */
export const piecesFrom = (pieces: readonly Piece[], first: PieceState): readonly Piece[] =>
  pieces.filter(({ state }) => state !== 'CANCELLED' && isAfter(state, first));

const countWords = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** How many pieces these are, and what they weigh together: `3 pieces, 220 lb (99.79 kg)`. */
export const pieceTotalWords = (pieces: readonly Piece[]): string => {
  const weight = pieces.reduce((sum, piece) => sum + weightOf(piece), 0);
  return `${countWords(pieces.length)}, ${poundsText(weight)} (${kilogramsText(weight)})`;
};

const goodsRow = ({
  description,
  scheduleB,
  origin,
  quantity,
  unitValue,
}: Shipment['commodities'][number]): Row => [
  description,
  scheduleB ?? '',
  origin ?? '',
  String(quantity),
  dollars(unitValue),
  dollars(Math.round(quantity * unitValue)),
];

const filingText = ({ status, itn, citation }: Shipment['eei']): string => {
  if (status === 'FILED') return `ITN ${itn ?? ''}`;
  return status === 'EXEMPT' ? (citation ?? '') : 'Required, ITN to follow';
};

/** What the papers say about a shipment, for these pieces of it. */
export const shipmentFacts = (
  shipment: Shipment,
  pieces: readonly Piece[],
  brand: Pick<Brand, 'name' | 'facility' | 'phone'>,
): ShipmentFacts => {
  const { number, notifyParty, commodities, declaredValue, promise, chargesTerm, incoterm, purpose } =
    shipment;
  const weight = pieces.reduce((sum, piece) => sum + weightOf(piece), 0);
  const inKilograms = kilogramColumn(pieces.map(weightOf));
  return {
    number,
    house: houseOf(brand),
    shipper: shipperOf(shipment),
    consignee: consigneeOf(shipment),
    notify: notifyParty && {
      name: printedName(notifyParty),
      address: [],
      phone: phoneShown(notifyParty, shipment.to) || undefined,
    },
    pieces: pieces.map((piece, place) => [
      `${piece.n}/${shipment.pieces.length}`,
      pieceKind(piece),
      sidesText(piece.measured?.sides ?? piece.sides),
      poundsText(weightOf(piece)),
      inKilograms[place] ?? '',
    ]),
    pieceTotal: [countWords(pieces.length), '', '', poundsText(weight), kilogramsText(weight)],
    goods: commodities.map(goodsRow),
    goodsTotal: dollars(declaredValue),
    charges: (shipment.charged ?? promise).lines.map(({ text, amount }) => [text, dollars(amount)]),
    chargesTotal: dollars((shipment.charged ?? promise).total),
    chargesTerm:
      chargesTerm === 'PREPAID' ? 'Prepaid (PPD)' : `Collect (COLL): ${chargesTermWords.COLLECT.label}`,
    incoterm: `${incoterm}: ${incotermWords[incoterm].label}`,
    purpose: purposeWords[purpose].label,
    service: shipment.service === 'express' ? 'Express' : 'Standard',
    insured: shipment.insured,
    exportFiling: filingText(shipment.eei),
  };
};
