import type { ReactNode } from 'react';
import type { SitePath } from '#domain/kernel/paths.ts';
import { dateWords } from '#web/phrases/days.ts';
import { Notice } from '../../components/notice.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { Site } from '../../page.ts';
import { LongRead } from '../reading/long-read.tsx';
import type { ReadingSection } from './reading-section.ts';

/** A legal document: its date, a warning until the owner has confirmed it, and its chapters. */
export const LegalText = ({
  site,
  path,
  title,
  lead,
  writtenOn,
  sections,
}: {
  readonly site: Site;
  readonly path: SitePath;
  readonly title: string;
  readonly lead: ReactNode;
  /** The date of this text, such as `2026-11-21`. */
  readonly writtenOn: string;
  readonly sections: readonly ReadingSection[];
}) => (
  <>
    <PageIntro path={path} title={title} lead={lead}>
      <p className="label-caption">
        Text of <time dateTime={writtenOn}>{dateWords(writtenOn)}</time>
      </p>
    </PageIntro>
    {site.brand.confirmed ? null : (
      <div className="mx-auto max-w-6xl px-4 pt-8">
        <Notice tone="time" title="Not confirmed yet">
          The owner of {site.brand.name} still has to confirm this text with a lawyer before it goes live.
        </Notice>
      </div>
    )}
    <LongRead chapters={sections.map(({ Body, ...named }) => ({ ...named, body: <Body site={site} /> }))} />
  </>
);
