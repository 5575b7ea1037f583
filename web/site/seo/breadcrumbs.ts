import type { SchemaThing } from '#web/shell/page-metadata.ts';
import { breadcrumbsTo, type PagePath } from '../breadcrumb-path.ts';
import type { Site } from '../page.ts';

/** The breadcrumbs of an inner page as structured data. The renderer adds them. `title` names a post. */
export const breadcrumbs = (site: Pick<Site, 'url'>, path: PagePath, title?: string): SchemaThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsTo(path, title).map((stop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: stop.name,
    item: `${site.url}${stop.path}`,
  })),
});
