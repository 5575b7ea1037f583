import type { ReactNode } from 'react';
import type { AppArea } from '#web/shell/app-shape.tsx';
import { BottomBar } from '#web/shell/bottom-bar.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { type PageMetadata, pageDescription, pageTitle } from '#web/shell/page-metadata.ts';
import { SkipLink } from '#web/shell/skip-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type IslandScripts, IslandScriptsContext } from './islands/island-scripts.ts';
import type { Site } from './page.ts';
import { HeroPreloads } from './pictures/hero-picture.tsx';
import { HERO_ALT, type Pictures, PicturesContext } from './pictures/pictures.ts';
import { Fonts, Icons, Viewport } from './seo/head-parts.tsx';
import { JsonLd } from './seo/json-ld.tsx';
import { SpeculationRules } from './seo/speculation-rules.tsx';

/** The files of the app's documents, as paths from the root. */
export interface AppAssets {
  /** Leads strangers away, and asks for the first screen and its data. It is small and runs first. */
  readonly earlyScript: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** What the scripts import, and for the desk its layout, so that nothing waits for another file to name it. */
  readonly imports: Readonly<Record<AppArea, readonly string[]>>;
}

/** The files that a page loads, as paths from the root. */
export interface Assets {
  readonly script: string;
  /** Holds back forms that are sent before the other script is there. It is loaded before them. */
  readonly earlyScript: string;
  /** What few pages need. Others than the page for unknown addresses load it with their first touch. */
  readonly moreScript: string;
  readonly styles: readonly string[];
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
  readonly islands: IslandScripts;
  readonly pictures: Pictures;
  readonly app: AppAssets;
}

/** The metadata for links in other sites and chats (Open Graph). */
const Sharing = ({
  site: { brand, url },
  metadata,
  assets,
  title,
  description,
}: {
  readonly site: Site;
  readonly metadata: PageMetadata;
  readonly assets: Assets;
  readonly title: string;
  readonly description: string;
}) => {
  const image = `${url}${metadata.image ?? assets.pictures.share}`;
  return (
    <>
      <meta property="og:type" content={metadata.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {metadata.canonical ? <meta property="og:url" content={`${url}${metadata.canonical}`} /> : null}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={HERO_ALT} />
      <meta name="twitter:card" content="summary_large_image" />
      {metadata.article ? (
        <meta property="article:published_time" content={metadata.article.publishedOn} />
      ) : null}
    </>
  );
};

const Head = ({
  site,
  metadata,
  assets,
  holdsSubmits,
  startsMore,
}: {
  readonly holdsSubmits: boolean;
  readonly startsMore: boolean;
  readonly site: Site;
  readonly metadata: PageMetadata;
  readonly assets: Assets;
}) => {
  const { brand, url } = site;
  const title = pageTitle(metadata.title, brand);
  const description = pageDescription(metadata.description ?? brand.tagline, brand);
  return (
    <head>
      <Viewport />
      <title>{title}</title>
      <meta name="description" content={description} />
      {metadata.noindex ? <meta name="robots" content="noindex" /> : null}
      {metadata.canonical ? <link rel="canonical" href={`${url}${metadata.canonical}`} /> : null}
      <Sharing site={site} metadata={metadata} assets={assets} title={title} description={description} />
      {metadata.canonical === '/' ? <HeroPreloads pictures={assets.pictures} /> : null}
      <Fonts files={assets.fonts} />
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <Icons />
      <link rel="alternate" type="application/rss+xml" title={`${brand.name} guides`} href="/feed.xml" />
      {/* The first script names the release in reports. As a module it runs after the next one all the same. */}
      <script type="module" src={assets.script} />
      {startsMore ? <script type="module" src={assets.moreScript} /> : null}
      {holdsSubmits ? <script src={assets.earlyScript} /> : null}
      <JsonLd things={metadata.structuredData ?? []} />
      {/* The page for unknown paths may have the app's content security policy, which forbids inline scripts. */}
      {metadata.noindex ? null : <SpeculationRules />}
    </head>
  );
};

/** A complete static page: head, fixed header, content, footer and, on most pages, the bottom bar of phones. */
export const Document = ({
  site,
  metadata,
  assets,
  bottomBar,
  holdsSubmits = false,
  startsMore = false,
  children,
}: {
  /** For pages that ask for a password: nothing is sent before the script is there. */
  readonly holdsSubmits?: boolean | undefined;
  /** For the page that is often left without a touch: what few pages need is loaded at once. */
  readonly startsMore?: boolean | undefined;
  readonly site: Site;
  readonly metadata: PageMetadata;
  readonly assets: Assets;
  readonly bottomBar: boolean;
  readonly children: ReactNode;
}) => (
  <html lang="en">
    <Head
      site={site}
      metadata={metadata}
      assets={assets}
      holdsSubmits={holdsSubmits}
      startsMore={startsMore}
    />
    <body className={classNames('pt-(--header)', bottomBar && 'with-bottom-bar')}>
      <SkipLink />
      <Header brand={site.brand} viewer={{ kind: 'unknown' }} current={metadata.canonical} />
      <main id="screen">
        <PicturesContext value={assets.pictures}>
          <IslandScriptsContext value={assets.islands}>{children}</IslandScriptsContext>
        </PicturesContext>
      </main>
      <Footer brand={site.brand} />
      {bottomBar ? <BottomBar brand={site.brand} /> : null}
    </body>
  </html>
);
