import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { PayLinkPart } from './mine/pay-link.tsx';

/** The link of an invoice at the desk, for a customer on the phone. Nothing while cards are not taken or nothing is owed. */
export const DeskPayLink = ({ number, owed }: { readonly number: string; readonly owed: number }) => {
  const enabled = useMay()('payment.manage') && owed > 0;
  const { data } = useReply(
    ['card', number],
    paymentEndpoints.cardPaymentsAtDesk,
    { params: { number } },
    { enabled },
  );
  return enabled && data?.isOn ? (
    <div className="mt-8">
      <PayLinkPart by="desk" number={number} link={data.link} />
    </div>
  ) : null;
};
