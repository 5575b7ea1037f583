import type { LinkPath } from '#domain/kernel/paths.ts';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { Collect } from '#web/features/shipments/collect/collect.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { Island } from '../../islands/island.tsx';
import type { Site, SitePage } from '../../page.ts';

/** A page without a place among the others, because people come by a link of their own. */
interface LinkPage extends Omit<SitePage, 'metadata' | 'asked'> {
  readonly metadata: PageMetadata;
}

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

/** Pages that open by a link, by path. */
export const linkPages: Readonly<Record<LinkPath, LinkPage>> = {
  '/collect': {
    withoutBottomBar: true,
    metadata: { title: collectWords.title, description: collectWords.lead, noindex: true },
    Content,
  },
};
