import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FileSubject } from '#domain/files/file.ts';
import { isCommercial } from '#domain/vehicles/weight-class.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { numberIn } from '#web/ui/forms/typed-number.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Refused } from '../acts/act.tsx';
import { sameVehicleIn } from '../use-vehicles.ts';
import { PaperFields } from './paper-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { TypedVehicle } from './typed-vehicle.ts';
import { VinField } from './vin-field.tsx';

/** Why it was not saved. Where another vehicle has this plate or VIN, it leads there. */
const NotSaved = ({ error, area }: { readonly error: Error; readonly area: Area }) => {
  const same = sameVehicleIn(error);
  return same === undefined ? (
    <Refused error={error} />
  ) : (
    <Alert title="Not saved">
      <Link to={`${area}/vehicles/${same.id}`} className={textLink}>
        {same.name}
      </Link>{' '}
      has this plate or VIN already.
    </Alert>
  );
};

const Weights = ({ act }: { readonly act: Act<TypedVehicle> }) => {
  const { gvwrLb, usdot } = act.values;
  const asksUsdot = isCommercial({ gvwrLb: numberIn(gvwrLb) || 0 });
  return (
    <>
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput
          label="May carry, in pounds"
          inputMode="decimal"
          required
          autoComplete="off"
          {...act.field('payloadLb')}
        />
        <PlainInput
          label="Room, in cubic feet"
          inputMode="decimal"
          required
          autoComplete="off"
          {...act.field('volumeFt3')}
        />
      </div>
      <PlainInput
        label="Weight rating (GVWR), in pounds"
        inputMode="numeric"
        required
        autoComplete="off"
        hint="What it may weigh when it is full, from the label at the driver’s door."
        {...act.field('gvwrLb')}
      />
      {asksUsdot || usdot !== '' ? (
        <PlainInput
          label="USDOT number"
          inputMode="numeric"
          autoComplete="off"
          hint="From 10,001 lb it has to be on the doors. Without it, no run can have the vehicle."
          {...act.field('usdot')}
        />
      ) : null}
    </>
  );
};

/** The form of a vehicle, for a new one and for a change. */
export const VehicleFields = ({
  act,
  area,
  subject,
  miles,
  press,
  back,
  children,
}: {
  readonly act: Act<TypedVehicle>;
  readonly area: Area;
  readonly subject?: FileSubject;
  /** What the odometer shows. */
  readonly miles: string;
  readonly press: string;
  /** Where the other way out leads. */
  readonly back: string;
  /** Fields after the plate. */
  readonly children?: ReactNode;
}) => (
  <ActForm act={act} className="grid max-w-2xl gap-8">
    <div className="grid gap-4">
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainInput
          label="Name"
          required
          maxLength={40}
          autoComplete="off"
          placeholder="Van 1"
          {...act.field('name')}
        />
        <PlainInput
          label="Plate"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...act.field('plate')}
        />
      </div>
      <VinField act={act} />
      {children}
      <Weights act={act} />
    </div>
    <PaperFields act={act} subject={subject} />
    <PlanFields act={act} miles={miles} />
    <div className="grid gap-4">
      <ActFailure act={act} words={(error) => <NotSaved error={error} area={area} />} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} className="">
          {press}
        </ActButton>
        <LinkButton to={back} look="plain">
          Back without saving
        </LinkButton>
      </div>
    </div>
  </ActForm>
);
