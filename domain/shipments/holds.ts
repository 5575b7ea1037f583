import { exportFilingAbove } from '../carriage/export-filing.ts';
import type { Permission } from '../kernel/permissions.ts';

/** What a hold can block: a place on a flight, the list of the flight, handing over to the receiver. */
export const holdSteps = ['booking', 'manifest', 'handover'] as const;
export type HoldStep = (typeof holdSteps)[number];

export const holdKinds = [
  'UNIDENTIFIED',
  'INVOICE_MISSING',
  'DG_REVIEW',
  'PAYMENT_DUE',
  'OVERSIZE',
  'EXPORT_CONTROL',
  'EIN_MISSING',
  'CUSTOMS_EXAM',
  'DAMAGE',
  'KYC_1583',
  'REWEIGH',
  'SECOND_SCREENING',
] as const;
export type HoldKind = (typeof holdKinds)[number];

/** One of the holds: what places it, what it blocks, who clears it and how. */
export interface Hold {
  readonly name: string;
  /** What places it, in a sentence. */
  readonly placedWhen: string;
  readonly blocks: readonly HoldStep[];
  /** The right to place it by hand. Absent for holds that only the system places. */
  readonly placedBy?: Permission;
  /** The right to clear it at the desk. Absent for holds that what happened elsewhere clears. */
  readonly clearedBy?: Permission;
  /** The right to do what clears it, where that happens at the desk and nobody clears it by hand. */
  readonly settledWith?: Permission;
  /** Whether the sender can clear it: with a word to us, with a paper that they add, or by a decision or a signature on its page; after these it goes by itself. */
  readonly byCustomer: boolean | 'with a paper' | 'by a decision' | 'with a signature';
  /** What the sender reads. */
  readonly meaning: string;
  /** What clears it, in a sentence for whoever can. */
  readonly remedy: string;
}

