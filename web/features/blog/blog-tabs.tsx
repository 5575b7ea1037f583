import type { Area } from '#web/shell/screens.ts';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';

/** The rooms of the blog's desk, in the order of the work. */
const rooms = {
  '/blog': 'Posts',
  '/blog/queue': 'Queue',
  '/blog/calendar': 'Calendar',
  '/blog/analytics': 'Readers',
  '/blog/keywords': 'Keywords',
  '/blog/monitoring': 'Monitoring',
  '/blog/fix-categories': 'Categories',
} as const;
type Room = keyof typeof rooms;

/** Leads from each room of the blog's desk to the others. It is above the title, so that it stays in its place. */
export const BlogTabs = ({ area, current }: { readonly area: Area; readonly current: Room }) => (
  <TabLinks
    label="Blog"
    current={current}
    tabs={Object.entries(rooms).map(([path, title]) => ({ key: path, title, to: `${area}${path}` }))}
  />
);
