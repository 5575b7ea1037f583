/** What every document says of itself first. */
export const Viewport = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" content="#0a2138" />
  </>
);

/** Loads fonts with the document, because text that changes its font may wrap differently. */
export const Fonts = ({ files }: { readonly files: readonly string[] }) =>
  files.map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));

/** The icons of the tab and of the home screen. */
export const Icons = () => (
  <>
    <link rel="icon" href="/logo.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
    <link rel="apple-touch-icon" href="/icon-192.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);
