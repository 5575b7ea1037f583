import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePath } from '#domain/kernel/paths.ts';
import { dateWords } from '#web/phrases/days.ts';
import { type Action, CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { AskedQuestion, Site, SitePage } from '../../page.ts';
import { article } from '../../seo/article.ts';
import { LongRead } from '../reading/long-read.tsx';
import type { ReadingSection } from '../reading/reading-section.ts';
import type { Post } from './post.ts';

/** A guide: its entry in lists, its chapters, and the links at its end. */
export interface Guide extends Post {
  readonly path: SitePath;
  readonly lead: ReactNode;
  readonly sections: readonly ReadingSection[];
  readonly asked: readonly AskedQuestion[];
  readonly next: {
    readonly title: string;
    readonly text: string;
    readonly action: Action;
    readonly second: Action;
  };
}

/** The usual reading speed. */
const WORDS_PER_MINUTE = 220;

const minutesToRead = (site: Site, sections: readonly ReadingSection[]): number => {
  const words = sections
    .map(({ Body }) => renderToStaticMarkup(<Body site={site} />).replace(/<[^>]+>/g, ' '))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};

const Byline = ({ guide, minutes }: { readonly guide: Guide; readonly minutes: number }) => {
  const changed = guide.changedOn ?? guide.publishedOn;
  return (
    <p className="label-caption">
      {minutes} minutes · {guide.changedOn ? 'updated' : 'written'}{' '}
      <time dateTime={changed}>{dateWords(changed)}</time>
    </p>
  );
};

const contentOf =
  (guide: Guide): SitePage['Content'] =>
  ({ site }) => (
    <article>
      <PageIntro path={guide.path} title={guide.title} lead={guide.lead}>
        <Byline guide={guide} minutes={minutesToRead(site, guide.sections)} />
      </PageIntro>
      <LongRead site={site} sections={guide.sections} />
      <CallToAction title={guide.next.title} action={guide.next.action} second={guide.next.second}>
        {guide.next.text}
      </CallToAction>
    </article>
  );

/** The page of a guide. A guide with a date is in the feed. Its prices come from the current rate card. */
export const guidePage = (guide: Guide): SitePage => ({
  metadata: (site) => ({
    title: guide.title,
    description: guide.description,
    article: {
      publishedOn: guide.publishedOn,
      ...(guide.changedOn ? { changedOn: guide.changedOn } : {}),
    },
    structuredData: [article(site, { ...guide, headline: guide.title })],
  }),
  Content: contentOf(guide),
  asked: guide.asked,
});
