import { pathTo } from '#domain/kernel/paths.ts';
import { headline } from '#domain/next-step/headline.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMyShipment } from './use-shipments.ts';

/**
 * What comes next for a shipment that its sender has just paid, as its page says it. Nothing for the seconds in which the shipment has not heard
 * of the payment: nobody is asked for it again.
 */
export const AfterPaying = ({ number }: { readonly number: string }) => {
  const { data } = useMyShipment(number);
  if (data === undefined || data.next.todo?.act === 'PAY') return null;
  const { next } = data;
  const { todo, ours, comes } = next;
  const lines = todo === undefined ? [...ours, ...comes] : todo.lines.slice(0, 1);
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      <p className="font-semibold">
        {todo === undefined ? '' : 'Next: '}
        {headline(next)}.
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <LinkButton to={pathTo('/dashboard/shipments/:number', { number })} look="plain" className="mt-2">
        Open the shipment
      </LinkButton>
    </div>
  );
};
