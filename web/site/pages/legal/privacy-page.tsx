import type { SitePage } from '../../page.ts';
import { LegalText } from './legal-text.tsx';
import { dataSections } from './privacy-data.tsx';
import { useSections } from './privacy-use.tsx';

const sections = [...dataSections, ...useSections];

/** The privacy page. */
export const privacyPage: SitePage = {
  metadata: ({ brand }) => ({
    title: 'Privacy Policy',
    description: `What ${brand.name} keeps about you, who sees it, how long it stays, and how to have it corrected or deleted. No cookies, no advertising.`,
  }),
  Content: ({ site }) => (
    <LegalText
      site={site}
      path="/privacy-policy"
      title="Privacy Policy"
      lead="What we know about you, why we need it, who sees it and when it is deleted."
      writtenOn="2026-12-01"
      sections={sections}
    />
  ),
  asked: [
    { question: 'What do you know about me?', answeredAt: 'told' },
    { question: 'Does this site follow me around with cookies?', answeredAt: 'measured' },
    { question: 'Who sees my name and what I send?', answeredAt: 'seen' },
    { question: 'How long do you keep it?', answeredAt: 'kept' },
    { question: 'How do I get it deleted?', answeredAt: 'rights' },
  ],
};
