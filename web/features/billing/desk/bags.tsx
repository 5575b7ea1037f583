import { useQueryClient } from '@tanstack/react-query';
import { type Drawer, differenceWords } from '#domain/billing/drawers/drawer.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { CountForm } from './own-drawer.tsx';

type OpenBags = EndpointReply<typeof billingEndpoints.bags>;

const isFromBefore = ({ openedAt }: Drawer): boolean =>
  newYorkDay(Date.parse(openedAt)) < newYorkDay(Date.now());

/** Counts one bag into the drawer of whoever looks. */
const CountBag = ({ bag: { id }, name }: { readonly bag: Drawer; readonly name: string }) => {
  const cache = useQueryClient();
  const send = async (counted: number, reason: string | undefined): Promise<Drawer> => {
    const { drawer } = await api(billingEndpoints.closeBag, { params: { id }, body: { counted, reason } });
    // The list of bags is a moment behind.
    cache.setQueryData<OpenBags>(
      ['bags'],
      (shown) => shown && { items: shown.items.filter((bag) => bag.id !== id) },
    );
    return drawer;
  };
  return (
    <CountForm
      label={`Cash in the bag of ${name}, in U.S. dollars`}
      hasReason
      press={(amount) => `Take the bag${amount} into my drawer`}
      done={() => `The bag of ${name} is in your drawer.`}
      send={({ cents, reason }) => send(cents, reason)}
    />
  );
};

/** The bags of drivers that are still out, each counted into the drawer of whoever looks. What should be in one is said after the count. */
export const Bags = () => {
  const bags = useReply(['bags'], billingEndpoints.bags, {});
  const own = useReply(['drawers', 'own'], billingEndpoints.ownDrawer, {});
  const items = bags.data?.items ?? [];
  const nameOf = useNames(items.map(({ by }) => by));
  if (items.length === 0 || own.data === undefined) return null;
  return (
    <Section title="Bags of drivers" className="mb-8 grid max-w-xl gap-4 print:hidden">
      {own.data.drawer === undefined ? <p>Open your drawer first: what is in a bag goes into it.</p> : null}
      <ul className="grid gap-6">
        {items.map((bag) => (
          <li key={bag.id} className="grid gap-3 border-t border-rule pt-3 first:border-t-0">
            <h3 className="font-semibold">
              {nameOf(bag.by)}, since <Instant at={bag.openedAt} />
            </h3>
            {isFromBefore(bag) ? (
              <Alert kind="warning" title="Not counted since another day">
                Ask {nameOf(bag.by)} for this bag.
              </Alert>
            ) : null}
            {own.data?.drawer === undefined ? null : <CountBag bag={bag} name={nameOf(bag.by)} />}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** A bag that was counted, as the drawers of the day show it. */
export const CountedBag = ({ bag }: { readonly bag: Drawer }) => {
  const { closed } = bag;
  if (closed === undefined) return <p>With its driver.</p>;
  return (
    <p>
      <strong>{dollars(closed.counted)} counted</strong> into a drawer, <Instant at={closed.at} />.{' '}
      {[differenceWords(closed.difference), closed.reason].filter(Boolean).join(': ')}
    </p>
  );
};
