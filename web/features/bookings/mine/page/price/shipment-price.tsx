import { Link } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { customerShipmentEndpoints } from '#domain/shipments/customer/shipment-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** What is to be paid for the shipment whose price has the pickup, in the words of its own page, with the way to pay it. */
export const ShipmentPrice = ({
  booking: { price: pickup },
  number,
}: {
  readonly booking: Booking;
  readonly number: string;
}) => {
  const { data } = useReply(['shipments', number], customerShipmentEndpoints.show, { params: { number } });
  const pay = data && [data.next.todo, ...data.next.after].find((step) => step?.act === 'PAY');
  return (
    <>
      {pay === undefined ? null : <p className="text-xl font-bold">{pay.title}</p>}
      <p>
        {pickup === undefined ? 'The pickup is in' : `${dollars(pickup.total)} of`} the price of shipment{' '}
        <Link to={pathTo('/dashboard/shipments/:number', { number })} className={`${textLink} font-mono`}>
          {number}
        </Link>
        {pickup === undefined ? '' : ' is for the pickup'}. You do not pay for it separately.
      </p>
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
