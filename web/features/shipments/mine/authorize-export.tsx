import { useState } from 'react';
import { filingEndpoints } from '#domain/shipments/customer/filing-endpoints.ts';
import {
  authorizationWords,
  needsAuthorization,
  signatureProblem,
} from '#domain/shipments/export/authorization.ts';
import { einProblem } from '#domain/shipments/export/ein.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

/** Asks the sender for their EIN and signature. What they typed stays until it was taken. */
const SignForm = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version } = shipment;
  const [ein, setEin] = useState('');
  const [name, setName] = useState(shipment.authorization?.name ?? '');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { name: house } = useBrand();
  const sign = useChange(
    async () =>
      api(filingEndpoints.authorizeFiling, {
        params: { number },
        body: { version, ein: ein.trim(), name: name.trim(), agreed: true },
      }),
    ['shipments', number],
  );
  const problems = {
    ein: einProblem(ein),
    name: signatureProblem(name),
    agreed: agreed ? undefined : 'Check this box to sign.',
  };
  const shown = asked ? problems : { ein: undefined, name: undefined, agreed: undefined };
  return (
    <form
      noValidate
      method="post"
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const isFine = Object.values(problems).every((problem) => problem === undefined);
        if (isFine && !sign.isPending) sign.mutate(undefined);
      }}
    >
      <PlainInput
        label="Your EIN"
        hint="The tax number of your business, or your own: the IRS gives one for free at irs.gov/ein. No Social Security number."
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        maxLength={20}
        value={ein}
        error={shown.ein}
        onChange={({ target }) => setEin(target.value)}
      />
      <PlainInput
        label="Your full name, as your signature"
        required
        autoComplete="name"
        maxLength={100}
        value={name}
        error={shown.name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <CheckField
          label={authorizationWords(house)}
          required
          checked={agreed}
          aria-invalid={shown.agreed ? true : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        {shown.agreed ? <p className="font-semibold text-wrong">{shown.agreed}</p> : null}
      </div>
      {sign.error ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(sign.error)}
        </p>
      ) : null}
      <div>
        <Button type="submit" busy={sign.isPending} busyText="Signing…">
          Sign and send
        </Button>
      </div>
    </form>
  );
};

/** What an export filing needs from the sender, or what they signed, which they can correct until it is filed. */
export const AuthorizeExport = ({ shipment }: { readonly shipment: Shipment }) => {
  const { authorization, eei, state, version } = shipment;
  if (eei.status !== 'REQUIRED' || isClosed(state)) return null;
  if (needsAuthorization(shipment))
    return (
      <Alert kind="warning" title="Your tax number and signature">
        <p>
          The U.S. asks for an export filing before these goods fly. We file it for you, and need your EIN and
          your signature for it.
        </p>
        <SignForm shipment={shipment} />
      </Alert>
    );
  return (
    <Section title="Export filing" className="grid gap-2">
      <p>
        Signed by {authorization?.name}, with the EIN that ends in {authorization?.ein.slice(-3)}. We file the
        export before the flight.
      </p>
      <details key={version}>
        <summary className="unfold">Correct the EIN or the name</summary>
        <SignForm shipment={shipment} />
      </details>
    </Section>
  );
};
