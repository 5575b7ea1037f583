import { phoneLink } from '#web/phrases/contact.ts';
import { type AppArea, AppShape } from '#web/shell/app-shape.tsx';
import type { Assets } from './document.tsx';
import type { Site } from './page.ts';
import { Fonts, Icons, Viewport } from './seo/head-parts.tsx';

/** The stage's settings and the public ones, which the app's script asks for first. */
const SETTINGS = ['/config.json', '/settings.json'] as const;

const Head = ({
  site: { brand },
  area,
  assets,
}: {
  readonly site: Site;
  readonly area: AppArea;
  readonly assets: Assets;
}) => {
  const { app, fonts } = assets;
  return (
    <head>
      <Viewport />
      <meta name="robots" content="noindex" />
      <title data-until-drawn="">{brand.name}</title>
      {app.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} precedence="app" />
      ))}
      <Fonts files={fonts} />
      {/* Pages load their logo after everything else; here it is half of what is visible first. */}
      <link rel="preload" href="/logo.svg" as="image" type="image/svg+xml" fetchPriority="high" />
      <script type="module" async src={app.earlyScript} />
      {SETTINGS.map((path) => (
        <link key={path} rel="preload" href={path} as="fetch" crossOrigin="anonymous" />
      ))}
      <script type="module" src={app.script} />
      {app.imports[area].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <Icons />
    </head>
  );
};

/**
 * A document of the app: its frame with a resting shape of a screen, which is visible before any script has arrived. The script puts the
 * first screen in its place.
 */
export const AppDocument = ({
  site,
  area,
  assets,
}: {
  readonly site: Site;
  readonly area: AppArea;
  readonly assets: Assets;
}) => (
  <html lang="en">
    <Head site={site} area={area} assets={assets} />
    <body>
      {/* Before the shape, which is as high as the window, and below the header, which stays where it is. */}
      <noscript>
        <p className="mx-auto max-w-6xl px-4 pt-20">
          Your account needs JavaScript. Without it, call{' '}
          <a href={phoneLink(site.brand)}>{site.brand.phone.display}</a> or write to{' '}
          <a href={`mailto:${site.brand.email}`}>{site.brand.email}</a>.
        </p>
      </noscript>
      <div id="app">
        <AppShape area={area} brand={site.brand} />
      </div>
    </body>
  </html>
);
