import { dueWords } from '../billing/accounts/words.ts';
import type { HoldKind } from './holds.ts';

/** What is told when something no longer holds up a shipment. */
interface SettledWords {
  /** What was settled, before whose goods: `Paid: Anita’s barrel`. */
  readonly title: string;
  readonly body: string;
}

const ofKind: Readonly<Record<HoldKind, SettledWords>> = {
  UNIDENTIFIED: { title: 'Identified', body: 'We know what is in it and whose it is.' },
  INVOICE_MISSING: { title: 'Invoice received', body: 'The invoice that customs asks for is in.' },
  DG_REVIEW: { title: 'Goods checked', body: 'We looked at the list of goods, and that is done.' },
  PAYMENT_DUE: { title: 'Paid', body: 'Nothing is left to pay.' },
  OVERSIZE: {
    title: 'Size and weight confirmed',
    body: 'We checked the large or heavy piece, and a plane takes it.',
  },
  EXPORT_CONTROL: { title: 'Export filed', body: 'The export papers are done.' },
  EIN_MISSING: { title: 'EIN received', body: 'We have your EIN and your signature.' },
  CUSTOMS_EXAM: { title: 'Customs is done', body: 'Customs is done looking at it.' },
  DAMAGE: { title: 'Damage settled', body: 'It is decided how the damaged piece goes on.' },
  KYC_1583: { title: 'Form 1583 approved', body: 'Your mailbox form is approved.' },
  REWEIGH: { title: 'New price agreed', body: 'It goes on at the new price.' },
  SECOND_SCREENING: { title: 'Passed security', body: 'Security looked at it once more, and it passed.' },
};

/** We let it go on before it is paid: what is owed stays owed. */
const unpaid: SettledWords = {
  title: 'Goes on before it is paid',
  body: 'It no longer waits for the payment. What is owed is still on your invoice.',
};

/**
 * What was settled, in words for its sender. Whether anything else is to do, they do not say: only the shipment as it is then knows.
 * @param by who cleared it: a person of ours, the sender, or `system` where what happened elsewhere did.
 * @param dueAt until when it is to be paid, where it is on the sender’s account instead.
 */
export const settledWords = (kind: HoldKind, by: string, dueAt?: string): SettledWords => {
  if (dueAt !== undefined)
    return { title: 'On your account', body: `It goes on before it is paid. ${dueWords(dueAt)}.` };
  return kind === 'PAYMENT_DUE' && by !== 'system' ? unpaid : ofKind[kind];
};
