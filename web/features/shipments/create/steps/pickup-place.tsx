import { dollars } from '#domain/kernel/money.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { Distance } from '#web/price-form/fields/pickup-fields.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { TypedInput } from '../fields/typed-input.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Where we pick up, by ZIP code: its distance decides the price. A person of ours calls for the address and the time. */
export const PickupPlace = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, priceForm, rateCard } = wizard;
  const { radiusMiles } = useSiteSettings().schedule.pickup;
  const setPrice = (part: Partial<TypedShipment['price']>) =>
    change((before) => ({ ...before, price: { ...before.price, ...part } }));
  return (
    <section aria-label="Where we pick up" className="grid gap-4">
      <TypedInput
        wizard={wizard}
        field="pickup.zip"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        value={typed.price.zip}
        onType={(zip) => setPrice({ zip })}
      />
      <div role="status" className="text-sm">
        <Distance
          answer={priceForm.zipAnswer}
          radiusMiles={radiusMiles}
          onRetry={priceForm.askZipAgain}
          onDropOff={() => setPrice({ pickup: false })}
        />
      </div>
      <Extra
        id="stairs"
        label="There are stairs, or it cannot be rolled to the van"
        note={`${dollars(rateCard.card.stairs)}. Leave it off if it can be rolled out from the ground floor.`}
        wanted={typed.price.stairs}
        onChange={(stairs) => setPrice({ stairs })}
      />
    </section>
  );
};
