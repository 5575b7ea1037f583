/** What a shipment is for. Customs of the destination treats these differently. */
export const purposes = ['GIFT', 'PERSONAL_EFFECTS', 'MERCHANDISE', 'SAMPLE', 'RETURN'] as const;
export type Purpose = (typeof purposes)[number];

/** Who pays us: the sender before the flight, or the receiver at the destination. */
export const chargesTerms = ['PREPAID', 'COLLECT'] as const;
export type ChargesTerm = (typeof chargesTerms)[number];

/** Who pays duty and taxes at the destination: the receiver (DAP) or the sender (DDP). */
export const incoterms = ['DAP', 'DDP'] as const;
export type Incoterm = (typeof incoterms)[number];

/** How the goods come to our dock. */
export const waysToDock = ['DROP_OFF', 'PICKUP', 'MAILBOX'] as const;

/** The same as the desk reads it. */
export const wayToDockWords: Readonly<Record<(typeof waysToDock)[number], string>> = {
  DROP_OFF: 'The sender brings it',
  PICKUP: 'We pick it up',
  MAILBOX: 'Parcels of the sender’s mailbox, which are with us',
};

/** One answer to a question of the booking, as people read it. */
interface Choice {
  readonly label: string;
  readonly meaning: string;
}

type Words<Value extends string> = Readonly<Record<Value, Choice>>;

export const purposeWords: Words<Purpose> = {
  GIFT: { label: 'A gift', meaning: 'For family or friends. They do not pay you for it.' },
  PERSONAL_EFFECTS: {
    label: 'Personal effects',
    meaning: 'Used things that belong to you or the receiver, such as clothes and household goods.',
  },
  MERCHANDISE: { label: 'Goods to sell', meaning: 'Stock for a shop or business, or goods someone bought.' },
  SAMPLE: { label: 'A sample', meaning: 'Shows what goods are like. It will not be sold.' },
  RETURN: { label: 'A return or repair', meaning: 'Goes back to its owner or maker.' },
};

export const chargesTermWords: Words<ChargesTerm> = {
  PREPAID: { label: 'I pay', meaning: 'You pay us before it flies.' },
  COLLECT: { label: 'The receiver pays', meaning: 'They pay when they collect it.' },
};

export const incotermWords: Words<Incoterm> = {
  DAP: {
    label: 'The receiver pays duty and taxes',
    meaning: 'Customs tells them the amount when the goods are there. In the trade this is called DAP.',
  },
  DDP: {
    label: 'I pay duty and taxes',
    meaning:
      'Customs sets the amount when the goods are there, and we tell you. It is not in the price. In the trade this is called DDP.',
  },
};

/** The answers as a clerk reads them, who fills the form in for its sender. */
export const deskWords: {
  readonly purpose: Words<Purpose>;
  readonly chargesTerm: Words<ChargesTerm>;
  readonly incoterm: Words<Incoterm>;
} = {
  purpose: {
    ...purposeWords,
    GIFT: { ...purposeWords.GIFT, meaning: 'For family or friends. They do not pay the sender for it.' },
    PERSONAL_EFFECTS: {
      ...purposeWords.PERSONAL_EFFECTS,
      meaning: 'Used things that belong to the sender or the receiver, such as clothes and household goods.',
    },
  },
  chargesTerm: {
    ...chargesTermWords,
    PREPAID: { label: 'The sender pays', meaning: 'They pay us before it flies.' },
  },
  incoterm: {
    ...incotermWords,
    DDP: {
      label: 'The sender pays duty and taxes',
      meaning:
        'Customs sets the amount when the goods are there, and we tell them. It is not in the price. In the trade this is called DDP.',
    },
  },
};

/** The same as senders read them. */
export const ownWords: typeof deskWords = {
  purpose: purposeWords,
  chargesTerm: chargesTermWords,
  incoterm: incotermWords,
};
