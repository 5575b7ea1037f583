import { bagsIn, type Drawer, differenceWords, expectedIn } from '#domain/billing/drawers/drawer.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { CountedBag } from './bags.tsx';

/** Float + cash in + bags of drivers − cash back is what should be there; then what was counted. */
const Counted = ({ drawer }: { readonly drawer: Drawer }) => {
  const { float, closed } = drawer;
  if (drawer.counter === 'ROAD') return <CountedBag bag={drawer} />;
  if (closed === undefined) return <p>Open, with {dollars(float)} counted into it.</p>;
  const bags = bagsIn(drawer);
  const { at, cashIn, cashBack, counted, difference, reason } = closed;
  return (
    <>
      <PriceLines
        lines={[
          { text: 'Float', amount: float, isSum: true },
          { text: 'Cash in', amount: cashIn, isSum: true },
          // Not `-cashBack`: without any that would read as minus 0.
          ...(bags === 0 ? [] : [{ text: 'Bags of drivers', amount: bags, isSum: true } as const]),
          { text: 'Cash back', amount: 0 - cashBack, isSum: true },
          { text: 'Should be there', amount: expectedIn(drawer, closed), isSum: true },
        ]}
      />
      <p>
        <strong>{dollars(counted)} counted</strong>, <Instant at={at} />.{' '}
        {[differenceWords(difference), reason].filter(Boolean).join(': ')}
      </p>
    </>
  );
};

/** The drawers that were opened on a day. Nothing on a day without any. */
export const DrawersOfDay = ({ day }: { readonly day: string | undefined }) => {
  const { data } = useReply(['drawers', day], billingEndpoints.drawers, { query: { day } });
  const items = data?.items ?? [];
  const nameOf = useNames(items.map(({ by }) => by));
  return items.length === 0 ? null : (
    <Section title="Drawers" className="mt-8 grid max-w-xl gap-4">
      <ul className="grid gap-6">
        {items.map((drawer) => (
          <li key={drawer.id} className="grid gap-1 border-t border-rule pt-3 first:border-t-0">
            <h3 className="font-semibold">
              {nameOf(drawer.by)}
              {drawer.counter === 'ROAD' ? ' (bag on the road)' : ''}, <Instant at={drawer.openedAt} />
            </h3>
            <Counted drawer={drawer} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
