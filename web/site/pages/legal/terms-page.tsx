import type { SitePage } from '../../page.ts';
import { LegalText } from './legal-text.tsx';
import { accountTerms } from './terms-account.tsx';
import { carriageTerms, claimTerms } from './terms-carriage.tsx';
import { customsTerms, goodsTerms } from './terms-goods.tsx';
import { priceTerms, storageTerms } from './terms-price.tsx';

const sections = [
  ...accountTerms,
  ...goodsTerms,
  ...priceTerms,
  ...carriageTerms,
  ...customsTerms,
  ...storageTerms,
  ...claimTerms,
];

/** The terms of service. */
export const termsPage: SitePage = {
  metadata: ({ brand }) => ({
    title: 'Terms of Service',
    description: `What you declare, what we do not carry, prices and reweighing, cutoffs, storage, liability and claims when you ship with ${brand.name}.`,
  }),
  Content: ({ site }) => (
    <LegalText
      site={site}
      path="/terms"
      title="Terms of Service"
      lead="What you can expect from us, and what we expect from you."
      writtenOn="2026-11-21"
      sections={sections}
    />
  ),
  asked: [
    { question: 'What may I not send?', answeredAt: 'forbidden' },
    { question: 'What happens when my box weighs more than I said?', answeredAt: 'reweigh' },
    { question: 'What do you pay when something is lost or broken?', answeredAt: 'liability' },
    { question: 'How long do I have to claim?', answeredAt: 'claims' },
    { question: 'How long can my parcels stay with you, and what then?', answeredAt: 'storage' },
  ],
};
