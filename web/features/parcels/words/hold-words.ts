import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';

interface HoldWords {
  /** On a badge. */
  readonly name: string;
  /** What it is about, and what its owner does. */
  readonly text: string;
}

/** Holds as their owner reads them. */
export const holdWords: Readonly<Record<ParcelHold, HoldWords>> = {
  INVOICE_MISSING: {
    name: 'Invoice missing',
    text: 'Customs asks for the invoice of the store: a photo or a PDF of the order with its prices.',
  },
  VALUE_MISSING: {
    name: 'Value missing',
    text: 'Say what is inside, and what one of each cost.',
  },
  DANGERS_UNANSWERED: {
    name: 'One question open',
    text: 'The airline asks whether there are batteries, perfume, spray cans or the like inside.',
  },
  DG_REVIEW: {
    name: 'We look at it',
    text: 'There is something inside that we look at before it flies. Nothing for you to do: we tell you what can go.',
  },
  DISPOSE_OR_RETURN: {
    name: 'May not fly',
    text: 'Something inside may not fly. Have it sent back to the store, or agree that we dispose of it.',
  },
  FORM_1583: {
    name: 'Form 1583 missing',
    text: 'U.S. Mail (USPS) brought it, and we may give U.S. Mail to you only with your signed Form 1583.',
  },
};
