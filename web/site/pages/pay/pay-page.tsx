import { payWords } from '#domain/payments/pay-words.ts';
import { Pay } from '#web/features/payments/pay/pay.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import { Island } from '../../islands/island.tsx';
import type { Site } from '../../page.ts';
import type { LinkPage } from '../link-page.ts';

const Content = ({ site: { brand } }: { readonly site: Site }) => (
  <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:py-12">
    <header className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{payWords.title}</h1>
      <p className="text-lg text-ink-soft">{payWords.lead}</p>
    </header>
    <noscript>
      <p className="rounded-label border-s-8 border-time bg-time-wash px-5 py-4">
        This page needs JavaScript, which is off in this browser. Call{' '}
        <a href={phoneLink(brand)} className="text-link">
          {brand.phone.display}
        </a>{' '}
        to pay.
      </p>
    </noscript>
    <div className="noscript:hidden">
      <Island name="pay" of={Pay} props={{ phone: brand.phone }} on="load" />
    </div>
  </div>
);

/** `/pay`: where somebody pays for a shipment by a link. */
export const payPage: LinkPage = {
  withoutBottomBar: true,
  metadata: { title: payWords.title, description: payWords.lead, noindex: true },
  Content,
};
