import { renderToStaticMarkup } from 'react-dom/server';
import type { Post } from '#domain/blog/post.ts';
import type { Site } from '../../page.ts';
import { Blocks } from './body/blocks.tsx';
import { ShownWords } from './body/words.tsx';

/** Attributes that mean something on our pages alone. A text never contains one, because React escapes its quotation marks. */
const OF_OUR_PAGES = / (?:class|id|data-[\w-]+|aria-[\w-]+|tabindex|srcSet|sizes|loading|decoding)="[^"]*"/g;
/** News readers leave drawings out or show their texts without the drawing. */
const DRAWING = /<svg[\s>].*?<\/svg>/gs;

/** The whole text of a post for news readers: as HTML without our styles, with addresses that are whole. */
export const feedText = (site: Site, { lead, body }: Post): string =>
  renderToStaticMarkup(
    <>
      <p>
        <ShownWords site={site} words={lead} />
      </p>
      <Blocks site={site} blocks={body} />
    </>,
  )
    .replace(DRAWING, '')
    .replace(OF_OUR_PAGES, '')
    .replace(/ (href|src)="(?=[/])/g, ` $1="${site.url}`);
