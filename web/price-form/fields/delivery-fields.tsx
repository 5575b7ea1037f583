import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { townServed } from '../draft/draft.ts';
import type { PriceForm } from '../price-form.ts';
import { Extra } from './extra.tsx';

/** Names of towns are shorter. */
const LONGEST_TOWN = 60;
const OTHER = 'another';

const Towns = ({ form }: { readonly form: PriceForm }) => (
  <Choices
    name="town"
    legend="Which town?"
    chosen={townServed(form.draft, form.towns) ?? OTHER}
    choices={[
      ...form.towns.map((town) => ({ value: town, label: town })),
      { value: OTHER, label: 'Another town' },
    ]}
    onChoose={(town) => form.change((draft) => ({ ...draft, town: town === OTHER ? '' : town }))}
  />
);

const OtherTown = ({ form }: { readonly form: PriceForm }) => (
  <div className="grid max-w-80 gap-1">
    <label htmlFor="town-name" className="text-sm font-semibold">
      {form.towns.length > 0 ? 'Name of the town' : 'Which town?'}
    </label>
    <input
      id="town-name"
      value={form.draft.town}
      maxLength={LONGEST_TOWN}
      autoComplete="off"
      onChange={({ target }) => form.change((draft) => ({ ...draft, town: target.value }))}
      className="min-h-11 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-base"
    />
  </div>
);

/** Delivery to the receiver's door. It has a price only where somebody delivers; elsewhere the town goes along with the booking. */
export const DeliveryFields = ({ form, card }: { readonly form: PriceForm; readonly card: RateCard }) => {
  const { to, door } = form.draft;
  const served = townServed(form.draft, form.towns);
  const { country } = destinations[to];
  return (
    <Extra
      id="door"
      label="Deliver it to their door"
      note={
        form.towns.length > 0
          ? `${dollars(card.doorDelivery)} in ${form.towns.join(', ')}. Any other town: ask us first.`
          : `Ask us first: tell us the town in ${country}, and we tell you whether we deliver there.`
      }
      wanted={door}
      onChange={(wanted) => form.change((draft) => ({ ...draft, door: wanted }))}
    >
      {form.towns.length > 0 ? <Towns form={form} /> : null}
      {served === undefined ? <OtherTown form={form} /> : null}
      <p role="status" className="text-sm">
        {served === undefined
          ? 'Delivery is not in this price. Send us the price with the town, and we answer before you pay anything.'
          : null}
      </p>
    </Extra>
  );
};
