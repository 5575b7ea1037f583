import { Link } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { broughtBeforeWords } from '#domain/shipments/coming/brought-words.ts';
import { customerShipmentEndpoints } from '#domain/shipments/customer/shipment-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useReply } from '#web/api/use-reply.ts';
import { payStepIn, whileConfirming } from '#web/next-step/while-confirming.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** The link to a shipment, by its number. */
const ShipmentLink = ({ number }: { readonly number: string }) => (
  <Link to={pathTo('/dashboard/shipments/:number', { number })} className={`${textLink} font-mono`}>
    {number}
  </Link>
);

/** What of the price of a shipment is for the pickup, or that it came off, where the goods were brought before the pickup. */
const PickupPart = ({
  booking: { price: pickup, notNeeded },
  number,
  shipment,
}: {
  readonly booking: Booking;
  readonly number: string;
  /** Absent until it is read, or where it cannot be. */
  readonly shipment: Pick<Shipment, 'broughtBefore'> | undefined;
}) => {
  const link = <ShipmentLink number={number} />;
  if (notNeeded)
    return (
      <p>
        The price of shipment {link} has no pickup in it.
        {shipment === undefined ? '' : ` ${broughtBeforeWords(shipment)}`}
      </p>
    );
  return pickup === undefined ? (
    <p>The pickup is in the price of shipment {link}. You do not pay for it separately.</p>
  ) : (
    <p>
      {dollars(pickup.total)} of the price of shipment {link} is for the pickup. You do not pay for it
      separately.
    </p>
  );
};

/** What is to be paid for the shipment whose price has the pickup, in the words of its own page, with the way to pay it. */
export const ShipmentPrice = ({
  booking,
  number,
}: {
  readonly booking: Booking;
  readonly number: string;
}) => {
  const { data } = useReply(['shipments', number], customerShipmentEndpoints.show, { params: { number } });
  const pay = data && payStepIn(whileConfirming(data.next));
  return (
    <>
      {pay === undefined ? null : <p className="text-xl font-bold">{pay.title}</p>}
      <PickupPart booking={booking} number={number} shipment={data?.shipment} />
      {pay?.button === undefined ? null : (
        <p>
          <LinkButton to={pay.button.path} look="plain">
            {pay.button.label}
          </LinkButton>
        </p>
      )}
    </>
  );
};
