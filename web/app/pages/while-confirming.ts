import { shortWhileConfirming } from '#domain/next-step/short-step.ts';
import { allPaidJustNow } from '#web/features/payments/pay/owed-before.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';

const TO_PAY = '/dashboard/invoices/';

/** What is said of something that its owner has just paid by card in this tab, and that has not heard of it: nobody pays twice. */
export const whileConfirming = (about: AboutStep): AboutStep => {
  const path = about.next.button?.path;
  const cents = path?.startsWith(TO_PAY) ? allPaidJustNow(path.slice(TO_PAY.length)) : undefined;
  return cents === undefined ? about : { ...about, next: shortWhileConfirming(about.next, cents) };
};
