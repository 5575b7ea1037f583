import { useLayoutEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { SessionProvider } from '#web/session/session-provider.tsx';
import { useBrand } from '#web/session/site-settings.ts';
import type { AnchorProps } from '#web/shell/anchor.tsx';
import { AnchorContext } from '#web/shell/anchor.tsx';
import { pageDescription, pageTitle } from '#web/shell/page-metadata.ts';
import { isSitePath } from '#web/shell/paths.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { pageMetadataOf } from '../page-title.ts';

/** The document comes with a title for the time before its first screen. */
const removeFirstTitle = (): void => document.querySelector('title[data-until-drawn]')?.remove();

/** Title and description of the open screen. React puts them into the head. The app is never indexed. */
const DocumentMetadata = () => {
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const page = pageMetadataOf(pathname, search) ?? { title: 'Page not found' };
  useLayoutEffect(removeFirstTitle, []);
  return (
    <>
      <title>{pageTitle(page.title, brand)}</title>
      <meta name="description" content={pageDescription(page.description ?? brand.tagline, brand)} />
    </>
  );
};

/** Links inside the app navigate in the app; links to a static page load it. */
const AppAnchor = ({ to, children, ...rest }: AnchorProps) =>
  isSitePath(to) ? (
    <a {...rest} href={to}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );

/** Layout of every screen. */
export const RootLayout = () => (
  <AnchorContext value={AppAnchor}>
    <SessionProvider>
      <DocumentMetadata />
      <Outlet />
      <Toaster />
    </SessionProvider>
  </AnchorContext>
);
