import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { filingEndpoints } from '#domain/shipments/customer/filing-endpoints.ts';
import { authorizationWords, signatureProblem } from '#domain/shipments/export/authorization.ts';
import { einProblem } from '#domain/shipments/export/ein.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const schema = formSchema<{ ein: string; name: string; agreed: boolean }>(({ ein, name, agreed }) =>
  onlyErrors({
    ein: einProblem(ein),
    name: signatureProblem(name),
    agreed: agreed ? undefined : 'Check this box to sign.',
  }),
);

/** Asks the sender for their EIN and signature. What they typed stays until it was taken. */
export const SignForm = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version } = shipment;
  const { name: house } = useBrand();
  const sign = useChange(
    (typed: { readonly ein: string; readonly name: string }) =>
      api(filingEndpoints.authorizeFiling, {
        params: { number },
        body: { version, ...typed, agreed: true },
      }),
    ['shipments', number],
  );
  const act = useAct(sign, {
    begin: { ein: '', name: shipment.authorization?.name ?? '', agreed: false },
    schema,
    input: ({ ein, name }) => ({ ein: ein.trim(), name: name.trim() }),
  });
  const unsigned = act.problem('agreed');
  return (
    <ActForm act={act} className="grid w-full max-w-prose gap-3">
      <PlainInput
        label="Your EIN"
        hint="The tax number of your business, or your own: the IRS gives one for free at irs.gov/ein. No Social Security number."
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        maxLength={20}
        {...act.field('ein')}
      />
      <PlainInput
        label="Your full name, as your signature"
        required
        autoComplete="name"
        maxLength={100}
        {...act.field('name')}
      />
      <div>
        <CheckField
          label={authorizationWords(house)}
          required
          checked={act.values.agreed}
          aria-invalid={unsigned ? true : undefined}
          onChange={({ target }) => act.set('agreed', target.checked)}
        />
        {unsigned ? <p className="font-semibold text-wrong">{unsigned}</p> : null}
      </div>
      <ActFailure act={act} look="line" />
      <ActButton act={act} busyText="Signing…">
        Sign and send
      </ActButton>
    </ActForm>
  );
};

/** What the sender signed so that we file their export, which they can correct until it is filed. */
export const SignedExport = ({ shipment }: { readonly shipment: Shipment }) => {
  const { authorization, eei, state, version } = shipment;
  if (eei.status !== 'REQUIRED' || authorization === undefined || isClosed(state)) return null;
  return (
    <Section title="Export filing" className="grid gap-2 border-t-[1.5px] border-ink pt-4">
      <p>
        Signed by {authorization.name}, with the EIN that ends in {authorization.ein.slice(-3)}. We file the
        export before the flight.
      </p>
      <details key={version}>
        <summary className="unfold">Correct the EIN or the name</summary>
        <SignForm shipment={shipment} />
      </details>
    </Section>
  );
};
