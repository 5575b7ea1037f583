import { renderSite } from '../render.tsx';
import { assets, site } from './sample-site.ts';

/** All files of the sample site. */
export const rendered = renderSite(site, assets);
