import type { Site } from '#web/site/page.ts';
import { Blocks } from '#web/site/pages/blog/body/blocks.tsx';
import { figureWords } from '#web/site/pages/blog/body/figure-words.ts';
import { BOLD, ITALIC } from '../convert/state-node.ts';
import type { Shown } from '../nodes/shown.ts';

/** A figure with its words of today, or a block as the page shows it. */
export const ShownHere = ({ site, shown }: { readonly site: Site; readonly shown: Shown }) => {
  if (shown.kind === 'block')
    return (
      <div inert>
        <Blocks site={site} blocks={[shown.block]} />
      </div>
    );
  const words = figureWords(site, shown.part) || 'nothing today';
  const emphasized = shown.format & ITALIC ? <em>{words}</em> : words;
  return shown.format & BOLD ? <strong>{emphasized}</strong> : emphasized;
};
