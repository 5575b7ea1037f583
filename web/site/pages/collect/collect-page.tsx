import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { Collect } from '#web/features/shipments/collect/collect.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import { Island } from '../../islands/island.tsx';
import type { Site } from '../../page.ts';
import type { LinkPage } from '../link-page.ts';

const Content = ({ site: { brand } }: { readonly site: Site }) => (
  <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:py-12 print:py-2">
    <header className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{collectWords.title}</h1>
      <p className="text-lg text-ink-soft">{collectWords.lead}</p>
    </header>
    <noscript>
      <p className="rounded-label border-s-8 border-time bg-time-wash px-5 py-4">
        This page needs JavaScript, which is off in this browser. Call{' '}
        <a href={phoneLink(brand)} className="text-link">
          {brand.phone.display}
        </a>{' '}
        and we tell you what you need.
      </p>
    </noscript>
    <div className="noscript:hidden">
      <Island name="collect" of={Collect} props={{ phone: brand.phone }} on="load" />
    </div>
  </div>
);

/** `/collect`: what a receiver needs to collect a shipment. */
export const collectPage: LinkPage = {
  withoutBottomBar: true,
  metadata: { title: collectWords.title, description: collectWords.lead, noindex: true },
  Content,
};
