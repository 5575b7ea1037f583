import { type Claim, payoutMethods } from '#domain/billing/claims/claim.ts';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { payoutNames } from '#domain/billing/claims/words.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { countedCents, typedAmount } from '#web/ui/forms/typed-amount.ts';
import { useClaimChange } from './use-claims.ts';

interface Typed {
  readonly credit: string;
  readonly method: string;
  readonly reference: string;
}

const methodOf = (typed: string) => payoutMethods.find((method) => method === typed) ?? 'CHECK';

/** Pays what was accepted: as a credit on the invoice, another way, or both. */
export const SettleClaim = ({
  claim: { reference, version, offer },
  invoice,
}: {
  readonly claim: Claim;
  readonly invoice: EndpointReply<typeof claimEndpoints.deskClaim>['invoice'];
}) => {
  const sum = offer?.sum ?? 0;
  const most = Math.min(sum, invoice?.creditable ?? 0);
  const act = useAct(useClaimChange(claimEndpoints.settleClaim), {
    begin: { credit: typedAmount(most), method: 'CHECK', reference: '' },
    schema: formSchema<Typed>(({ credit, reference: number }) => {
      const cents = countedCents(credit);
      return onlyErrors({
        credit:
          cents === undefined || cents > sum
            ? `Enter an amount from 0.00 to ${typedAmount(sum)}.`
            : undefined,
        reference:
          cents !== undefined && cents < sum && number.trim() === '' ? 'Give its number.' : undefined,
      });
    }),
    input: ({ credit, method, reference: number }) => {
      const cents = countedCents(credit) ?? 0;
      const paid = { method: methodOf(method), reference: number.trim() };
      return {
        params: { reference },
        body: { version, credit: cents, ...(cents === sum ? {} : { paid }) },
      };
    },
    done: () => toast.success('Paid. The customer is told'),
  });
  const rest = sum - (countedCents(act.values.credit) ?? 0);
  return (
    <ActForm act={act} className="grid max-w-xl gap-3">
      <p>
        {dollars(sum)} was accepted.{' '}
        {invoice === undefined
          ? 'The shipment has no invoice.'
          : `Invoice ${invoice.number} can take a credit of ${dollars(invoice.creditable)}. What was paid on it is then to be paid back there.`}
      </p>
      <PlainInput
        label="Credit on the invoice in U.S. dollars"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...act.field('credit')}
      />
      {rest > 0 ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <PlainChoice
            label={`How ${dollars(rest)} was paid`}
            required
            options={payoutMethods.map((value) => ({ value, label: payoutNames[value] }))}
            {...act.field('method')}
          />
          <PlainInput
            label="Its number"
            required
            autoComplete="off"
            maxLength={60}
            {...act.field('reference')}
          />
        </div>
      ) : null}
      <ActFailure act={act} title="Not paid" />
      <ActButton act={act}>Note that it is paid</ActButton>
    </ActForm>
  );
};
