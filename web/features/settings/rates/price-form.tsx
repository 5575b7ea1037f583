import { CLOCK_NAME } from '#domain/kernel/new-york.ts';
import type { PriceGroup } from '#domain/quotes/cards/price-table.ts';
import { priceFields } from '#domain/quotes/cards/rate-card-fields.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { FieldGroup, NumberRow } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

/** What the form of a new card holds. */
export interface CardDraft {
  readonly effectiveFrom: string;
  readonly card: RateCard;
}

const { Text, Numeric, Choice } = fieldsOf<CardDraft>();

const PriceNumbers = ({ of }: { readonly of: readonly PriceGroup[] }) => (
  <NumberRow>
    {priceFields
      .filter(({ group }) => of.includes(group))
      .map(({ name, label, hint, kind }) => (
        <Numeric key={name} name={`card.${name}` as `card.${keyof RateCard}`} {...{ label, hint, kind }} />
      ))}
  </NumberRow>
);

const roundings = [
  { value: 'shipment', label: 'Once per shipment' },
  { value: 'piece', label: 'For each piece' },
];
const barrelSizes = [
  { value: 'B30', label: '30 gallons' },
  { value: 'B55', label: '55 gallons' },
  { value: 'B77', label: '77 gallons' },
];

const Weight = () => (
  <FieldGroup title="Weight" hint="How size counts as weight, and the discounts for heavy shipments.">
    <PriceNumbers of={['weight']} />
    <Choice name="card.roundUp" label="Round pounds up" options={roundings} />
    <h3 className="text-lg">Weight breaks</h3>
    <Rows
      name="card.breaks"
      noun="break"
      empty="No breaks: every pound costs the same."
      most={10}
      fresh={() => ({ fromLb: Number.NaN, percentOff: Number.NaN })}
    >
      {(index) => (
        <NumberRow>
          <Numeric name={`card.breaks.${index}.fromLb`} label="From (lb)" />
          <Numeric name={`card.breaks.${index}.percentOff`} label="Percent off" />
        </NumberRow>
      )}
    </Rows>
  </FieldGroup>
);

const Barrels = () => (
  <FieldGroup
    title="Barrels"
    hint="The flat price is the pounds it counts as times the country's price per lb. Each pound above the weight included is charged at that price, too."
  >
    <Rows
      name="card.barrels"
      noun="barrel"
      empty="No barrels."
      most={3}
      fresh={() => ({
        code: 'B30',
        name: '',
        equivalentLb: Number.NaN,
        includedLb: Number.NaN,
        emptyPrice: Number.NaN,
      })}
    >
      {(index) => (
        <NumberRow>
          <Choice name={`card.barrels.${index}.code`} label="Size" options={barrelSizes} />
          <Text name={`card.barrels.${index}.name`} label="Name" />
          <Numeric name={`card.barrels.${index}.equivalentLb`} label="Counts as (lb)" />
          <Numeric name={`card.barrels.${index}.includedLb`} label="Weight included (lb)" />
          <Numeric name={`card.barrels.${index}.emptyPrice`} label="Empty, at the dock" kind="dollars" />
        </NumberRow>
      )}
    </Rows>
    <PriceNumbers of={['limits']} />
  </FieldGroup>
);

const Pickup = () => (
  <FieldGroup
    title="Pickup"
    hint="By miles from our dock. The last band must reach as far as the pickup radius in the schedule."
  >
    <Rows
      name="card.pickup"
      noun="band"
      empty="No bands."
      most={10}
      fresh={() => ({ toMiles: Number.NaN, price: Number.NaN })}
    >
      {(index) => (
        <NumberRow>
          <Numeric name={`card.pickup.${index}.toMiles`} label="Up to (miles)" />
          <Numeric name={`card.pickup.${index}.price`} label="Price" kind="dollars" />
        </NumberRow>
      )}
    </Rows>
    <h3 className="text-lg">Tolls</h3>
    <p className="text-sm text-ink-soft">
      Added where a ZIP code begins with these digits. The longest beginning counts.
    </p>
    <Rows
      name="card.pickupAreas"
      noun="toll"
      empty="No tolls."
      most={60}
      fresh={() => ({ zip: '', name: '', toll: Number.NaN })}
    >
      {(index) => (
        <NumberRow>
          <Text name={`card.pickupAreas.${index}.zip`} label="ZIP codes from" placeholder="112" />
          <Text name={`card.pickupAreas.${index}.name`} label="Area" placeholder="Brooklyn" />
          <Numeric name={`card.pickupAreas.${index}.toll`} label="Tolls" kind="dollars" />
        </NumberRow>
      )}
    </Rows>
    <PriceNumbers of={['pickup']} />
  </FieldGroup>
);

const Groups = () => (
  <FieldGroup
    title="Price groups"
    hint="What customers of a group pay less on the freight. Surcharges, pickup, insurance, customs and other fees stay the same. You put people into a group on their page, and it is a line on their prices. Nobody else sees it."
  >
    <Rows
      name="card.customerGroups"
      noun="group"
      empty="No groups: everybody pays the same."
      most={10}
      fresh={() => ({ code: '', name: '', standardPercent: Number.NaN, expressPercent: Number.NaN })}
    >
      {(index) => (
        <NumberRow>
          <Text name={`card.customerGroups.${index}.code`} label="Code" placeholder="TRADE" />
          <Text
            name={`card.customerGroups.${index}.name`}
            label="Name on the price"
            placeholder="Trade price"
          />
          <Numeric name={`card.customerGroups.${index}.standardPercent`} label="Percent off, standard" />
          <Numeric name={`card.customerGroups.${index}.expressPercent`} label="Percent off, express" />
        </NumberRow>
      )}
    </Rows>
  </FieldGroup>
);

/** Every price of a card, in dollars, and the day from which it is in force. */
export const PriceForm = ({ today }: { readonly today: string }) => (
  <>
    <FieldGroup
      title="From when"
      hint={`${CLOCK_NAME} date. Until that day you can withdraw the prices. If you choose today, everybody pays them at once, and they cannot be withdrawn.`}
    >
      <div className="sm:max-w-60">
        <Text name="effectiveFrom" label="In force from" type="date" min={today} />
      </div>
    </FieldGroup>
    <FieldGroup title="Price per pound" hint="In dollars, for each pound we charge.">
      <PriceNumbers of={['perLb']} />
    </FieldGroup>
    <Weight />
    <Barrels />
    <FieldGroup title="Added to the freight price">
      <PriceNumbers of={['express', 'surcharges']} />
    </FieldGroup>
    <Groups />
    <Pickup />
    <FieldGroup title="Customs and insurance">
      <PriceNumbers of={['customs', 'filing', 'insurance']} />
    </FieldGroup>
    <FieldGroup title="Extras">
      <PriceNumbers of={['extras']} />
    </FieldGroup>
    <FieldGroup title="Storage">
      <PriceNumbers of={['storage']} />
    </FieldGroup>
  </>
);
