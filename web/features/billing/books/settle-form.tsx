import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { type AgentAccount, leftWords } from '#domain/billing/abroad/settlement.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { countedCents, typedAmount } from '#web/ui/forms/typed-amount.ts';

interface Fields {
  readonly amount: string;
  readonly reference: string;
  readonly reason: string;
}

const schemaFor = (owed: number) =>
  formSchema<Fields>(({ amount, reference, reason }) => {
    const cents = countedCents(amount);
    return onlyErrors({
      amount: cents === undefined ? 'Enter an amount like 200.00, or 0.' : undefined,
      reference: cents && reference.trim() === '' ? 'Enter the number of the transfer.' : undefined,
      reason:
        cents !== undefined && cents !== owed && reason.trim().length < 3
          ? 'Write why it is not all. It is a line of the next settlement.'
          : undefined,
    });
  });

interface Settling {
  readonly key: string;
  readonly body: {
    readonly owed: number;
    readonly transferred: number;
    readonly reference: string | undefined;
    readonly reason: string | undefined;
  };
}

/** Closes what an agent owes with what came. What is left over is said before it is closed, and needs a reason. */
export const SettleForm = ({ account: { country, number, owed } }: { readonly account: AgentAccount }) => {
  const settle = useChange(
    ({ key, body }: Settling) =>
      api(abroadEndpoints.settle, {
        params: { country, number },
        headers: { 'idempotency-key': key },
        body,
      }),
    ['agents'],
  );
  const act = useAct(settle, {
    begin: { amount: typedAmount(Math.max(0, owed)), reference: '', reason: '' },
    schema: schemaFor(owed),
    input: ({ amount, reference, reason }, key) => ({
      key,
      body: {
        owed,
        transferred: countedCents(amount) ?? 0,
        reference: reference.trim() || undefined,
        reason: reason.trim() || undefined,
      },
    }),
    done: ({ transferred }) => toast.success(`Settled with ${dollars(transferred)}.`),
  });
  const transferred = countedCents(act.values.amount);
  const difference = transferred === undefined ? 0 : owed - transferred;
  return (
    <ActForm act={act} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <PlainInput
          label="Transferred, in U.S. dollars"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...act.field('amount')}
        />
        <PlainInput
          label="Number of the transfer"
          required={transferred !== 0}
          autoComplete="off"
          maxLength={60}
          {...act.field('reference')}
        />
      </div>
      {difference === 0 ? null : (
        <PlainInput
          label={`${leftWords(difference)}: why`}
          required
          maxLength={300}
          {...act.field('reason')}
        />
      )}
      <ActFailure act={act} title="Not closed" />
      <ActButton act={act} busyText="Closing…">
        {`Settle it with ${dollars(transferred ?? 0)}`}
      </ActButton>
    </ActForm>
  );
};