/** The holds and what each is for (trade.md, Holds). */
export const holds: Readonly<Record<HoldKind, Hold>> = {
  UNIDENTIFIED: {
    name: 'Owner or contents not known',
    placedWhen: 'A piece came without a label that we can read.',
    blocks: ['manifest'],
    placedBy: 'piece.manage',
    clearedBy: 'piece.manage',
    byCustomer: false,
    meaning: 'A piece came without a label that we can read. We are finding out which one it is.',
    remedy: 'Match the piece with its label, then clear the hold.',
  },
  INVOICE_MISSING: {
    name: 'Invoice missing',
    placedWhen: 'Goods for sale, samples and returns were booked without an invoice.',
    blocks: ['manifest'],
    placedBy: 'shipment.manage',
    clearedBy: 'shipment.manage',
    byCustomer: 'with a paper',
    meaning: 'Customs asks for an invoice with these goods.',
    remedy: 'Add the invoice or the store receipt under papers. This is then cleared automatically.',
  },
  DG_REVIEW: {
    name: 'Goods to be checked',
    placedWhen: 'An answer or a word on the packing list names goods that can be dangerous on a plane.',
    blocks: ['manifest'],
    placedBy: 'piece.manage',
    clearedBy: 'shipment.manage',
    byCustomer: false,
    meaning:
      'Some of these goods can be dangerous on a plane. We will look at the list and tell you what can fly.',
    remedy:
      'Check the goods against the rules of the carrier, write down what was found, then clear the hold.',
  },
  PAYMENT_DUE: {
    name: 'Payment due',
    placedWhen:
      'The sender pays and it was booked, or the receiver pays and it has landed. What the credit account of the sender takes is not held. A refund or a higher price places it again.',
    blocks: ['manifest', 'handover'],
    // Whoever takes money settles it by the invoice. To send goods unpaid is for billing to decide.
    clearedBy: 'invoice.manage',
    byCustomer: false,
    meaning: 'It is not paid yet. Open it to see how much to pay, and by when.',
    remedy:
      'Take the payment on the invoice. This is then cleared automatically. To send it unpaid, clear it here and write why.',
  },
  OVERSIZE: {
    name: 'Size or weight to be confirmed',
    placedWhen: 'A box or barrel is larger or heavier than we carry without looking at it first.',
    blocks: ['booking', 'manifest'],
    placedBy: 'piece.manage',
    clearedBy: 'shipment.manage',
    byCustomer: false,
    meaning:
      'A piece is very large or heavy. We check first that a plane can take it, and confirm the price.',
    remedy: 'Check that the carrier takes the piece, confirm the price, then clear the hold.',
  },
  EXPORT_CONTROL: {
    name: 'Export filing needed',
    placedWhen: `One kind of goods is worth more than ${exportFilingAbove} to one receiver on one flight, or needs a license.`,
    blocks: ['manifest'],
    placedBy: 'shipment.manage',
    clearedBy: 'shipment.manage',
    byCustomer: false,
    meaning: 'We are filing your export papers.',
    remedy: 'File the export at least two hours before the flight, then enter the ITN here.',
  },
  EIN_MISSING: {
    name: 'Tax number and signature missing',
    placedWhen: 'An export filing is needed, and the sender has not given an EIN and signed for it.',
    blocks: ['manifest'],
    byCustomer: 'with a signature',
    meaning:
      'The U.S. asks for an export filing. We file it for you, with your tax number (EIN) and your signature.',
    remedy: 'The sender gives the EIN and signs, on the page of the shipment in their account.',
  },
  CUSTOMS_EXAM: {
    name: 'Customs inspection',
    placedWhen: 'Customs at the destination wants to see the goods.',
    blocks: ['handover'],
    placedBy: 'shipment.manage',
    clearedBy: 'shipment.manage',
    byCustomer: false,
    meaning: 'Customs at the destination wants to see the goods.',
    remedy: 'Wait for customs, then clear the hold.',
  },
  DAMAGE: {
    name: 'Damaged',
    placedWhen: 'A piece was damaged when we received or handled it.',
    blocks: ['manifest'],
    placedBy: 'piece.manage',
    clearedBy: 'shipment.manage',
    byCustomer: true,
    meaning: 'A piece is damaged. Tell us if we should send it as it is, or call us to have it repacked.',
    remedy: 'Repack it, or get a yes from the sender, then clear the hold.',
  },
  KYC_1583: {
    name: 'Mailbox form missing',
    placedWhen: 'Goods came through a mailbox whose Form 1583 is not approved.',
    blocks: ['manifest'],
    placedBy: 'shipment.manage',
    clearedBy: 'shipment.manage',
    byCustomer: false,
    meaning: 'USPS asks for Form 1583 before we forward mail from your mailbox.',
    remedy: 'Approve Form 1583 of the mailbox, then clear the hold.',
  },
  SECOND_SCREENING: {
    name: 'Second screening',
    placedWhen: 'The screening of a piece set off an alarm.',
    blocks: ['manifest'],
    settledWith: 'piece.manage',
    byCustomer: false,
    meaning: 'Security will look at a piece once more before it flies.',
    remedy: 'Screen the piece in another way at the dock. When it passes, the hold is cleared automatically.',
  },
  REWEIGH: {
    name: 'New price to agree to',
    placedWhen: 'Pieces weigh or measure more than 10% over what was declared.',
    blocks: ['manifest'],
    byCustomer: 'by a decision',
    meaning:
      'It weighs or measures more than you told us, so it costs more. Nothing is charged and nothing flies before you approve the new price.',
    remedy: 'The sender agrees to the new price or cancels, in their account or by telling you.',
  },
};

/** Holds that only we work on: they take nothing of what the sender has to do. */
const ourWork: readonly HoldKind[] = [
  'UNIDENTIFIED',
  'DG_REVIEW',
  'OVERSIZE',
  'EXPORT_CONTROL',
  'SECOND_SCREENING',
];

/** Whether a hold waits for nobody but us, so that its sender has nothing to do. */
export const isOurWork = (kind: HoldKind): boolean => ourWork.includes(kind);

interface Placed {
  readonly kind: HoldKind;
}

/** The holds that block a step now. */
export const blocking = <One extends Placed>(placed: readonly One[], step: HoldStep): readonly One[] =>
  placed.filter(({ kind }) => holds[kind].blocks.includes(step));
