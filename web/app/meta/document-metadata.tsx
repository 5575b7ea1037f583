import { useLocation } from 'react-router-dom';
import { pageDescription, pageTitle } from '#web/ui/meta/page-metadata.ts';
import { useBrand } from '../site/site-settings.ts';
import { pageMetadataOf } from './page-metadata-of.ts';

/** Title and description of the screen that is open; React puts them into the head. The app is never indexed. */
export const DocumentMetadata = () => {
  const brand = useBrand();
  const page = pageMetadataOf(useLocation().pathname) ?? { title: 'Page not found' };
  return (
    <>
      <title>{pageTitle(page.title, brand)}</title>
      <meta name="description" content={pageDescription(page.description ?? brand.tagline, brand)} />
    </>
  );
};
