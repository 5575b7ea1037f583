import { dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { Button } from '#web/ui/button.tsx';
import { withPickup } from '../draft/draft.ts';
import type { PriceForm } from '../price-form.ts';
import type { ZipAnswer } from '../use-zip.ts';
import { Extra } from './extra.tsx';
import { NumberField } from './number-field.tsx';

const BringIt = ({ onDropOff }: { readonly onDropOff: () => void }) => (
  <Button look="quiet" onClick={onDropOff}>
    Bring it instead
  </Button>
);

/** What is known of the distance of a pickup, and what to do about it. */
export const Distance = ({
  answer,
  radiusMiles,
  onDropOff,
  onRetry,
}: {
  readonly answer: ZipAnswer;
  readonly radiusMiles: number;
  readonly onDropOff: () => void;
  readonly onRetry: () => void;
}) => {
  switch (answer.status) {
    case 'asking':
      return 'Looking up how far that is …';
    case 'unknown':
      return 'We do not know this ZIP code. Check the five digits, or call us.';
    case 'beyond':
      return (
        <>
          {answer.message} <BringIt onDropOff={onDropOff} />
        </>
      );
    case 'failed':
      return (
        <>
          {answer.offline
            ? 'You are offline, so we cannot look up how far that is.'
            : 'We could not look up how far that is.'}{' '}
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </>
      );
    case 'found':
      return answer.withinRadius ? (
        `${answer.city}, ${answer.state}: ${answer.miles} miles from our dock. We pick up there.`
      ) : (
        <>
          {answer.city}, {answer.state} is {answer.miles} miles away, and we pick up within {radiusMiles}. You
          can bring your goods to the dock, or have them sent there. <BringIt onDropOff={onDropOff} />
        </>
      );
    default:
      return null;
  }
};

/** The pickup option with the ZIP code, because people do not know the distance. */
export const PickupFields = ({
  form,
  card,
  radiusMiles,
}: {
  readonly form: PriceForm;
  readonly card: RateCard;
  readonly radiusMiles: number;
}) => {
  const { pickup, zip, stairs } = form.draft;
  const prices = card.pickup.map(({ price }) => price);
  const tolls = card.pickupAreas?.some(({ toll }) => toll > 0) ?? false;
  return (
    <Extra
      id="pickup"
      label="We pick it up"
      note={`${dollars(Math.min(...prices))} to ${dollars(Math.max(...prices))} by distance${tolls ? ', plus tolls to some areas' : ''}, within ${radiusMiles} miles. Leave it off if you bring it or have it sent to us.`}
      wanted={pickup}
      onChange={(wanted) => form.change((draft) => withPickup(draft, wanted))}
    >
      <div className="max-w-48">
        <NumberField
          form={form}
          field="zip"
          label="ZIP code"
          whole
          autoComplete="postal-code"
          value={zip}
          onType={(typed) => form.change((draft) => ({ ...draft, zip: typed }))}
        />
      </div>
      <div role="status" className="text-sm">
        <Distance
          answer={form.zipAnswer}
          radiusMiles={radiusMiles}
          onRetry={form.askZipAgain}
          onDropOff={() => {
            form.change((draft) => withPickup(draft, false));
            form.focusOn('pickup');
          }}
        />
      </div>
      <Extra
        id="stairs"
        label="There are stairs, or it cannot be rolled to the van"
        note={`${dollars(card.stairs)}. Leave it off if it can be rolled out from the ground floor.`}
        wanted={stairs}
        onChange={(wanted) => form.change((draft) => ({ ...draft, stairs: wanted }))}
      />
    </Extra>
  );
};
