/** How long the page of the card provider is open for somebody who pays, in milliseconds. Stripe's least is half an hour. */
export const OPEN_MS = 35 * 60_000;

/** What somebody went to the card provider to pay. */
export interface LeftForCard {
  /** What was to be paid on the invoice then, and what of it they went to pay, in cents. */
  readonly owed: number;
  readonly amount: number;
  /** When they left, in milliseconds since 1970. */
  readonly at: number;
  /** Whether they have come back, having paid. */
  readonly isBack: boolean;
}

interface Back {
  /** How they came to the page: `paid` or `closed` back from the card provider. Anything else came another way. */
  readonly came: string | null;
  /** Undefined where this browser does not remember that they left. */
  readonly left: LeftForCard | undefined;
  /** Cents that are to be paid, as the invoice says now. */
  readonly owed: number;
  /** Whether a page of the card provider is open for the invoice. Undefined until we know. */
  readonly isPaying: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What is true for somebody who may have paid by card: `ASKED` did not, `ARRIVED` is on the invoice, `WAITS` is not yet there and is asked for
 * nothing, `UNHEARD` is not there although no page of the card provider is open any more.
 */
export const afterCard = ({
  came,
  left,
  owed,
  isPaying = true,
  now,
}: Back): 'ASKED' | 'ARRIVED' | 'WAITS' | 'UNHEARD' => {
  if (came === 'closed' || (came !== 'paid' && left?.isBack !== true)) return 'ASKED';
  if (owed === 0 || (left !== undefined && owed < left.owed)) return 'ARRIVED';
  // The page closes before the message of the payment is on the invoice: who remembers leaving waits for the whole of its time.
  const isOpen = left === undefined ? isPaying : now < left.at + OPEN_MS;
  return isOpen ? 'WAITS' : 'UNHEARD';
};
