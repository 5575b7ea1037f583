import { NumberField } from '#web/price-form/fields/number-field.tsx';
import { Distance } from '#web/price-form/fields/pickup-fields.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useOwnAddress } from '#web/session/use-own-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { type TypedBooking, type Way, wayOf } from '../typed/typed-booking.ts';
import type { Place } from '../use-place.ts';
import { Part } from './part.tsx';

/** Another way has other times. */
const withWay = (typed: TypedBooking, way: Way): TypedBooking => ({
  ...typed,
  slot: '',
  firstSlot: '',
  price: { ...typed.price, pickup: way === 'PICKUP' },
});

/** The address of the profile, with one press, while the ZIP code is empty or the same. */
export const MyAddress = ({ draft: { typed, change, isForCaller } }: { readonly draft: Place }) => {
  const own = useOwnAddress();
  if (isForCaller || own === undefined || typed.street !== '') return null;
  const { street, zip } = own;
  return (
    <div>
      <Button
        look="plain"
        onClick={() => change((before) => ({ ...before, street, price: { ...before.price, zip } }))}
      >
        Use my address: {street}, {zip}
      </Button>
    </div>
  );
};

const Where = ({ draft }: { readonly draft: Place }) => {
  const { typed, change, priceForm } = draft;
  const { radiusMiles } = useSiteSettings().schedule.pickup;
  const bring = () => {
    change((before) => withWay(before, 'DROP_OFF'));
    draft.focusOn('way');
  };
  return (
    <div className="grid gap-3">
      <div className="max-w-48">
        <NumberField
          form={priceForm}
          field="zip"
          label="ZIP code where we pick it up"
          whole
          autoComplete="postal-code"
          value={typed.price.zip}
          onType={(zip) => change((before) => ({ ...before, price: { ...before.price, zip } }))}
        />
      </div>
      {/* Below the field, which the profile that arrives later does not move then. */}
      {typed.price.zip === '' ? <MyAddress draft={draft} /> : null}
      <div role="status" className="text-sm">
        <Distance
          answer={priceForm.zipAnswer}
          radiusMiles={radiusMiles}
          onRetry={priceForm.askZipAgain}
          onDropOff={bring}
        />
      </div>
    </div>
  );
};

/** Pickup or drop-off, and how far away it is, before anything else is asked. */
export const WayPart = ({ draft }: { readonly draft: Place }) => {
  const { city } = useSiteSettings().brand.facility;
  const way = wayOf(draft.typed);
  return (
    <Part title="How does it come to us?">
      <div id="way" tabIndex={-1} className="scroll-mt-20">
        <Choices
          name="way"
          legend="How does it come to us?"
          legendHidden
          className="grid grid-cols-2 gap-2"
          choices={[
            { value: 'PICKUP', label: <span className="font-semibold">Pick it up from me</span> },
            { value: 'DROP_OFF', label: <span className="font-semibold">I bring it to {city}</span> },
          ]}
          chosen={way}
          onChoose={(chosen) => draft.change((before) => withWay(before, chosen))}
        />
      </div>
      {way === 'PICKUP' ? (
        <Where draft={draft} />
      ) : (
        <p>
          A time saves you waiting. You may also come without one in our hours: nobody is turned away.{' '}
          <a href="/contact" className={textLink}>
            Hours and map
          </a>
        </p>
      )}
    </Part>
  );
};
