import { refuse } from '#domain/kernel/result.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import { blocking, holds } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** The refusal for a number that nobody has, or that is somebody else's. */
export const noSuchShipment = () => refuse('SHIPMENT_NOT_FOUND', 'There is no such shipment.');

/** The shipment is not as it was when the person saw it. The answer has it as it is now. */
export const shipmentChanged = (shipment: Shipment) =>
  refuse('SHIPMENT_CHANGED', 'This shipment was changed in the meantime. Look at it again, then decide.', {
    shipment,
  });

export const alreadyBooked = (shipment: Shipment) =>
  refuse(
    'ALREADY_BOOKED',
    shipment.state === 'CANCELLED' ? 'This shipment is canceled.' : 'This shipment is booked already.',
    { shipment },
  );

/** The refusal of a shipment that cannot be booked because of a hold; undefined when none is in the way. */
export const heldFromBooking = ({ holds: placed }: Pick<Shipment, 'holds'>) => {
  const [held] = blocking(placed, 'booking');
  return held && refuse('HELD', holds[held.kind].meaning, { hold: held.kind });
};

export const tooLateToChange = (shipment: Shipment) =>
  refuse(
    'TOO_LATE_TO_CHANGE',
    shipment.state === 'CANCELLED'
      ? 'This shipment is canceled. You can make a new one.'
      : 'Your goods are with us already, so the shipment can no longer be changed here. Please call us.',
    { shipment },
  );

export const tooLateToCancel = (shipment: Shipment) =>
  refuse(
    'TOO_LATE_TO_CANCEL',
    'A piece of this shipment is on the list of its flight, so it can no longer be canceled. Please call us.',
    { shipment },
  );

/** Parcels are locked for their shipment, so others are not put in their place. */
export const parcelsStay = (shipment: Shipment) =>
  refuse(
    'PARCELS_STAY',
    'Parcels of a mailbox stay in their shipment, and nothing is added to it. Cancel it to send others.',
    { shipment },
  );

export const noSuchHold = (kind: HoldKind) =>
  refuse('HOLD_NOT_FOUND', `The shipment has no hold "${holds[kind].name}" any more.`);

export const holdNotYours = (kind: HoldKind) =>
  refuse('HOLD_NOT_YOURS', `You cannot place or clear the hold "${holds[kind].name}".`);

export type Frozen = NonNullable<ReturnType<typeof refuseFrozen>>['refusal'];

/** The refusal of whatever would make a blocker while the flight is being closed; undefined when it is not. */
export const refuseFrozen = (shipment: Shipment) =>
  shipment.frozen === undefined
    ? undefined
    : refuse(
        'FLIGHT_CLOSING',
        'The manifest of its flight is being made right now, so this shipment must stay as it is. Try again in a minute.',
        { shipment },
      );
