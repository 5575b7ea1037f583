import { lastMileByUsps } from '#domain/parcels/tracking/carrier.ts';
import { carrierNames } from '#domain/parcels/tracking/carriers.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { trackingProblem, trackingTyped } from '#domain/parcels/tracking/typed.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { GUESSED } from '../declare/typed.ts';
import { carrierChoices, carrierTyped, type TypedAlert } from './typed-alert.ts';

/** Who brings it, as soon as the number tells; a choice where it does not. */
const Carrier = ({
  alert,
  onChoose,
}: {
  readonly alert: TypedAlert;
  readonly onChoose: (carrier: string) => void;
}) => {
  const { carrier, certain } = carrierTyped(alert);
  if (certain)
    return (
      <p role="status">
        <strong className="font-semibold">{carrierName(carrier)}</strong> brings it.
      </p>
    );
  return (
    <PlainChoice
      label="Who brings it?"
      hint="The number alone does not tell."
      optional={false}
      value={carrier}
      onChange={({ target }) => onChoose(target.value)}
      options={carrierChoices.map((value) => ({ value, label: carrierNames[value] }))}
    />
  );
};

/** U.S. Mail is refused at the door without a form, which nobody should learn from a parcel that was turned away. */
const UsMail = ({ alert }: { readonly alert: TypedAlert }) => {
  const { uspsMail } = useSiteSettings().capabilities;
  if (!lastMileByUsps(trackingTyped(alert.tracking), alert.tracking)) return null;
  return (
    <p className="border-s-4 border-time bg-time-wash px-3 py-2">
      {uspsMail
        ? 'U.S. Mail (USPS) brings this one. We take it only with your signed Form 1583: see your address in your mailbox.'
        : 'U.S. Mail (USPS) brings this one, and we have to refuse it at our door. Ask the store for another carrier.'}
    </p>
  );
};

/** The tracking number: also a link to it can be pasted. The carrier shows while it is typed. */
export const NumberField = ({
  alert,
  problem,
  onEdit,
}: {
  readonly alert: TypedAlert;
  readonly problem: string | undefined;
  readonly onEdit: (part: Partial<TypedAlert>, touched?: string) => void;
}) => {
  const isNumber = alert.tracking.trim() !== '' && trackingProblem(alert.tracking) === undefined;
  return (
    <div className="grid gap-3">
      <PlainInput
        label="Tracking number"
        hint={
          alert.guessed.has('tracking') ? GUESSED : 'From the store’s shipping e-mail. A link works, too.'
        }
        optional={false}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={alert.tracking}
        error={problem}
        onChange={({ target }) => onEdit({ tracking: target.value, carrier: '' }, 'tracking')}
      />
      {isNumber ? (
        <>
          <Carrier alert={alert} onChoose={(carrier) => onEdit({ carrier })} />
          <UsMail alert={alert} />
        </>
      ) : null}
    </div>
  );
};
