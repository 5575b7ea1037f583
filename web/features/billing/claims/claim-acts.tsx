import type { Claim } from '#domain/billing/claims/claim.ts';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { canStep } from '#domain/billing/claims/lifecycle.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { centsOf, typedAmount } from '#web/ui/forms/typed-amount.ts';
import { AddForm, type TypedAddition } from './add-form.tsx';
import { CallerFields, callerProblems, noCaller, saidBy, type TypedCaller } from './caller-fields.tsx';
import { useClaimChange } from './use-claims.ts';

interface Props {
  readonly claim: Claim;
}

const AMOUNT = 'Enter an amount like 29.00.';
const SHORTEST = 10;
const reasonProblem = (text: string): string | undefined =>
  text.trim().length < SHORTEST ? 'Say it in a sentence. The customer reads it.' : undefined;

/** Says that we have it, or notes that we look into it. */
export const MoveClaim = ({ claim }: Props) => {
  const { reference, version } = claim;
  const move = useClaimChange(claimEndpoints.moveClaim);
  const step = canStep(claim, 'acknowledged') ? 'acknowledged' : 'looked-into';
  if (!canStep(claim, step)) return null;
  return (
    <div className="grid gap-3">
      {move.error ? <Alert title="Not done">{messageOf(move.error)}</Alert> : null}
      <Button
        className="justify-self-start"
        busy={move.isPending}
        onClick={() => move.mutate({ params: { reference }, body: { version, step } })}
      >
        {step === 'acknowledged' ? 'Tell them that we have it' : 'We look into it now'}
      </Button>
    </div>
  );
};

/** Offers a sum. Only admins give money away. */
export const OfferClaim = ({ claim: { reference, version, worth, cover } }: Props) => {
  const act = useAct(useClaimChange(claimEndpoints.offerClaim), {
    begin: { sum: typedAmount(Math.min(worth, cover)), text: '' },
    schema: formSchema(({ sum, text }: { readonly sum: string; readonly text: string }) =>
      onlyErrors({ sum: centsOf(sum) === undefined ? AMOUNT : undefined, text: reasonProblem(text) }),
    ),
    input: ({ sum, text }) => ({
      params: { reference },
      body: { version, sum: centsOf(sum) ?? 0, text: text.trim() },
    }),
    done: () => toast.success('Offered. The customer is told'),
  });
  return (
    <ActForm act={act} className="grid max-w-xl gap-3">
      <PlainInput
        label="Sum in U.S. dollars"
        hint={`At most ${dollars(worth)}, which is claimed.`}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...act.field('sum')}
      />
      <PlainTextArea
        label="Why it is that much"
        hint="The customer reads this."
        required
        rows={3}
        maxLength={1000}
        {...act.field('text')}
      />
      <ActFailure act={act} title="Not offered" />
      <ActButton act={act}>Offer {dollars(centsOf(act.values.sum) ?? 0)}</ActButton>
    </ActForm>
  );
};

/** Denies it, with the reason that the customer reads. */
export const DenyClaim = ({ claim: { reference, version } }: Props) => {
  const act = useAct(useClaimChange(claimEndpoints.denyClaim), {
    begin: { text: '' },
    schema: formSchema(({ text }: { readonly text: string }) => onlyErrors({ text: reasonProblem(text) })),
    input: ({ text }) => ({ params: { reference }, body: { version, text: text.trim() } }),
    done: () => toast.success('Denied. The customer is told'),
  });
  return (
    <ActForm act={act} className="grid max-w-xl gap-3">
      <PlainTextArea
        label="Why we do not pay"
        hint="The customer reads this."
        required
        rows={3}
        maxLength={1000}
        {...act.field('text')}
      />
      <ActFailure act={act} title="Not denied" />
      <ActButton act={act} look="plain">
        Deny the claim
      </ActButton>
    </ActForm>
  );
};

/** Takes it back for somebody who called. */
export const WithdrawForCaller = ({ claim: { reference, version } }: Props) => {
  const act = useAct(useClaimChange(claimEndpoints.withdrawForCaller), {
    begin: noCaller,
    schema: formSchema<TypedCaller>(callerProblems),
    input: (caller) => ({ params: { reference }, body: { version, said: saidBy(caller) } }),
    done: () => toast.success('Withdrawn. The customer is told'),
  });
  return (
    <ActForm act={act} className="grid max-w-xl gap-3">
      <CallerFields act={act} />
      <ActFailure act={act} title="Not withdrawn" />
      <ActButton act={act} look="plain">
        Withdraw the claim
      </ActButton>
    </ActForm>
  );
};

/** Adds to it for somebody who called. */
export const AddForCaller = ({ claim: { reference, shipment } }: Props) => {
  const may = useMay();
  const add = useClaimChange(claimEndpoints.addForCaller);
  const change = {
    ...add,
    mutateAsync: ({ form, caller }: TypedAddition) =>
      add.mutateAsync({ params: { reference }, body: { ...form, said: saidBy(caller) } }),
  };
  return (
    <AddForm
      shipment={shipment}
      change={change}
      forCaller
      photos={may('document.manage')}
      done={() => toast.success('Added. The customer is told')}
    />
  );
};

interface TypedAnswer extends TypedCaller {
  readonly answer: string;
}

/** Accepts or declines the offer for somebody who called. */
export const AnswerForCaller = ({ claim: { reference, version, offer } }: Props) => {
  const act = useAct(useClaimChange(claimEndpoints.answerForCaller), {
    begin: { answer: 'accepted', ...noCaller } as TypedAnswer,
    schema: formSchema<TypedAnswer>(callerProblems),
    input: ({ answer, ...caller }) => ({
      params: { reference },
      body: {
        version,
        answer: answer === 'declined' ? ('declined' as const) : ('accepted' as const),
        said: saidBy(caller),
      },
    }),
    done: () => toast.success('Noted. The customer is told'),
  });
  const sum = dollars(offer?.sum ?? 0);
  return (
    <ActForm act={act} className="grid max-w-xl gap-3">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold">What they say</legend>
        {(['accepted', 'declined'] as const).map((answer) => (
          <label key={answer} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="answer"
              className="check size-5"
              checked={act.values.answer === answer}
              onChange={() => act.set('answer', answer)}
            />
            {answer === 'accepted' ? `Yes to ${sum}` : 'No'}
          </label>
        ))}
      </fieldset>
      <CallerFields act={act} />
      <ActFailure act={act} title="Not noted" />
      <ActButton act={act} look="plain">
        Note the answer
      </ActButton>
    </ActForm>
  );
};
