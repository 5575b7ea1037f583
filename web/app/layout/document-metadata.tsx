import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#web/session/site-settings.ts';
import { pageDescription, pageTitle } from '#web/shell/page-metadata.ts';
import { pageMetadataOf } from '../screens.ts';

/** The document comes with a title for the time before its first screen. */
const removeFirstTitle = (): void => document.querySelector('title[data-until-drawn]')?.remove();

/** Title and description of the open screen. React puts them into the head. The app is never indexed. */
export const DocumentMetadata = () => {
  const brand = useBrand();
  const page = pageMetadataOf(useLocation().pathname) ?? { title: 'Page not found' };
  useLayoutEffect(removeFirstTitle, []);
  return (
    <>
      <title>{pageTitle(page.title, brand)}</title>
      <meta name="description" content={pageDescription(page.description ?? brand.tagline, brand)} />
    </>
  );
};
