import type { Act } from '#domain/next-step/next-step.ts';
import { type HoldKind, isOurWork } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

type Held = Pick<Shipment, 'holds'>;

/** The hold that an act of the sender clears. */
const heldUntil: Partial<Readonly<Record<Act, HoldKind>>> = {
  ANSWER_DAMAGE: 'DAMAGE',
  SEND_PAPER: 'INVOICE_MISSING',
  SEND_FORM_1583: 'KYC_1583',
  PAY: 'PAYMENT_DUE',
};

const wordsOf = ({ kind, note, by }: Held['holds'][number]): readonly string[] => {
  if (note === undefined || note === '') return [];
  if (by !== 'system') return [`We wrote: ${note}`];
  return kind === 'DG_REVIEW' ? [`It is about: ${note}`] : [];
};

/** What we wrote about what the sender has to do. */
export const notesOfAct = ({ holds }: Held, act: Act): readonly string[] =>
  holds.filter(({ kind }) => kind === heldUntil[act]).flatMap(wordsOf);

/** What we wrote about what we are doing. */
export const notesOfOurs = ({ holds }: Held): readonly string[] =>
  holds.filter(({ kind }) => isOurWork(kind) || kind === 'CUSTOMS_EXAM').flatMap(wordsOf);
