import { type Commodity, commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import CanISend from '#web/features/carriage/can-i-send.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import { Section } from '../../components/section.tsx';
import { Island } from '../../islands/island.tsx';
import type { Site } from '../../page.ts';

const Rows = ({ title, goods }: { readonly title: string; readonly goods: readonly Commodity[] }) => (
  <div>
    <h3 className="mb-2 text-2xl">{title}</h3>
    <dl className="border-b border-rule">
      {goods.map(({ code, name, words, reason, whatToDo }) => (
        <div key={code} className="grid gap-x-8 gap-y-1 border-t border-rule py-3 sm:grid-cols-[18rem_1fr]">
          <dt>
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-ink-soft">{words.join(', ')}</span>
          </dt>
          <dd className="max-w-prose">
            {reason} {whatToDo}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Whether something can be sent, asked in one's own words. Without a script its form leads to the list below. */
export const Checker = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="can-i-send"
    title="Can I send it?"
    lead="Ask before you buy or pack: perfume, a phone, a power bank, food."
  >
    <Island
      name="can-i-send"
      of={CanISend}
      props={{ us: { phone: brand.phone, whatsapp: brand.whatsapp } }}
      readsQuery
    />
  </Section>
);

/** The whole list: what never flies, what we look at first, what needs papers, and what flies. */
export const Refused = ({ site: { brand } }: { readonly site: Site }) => (
  <Section
    id="not-carried"
    title="What we take, and what we do not"
    lead="Everything is screened. One hidden can of lighter fluid keeps the whole barrel on the ground."
    tone="sunk"
  >
    <div className="grid gap-10">
      <Rows title="Never" goods={commoditiesByVerdict('never')} />
      <Rows title="Ask us first" goods={commoditiesByVerdict('ask')} />
      <Rows title="With papers" goods={commoditiesByVerdict('papers')} />
      <Rows title="Can fly" goods={commoditiesByVerdict('fine')} />
      <p className="max-w-prose text-lg">
        Not on the list? Call{' '}
        <a href={phoneLink(brand)} className="text-link whitespace-nowrap">
          {brand.phone.display}
        </a>{' '}
        before you pack it. The airline or customs can still refuse what is listed here as fine, and what is
        not listed.
      </p>
    </div>
  </Section>
);
