import { type Commodity, commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const Rows = ({ title, goods }: { readonly title: string; readonly goods: readonly Commodity[] }) => (
  <div>
    <h3 className="mb-2 text-2xl">{title}</h3>
    <dl className="border-b border-rule">
      {goods.map(({ name, words, reason }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-t border-rule py-3 sm:grid-cols-[18rem_1fr]">
          <dt>
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-ink-soft">{words.join(', ')}</span>
          </dt>
          <dd className="max-w-prose">{reason}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Prohibited goods, and goods that we review first, with reasons. */
export const Refused = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="not-carried"
    title="What we do not take"
    lead="Everything is screened. One hidden can of lighter fluid keeps the whole barrel on the ground."
    tone="sunk"
  >
    <div className="grid gap-10">
      <Rows title="Never" goods={commoditiesByVerdict('never')} />
      <Rows title="Ask us first" goods={commoditiesByVerdict('ask')} />
      <Rows title="With papers" goods={commoditiesByVerdict('papers')} />
      <p className="max-w-prose text-lg">
        Not on the list? Call{' '}
        <a href={phoneLink(brand)} className="text-link whitespace-nowrap">
          {brand.phone.display}
        </a>{' '}
        before you pack it. The airline or customs can still refuse something that is not listed here.
      </p>
    </div>
  </Section>
);
