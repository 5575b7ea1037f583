import { type SyntheticEvent, useState } from 'react';

/** Where the build puts the mark: the icon of the tab too, so that a first visit fetches one drawing. */
const SVG_LOGO = '/logo.svg';
const PNG_LOGO = '/logo.png';

/**
 * The mark with the name beside it. If the SVG cannot be loaded the PNG takes its place, once. Styles and fonts come
 * before it: the name is read without it.
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
