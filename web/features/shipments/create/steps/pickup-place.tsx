import { dollars } from '#domain/kernel/money.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { Distance } from '#web/price-form/fields/pickup-fields.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { type OwnAddress, useOwnAddress } from '#web/session/use-own-address.ts';
import { Button } from '#web/ui/button.tsx';
import { useCaller } from '../caller-context.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { TypedInput } from '../fields/typed-input.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Fills in the address of the sender's profile with one press, as long as no street was typed. */
const MyAddress = ({ onUse }: { readonly onUse: (address: OwnAddress) => void }) => {
  const own = useOwnAddress();
  if (own === undefined) return null;
  const { street, zip } = own;
  return (
    <div>
      <Button look="plain" onClick={() => onUse(own)}>
        Use my address: {street}, {zip}
      </Button>
    </div>
  );
};

/** Where we pick up. The distance of the ZIP code decides the price. */
export const PickupPlace = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, priceForm, rateCard } = wizard;
  const { radiusMiles } = useSiteSettings().schedule.pickup;
  // At the desk the address of whoever is signed in is that of a clerk.
  const isOwn = useCaller() === undefined;
  const setPrice = (part: Partial<TypedShipment['price']>) =>
    change((before) => ({ ...before, price: { ...before.price, ...part } }));
  return (
    <section aria-label="Where we pick up" className="grid gap-4">
      {isOwn && typed.pickupStreet === '' ? (
        <MyAddress
          onUse={({ street, zip }) =>
            change((before) => ({ ...before, pickupStreet: street, price: { ...before.price, zip } }))
          }
        />
      ) : null}
      <TypedInput
        wizard={wizard}
        field="pickup.street"
        label="Street and number"
        autoComplete="street-address"
        required
        maxLength={400}
        value={typed.pickupStreet}
        onType={(pickupStreet) => change((before) => ({ ...before, pickupStreet }))}
      />
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
