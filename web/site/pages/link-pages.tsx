import type { ReactNode } from 'react';
import type { LinkPath } from '#domain/kernel/paths.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import Pay from '#web/features/payments/pay/pay.tsx';
import Collect from '#web/features/shipments/collect/collect.tsx';
import Opinion from '#web/features/shipments/opinion/opinion.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { Island } from '../islands/island.tsx';
import type { Site, SitePage } from '../page.ts';

/** A page without a place among the others, because people come by a link of their own. */
interface LinkPage extends Omit<SitePage, 'metadata' | 'asked'> {
  readonly metadata: PageMetadata;
}

interface Words {
  readonly title: string;
  readonly lead: string;
}

interface FrameProps extends Pick<Site, 'brand'> {
  readonly words: Words;
  /** Why somebody without JavaScript calls us, after our number. */
  readonly calling: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Frame = ({ brand, words: { title, lead }, calling, className = '', children }: FrameProps) => (
  <div className={`mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:py-12 ${className}`}>
    <header className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="text-lg text-ink-soft">{lead}</p>
    </header>
    <noscript>
      <p className="rounded-label border-s-8 border-time bg-time-wash px-5 py-4">
        This page needs JavaScript, which is off in this browser. Call{' '}
        <a href={phoneLink(brand)} className="text-link">
          {brand.phone.display}
        </a>{' '}
        {calling}
      </p>
    </noscript>
    <div className="noscript:hidden">{children}</div>
  </div>
);

/** `/collect`: what a receiver needs to collect a shipment. */
const CollectContent: LinkPage['Content'] = ({ site: { brand } }) => (
  <Frame brand={brand} words={collectWords} calling="and we tell you what you need." className="print:py-2">
    <Island name="collect" of={Collect} props={{ phone: brand.phone }} on="load" />
  </Frame>
);

/** `/pay`: where somebody pays for a shipment by a link. */
const PayContent: LinkPage['Content'] = ({ site: { brand } }) => (
  <Frame brand={brand} words={payWords} calling="to pay.">
    <Island name="pay" of={Pay} props={{ phone: brand.phone }} on="load" />
  </Frame>
);

/** `/how-was-it`: where a sender says how it was. */
const OpinionContent: LinkPage['Content'] = ({ site: { brand } }) => (
  <Frame brand={brand} words={opinionWords} calling="and tell us how it was.">
    <Island name="opinion" of={Opinion} props={{ phone: brand.phone }} on="load" />
  </Frame>
);

const linkPage = ({ title, lead }: Words, Content: LinkPage['Content']): LinkPage => ({
  withoutBottomBar: true,
  metadata: { title, description: lead, noindex: true },
  Content,
});

/** Pages that open by a link, by path. */
export const linkPages: Readonly<Record<LinkPath, LinkPage>> = {
  '/collect': linkPage(collectWords, CollectContent),
  '/pay': linkPage(payWords, PayContent),
  '/how-was-it': linkPage(opinionWords, OpinionContent),
};
