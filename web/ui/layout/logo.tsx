import { type SyntheticEvent, useState } from 'react';

/** The path of the logo. The icon of the tab is the same file, so that a first visit loads it once. */
const SVG_LOGO = '/logo.svg';
const PNG_LOGO = '/logo.png';

/**
 * The logo with the name beside it. If the SVG cannot be loaded, the PNG replaces it once. It has a low priority: styles and fonts are
 * loaded first.
 */
export const Logo = ({ name, className }: { readonly name: string; readonly className?: string }) => {
  const [source, setSource] = useState(SVG_LOGO);
  const fall = (event: SyntheticEvent<HTMLImageElement>) => {
    if (!event.currentTarget.src.endsWith(PNG_LOGO)) setSource(PNG_LOGO);
  };
  return (
    <span className={className ?? 'inline-flex items-center gap-2'}>
      <img src={source} onError={fall} alt="" width="36" height="36" fetchPriority="low" />
      <span className="font-display text-2xl font-extrabold tracking-tight">{name}</span>
    </span>
  );
};
