import { useFormContext, useWatch } from 'react-hook-form';
import type { Destination } from '#domain/kernel/destinations.ts';
import { laneStarts } from '#domain/kernel/lane-starts.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import type { Counter } from '#domain/settings/counters/counter.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Week } from '../fields/week.tsx';

const { Text } = fieldsOf<Capabilities>();

/** Nothing is filled in but usual hours, so that saving it names all that is missing. */
const blank = (town: string): Counter => ({
  street: '',
  town,
  hours: [{ days: 'Monday to Friday', hours: '9:00 AM to 4:00 PM' }],
  phone: '',
});

/** Whether goods are taken for a country, and the counter where they are collected: there is no one without the other. */
export const CounterFields = ({ of: { code, country, city } }: { readonly of: Destination }) => {
  const at = `destinations.${code}.collectAt` as const;
  const { clearErrors, setValue } = useFormContext<Capabilities>();
  // Watched, not bound: a bound field of the form never becomes undefined again.
  const isOn = useWatch<Capabilities, typeof at>({ name: at }) !== undefined;
  const { phone } = laneStarts[code].counter;
  return (
    <>
      <CheckField
        label={`We take goods for ${country}`}
        hint={
          isOn
            ? 'Receivers collect at this counter. All of it is needed: they cannot come without a street, hours and a number that works there.'
            : 'Off: nobody can get a price or book to it. To turn it on you need a counter there, its hours and a local phone number.'
        }
        checked={isOn}
        onChange={({ target }) => {
          clearErrors(at);
          setValue(at, target.checked ? blank(city) : undefined, { shouldDirty: true });
        }}
      />
      {isOn ? (
        <>
          <Side>
            <Text name={`${at}.name`} label={`Name on the sign in ${country}`} optional />
            <Text name={`${at}.street`} label={`Street in ${country}`} />
            <Text name={`${at}.town`} label={`Town in ${country}`} />
            <Text
              name={`${at}.phone`}
              label={`Phone in ${country}`}
              type="tel"
              hint={`For example ${phone}`}
            />
            <Text
              name={`${at}.whatsapp`}
              label={`WhatsApp in ${country}`}
              type="tel"
              hint="With its country code"
              optional
            />
          </Side>
          <Week name={`${at}.hours`} where={` in ${country}`} />
        </>
      ) : null}
    </>
  );
};
