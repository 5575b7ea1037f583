import { changesTasks, type TaskSubject } from '../task-event.ts';
import { CheckBackV1 } from './check-back.v1.ts';
import { ClaimChangedV1 } from './claim-changed.v1.ts';
import { CreditGivenV1 } from './credit-given.v1.ts';
import { InvoiceAdjustedV1 } from './invoice-adjusted.v1.ts';
import { PaymentReceivedV1 } from './payment-received.v1.ts';
import { PaymentVoidedV1 } from './payment-voided.v1.ts';
import { RefundMadeV1 } from './refund-made.v1.ts';

const invoice = ({ number }: { readonly number: string }): readonly TaskSubject[] => [
  { kind: 'invoice', id: number },
];
const below = { owed: [{ numeric: ['<', 0] }] };

/** More was paid than is charged, or was until now. */
const owesBack = (id: string) => ({
  id,
  description: 'More was paid on an invoice than it charges, or no longer',
  data: { balance: { $or: [{ before: below }, { after: below }] } },
});

/** The events that can change what waits at invoices and claims. */
export const taskEvents = [
  changesTasks(InvoiceAdjustedV1, invoice, owesBack('AdjustedToPayBack')),
  changesTasks(PaymentReceivedV1, invoice, owesBack('ReceivedTooMuch')),
  changesTasks(PaymentVoidedV1, invoice, owesBack('VoidedTooMuch')),
  changesTasks(RefundMadeV1, invoice, owesBack('RefundedTooMuch')),
  changesTasks(CheckBackV1, invoice, owesBack('CheckBackTooMuch')),
  changesTasks(CreditGivenV1, invoice, owesBack('CreditedTooMuch')),
  changesTasks(ClaimChangedV1, ({ reference }) => [{ kind: 'claim', id: reference }]),
];
