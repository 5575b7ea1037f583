import { useState } from 'react';
import { PersonToKeep } from '#domain/identity/people/kept-person.ts';
import { peopleEndpoints } from '#domain/identity/people/people-endpoints.ts';
import { callingCodeLabel, callingCodesFor } from '#domain/kernel/countries.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Whom the desk keeps, as much as it needs at once. */
export interface KeptPerson {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
}

type Body = EndpointInput<typeof peopleEndpoints.keepPerson>['body'];

const US = { code: '+1', country: 'United States' } as const;

const empty = {
  came: 'CALL' as const,
  first_name: '',
  last_name: '',
  phone_country_code: US.code,
  phone: '',
  email: '',
};

/** Keeps somebody without an account, under an id of our own. Pressed twice, it keeps them once. */
export const KeepPerson = ({ onKept }: { readonly onKept: (person: KeptPerson) => void }) => {
  const [id] = useState(uuidV7);
  const keep = useChange((body: Body) => api(peopleEndpoints.keepPerson, { body }), ['people']);
  const act = useAct(keep, {
    begin: { ...empty, id },
    schema: PersonToKeep,
    keeps: 'all',
    // What the schema makes of them has all fields of a profile, of which the form asks a few.
    input: ({ came, email, first_name, last_name, phone_country_code, phone }) => ({
      id,
      came,
      first_name,
      last_name,
      phone_country_code,
      phone,
      ...(email === '' ? {} : { email }),
    }),
    done: ({ user_id, first_name, last_name, phone_e164, phone }) =>
      onKept({
        id: user_id,
        name: [first_name, last_name].filter(Boolean).join(' '),
        phone: phone_e164 ?? phone ?? '',
      }),
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlainInput label="First name" required autoComplete="off" {...act.field('first_name')} />
        <PlainInput label="Last name" required autoComplete="off" {...act.field('last_name')} />
        <PlainChoice
          label="Country code"
          optional={false}
          options={callingCodesFor(US.country, US.code).map((code) => ({
            value: code,
            label: callingCodeLabel(code),
          }))}
          {...act.field('phone_country_code')}
        />
        <PlainInput label="Phone" type="tel" autoComplete="off" {...act.field('phone')} />
        <PlainInput
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="Without one they get a printed slip."
          {...act.field('email')}
        />
      </div>
      <ActFailure act={act} title="Not kept" />
      <ActButton act={act}>Keep and go on</ActButton>
    </ActForm>
  );
};
