import { useLocation } from 'react-router-dom';
import { defaultBrand as brand } from '#domain/settings/brand.ts';
import { pageDescription, pageTitle } from '#web/ui/meta/page-metadata.ts';
import { pageMetadataOf } from './page-metadata-of.ts';

/** Title and description of the screen that is open; React puts them into the head. The app is never indexed. */
export const DocumentMetadata = () => {
  const page = pageMetadataOf(useLocation().pathname) ?? { title: 'Page not found' };
  return (
    <>
      <title>{pageTitle(page.title, brand)}</title>
      <meta name="description" content={pageDescription(page.description ?? brand.tagline, brand)} />
    </>
  );
};
