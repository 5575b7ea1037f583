import { guyanaRegions } from '#domain/kernel/countries-guyana.ts';
import { dollars } from '#domain/kernel/money.ts';
import { needsLatin } from '#domain/kernel/person/latin-name.ts';
import { hasRegions } from '#domain/shipments/form/people.ts';
import { whoMayCollect } from '#domain/shipments/handover/who-collects.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { type TypedShipment, toDestination } from '../draft/typed.ts';
import { Ask } from '../fields/ask.tsx';
import { PhoneFields } from '../fields/phone-fields.tsx';
import { TypedInput } from '../fields/typed-input.tsx';
import type { Wizard } from '../use-wizard.ts';
import { ConsigneeBook } from './consignee-book.tsx';

type ConsigneeText = Exclude<keyof TypedShipment['consignee'], 'phone' | 'phoneCode' | 'region'>;

const Where = ({ wizard }: { readonly wizard: Wizard }) => (
  <Ask
    field="to"
    question="Where to?"
    className="grid grid-cols-2 gap-2 sm:grid-cols-5"
    chosen={wizard.typed.price.to}
    problem={wizard.problemOf('to')}
    answers={wizard.taken.map(({ code, country }) => ({
      value: code,
      label: country,
      meaning: `${dollars(wizard.rateCard.card.perLb[code])} per lb`,
    }))}
    onChoose={(to) => wizard.change((typed) => toDestination(typed, to))}
  />
);

const Region = ({ wizard }: { readonly wizard: Wizard }) => {
  const { region } = wizard.typed.consignee;
  return hasRegions(wizard.typed.price.to) ? (
    <PlainChoice
      id="consignee.region"
      label="Region"
      value={region}
      error={wizard.problemOf('consignee.region')}
      options={Object.keys(guyanaRegions).map((name) => ({ value: name, label: name }))}
      placeholder="I do not know"
      onChange={({ target }) =>
        wizard.change((typed) => ({ ...typed, consignee: { ...typed.consignee, region: target.value } }))
      }
    />
  ) : null;
};

const Address = ({ wizard }: { readonly wizard: Wizard }) => {
  const { consignee } = wizard.typed;
  const text = (name: ConsigneeText) => ({
    wizard,
    field: `consignee.${name}`,
    value: consignee[name] ?? '',
    onType: (typed: string) =>
      wizard.change((before) => ({ ...before, consignee: { ...before.consignee, [name]: typed } })),
  });
  return (
    <div className="grid gap-4">
      <TypedInput {...text('name')} label="Full name" hint={`As on their ID. ${whoMayCollect}`} required />
      {needsLatin(consignee.name) ? (
        <TypedInput
          {...text('latinName')}
          label="Full name in Latin letters"
          hint="As in the passport. Papers and labels have this spelling."
          required
        />
      ) : null}
      <PhoneFields
        wizard={wizard}
        field="consignee.phone"
        value={consignee}
        onChange={(phone) =>
          wizard.change((typed) => ({ ...typed, consignee: { ...typed.consignee, ...phone } }))
        }
      />
      <TypedInput {...text('street')} label="Street address" required />
      <TypedInput {...text('street2')} label="Apartment, floor, landmark" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TypedInput {...text('city')} label="City or town" required />
        <Region wizard={wizard} />
      </div>
      <details>
        <summary className="unfold">Company, e-mail, postal code</summary>
        <div className="mt-3 grid gap-4">
          <TypedInput {...text('company')} label="Company" />
          <TypedInput {...text('email')} label="E-mail" type="email" />
          <TypedInput {...text('postalCode')} label="Postal code" />
        </div>
      </details>
    </div>
  );
};

/** Delivery to the door, offered only in a town where we deliver. */
const Door = ({ wizard }: { readonly wizard: Wizard }) => {
  const { consignee, price } = wizard.typed;
  const city = consignee.city.trim().toLowerCase();
  const isServed = wizard.priceForm.towns.some((town) => town.toLowerCase() === city);
  if (!isServed && !price.door) return null;
  return (
    <Extra
      id="door"
      label={`Deliver it to their door in ${consignee.city}`}
      note={
        isServed
          ? `${dollars(wizard.rateCard.card.doorDelivery)}. Without it, they collect it.`
          : 'We do not deliver to the door in this town. Leave it off, or ask us first.'
      }
      wanted={price.door}
      onChange={(door) => wizard.change((typed) => ({ ...typed, price: { ...typed.price, door } }))}
    />
  );
};

const Notify = ({ wizard }: { readonly wizard: Wizard }) => {
  const { notify } = wizard.typed;
  const change = (part: Partial<TypedShipment['notify']>) =>
    wizard.change((typed) => ({ ...typed, notify: { ...typed.notify, ...part } }));
  return (
    <Extra
      id="notify"
      label="Someone else should be called, too"
      note="When it arrives, our partner there calls both. In the trade this is the notify party."
      wanted={notify.wanted}
      onChange={(wanted) => change({ wanted })}
    >
      <TypedInput
        wizard={wizard}
        field="notifyParty.name"
        label="Their name"
        required
        value={notify.name}
        onType={(name) => change({ name })}
      />
      {needsLatin(notify.name) ? (
        <TypedInput
          wizard={wizard}
          field="notifyParty.latinName"
          label="Their name in Latin letters"
          hint="As in the passport."
          required
          value={notify.latinName ?? ''}
          onType={(latinName) => change({ latinName })}
        />
      ) : null}
      <PhoneFields wizard={wizard} field="notifyParty.phone" value={notify} onChange={change} />
    </Extra>
  );
};

/** Where to and to whom: the destination, the receiver from the book or new, and who else is called. */
export const PeopleStep = ({
  wizard,
  onlyPeople = false,
}: {
  readonly wizard: Wizard;
  /** For a correction: the country stays, and nobody is picked from a book. */
  readonly onlyPeople?: boolean;
}) => (
  <div className="grid gap-6">
    {onlyPeople ? null : <Where wizard={wizard} />}
    <section aria-labelledby="receiver" className="grid gap-4">
      <h3 id="receiver" className="text-2xl">
        Who receives it?
      </h3>
      {onlyPeople ? null : <ConsigneeBook wizard={wizard} />}
      <Address wizard={wizard} />
    </section>
    <div>
      <Door wizard={wizard} />
      <Notify wizard={wizard} />
    </div>
  </div>
);
