import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { searchOfView, type View, views } from './address.ts';

const names = Object.keys(views) as readonly View[];

/** The monitoring's parts; each keeps the range of days that was chosen. */
export const Tabs = ({ view, search }: { readonly view: View; readonly search: URLSearchParams }) => (
  <TabLinks
    label="Monitoring"
    current={view}
    tabs={names.map((name) => ({
      key: name,
      title: views[name],
      to: { search: searchOfView(search, name) },
    }))}
  />
);
