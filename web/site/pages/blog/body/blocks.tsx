import type { ReactNode } from 'react';
import type { Block, BlockOf } from '#domain/blog/body/block.ts';
import { Steps } from '../../../components/steps.tsx';
import type { Site } from '../../../page.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import { drawingOf } from './drawings.tsx';
import { inOrder } from './in-order.ts';
import { ShownLive } from './live/live-block.tsx';
import { Picture } from './picture.tsx';
import { plainWords, ShownWords } from './words.tsx';

interface Shown<Kind extends Block['kind']> {
  readonly site: Site;
  readonly block: BlockOf<Kind>;
}

const Heading = ({ block: { level, id, title } }: Shown<'heading'>) =>
  level === 2 ? <h2 id={id}>{title}</h2> : <h3 id={id}>{title}</h3>;

const Paragraph = ({ site, block: { words } }: Shown<'paragraph'>) => (
  <p>
    <ShownWords site={site} words={words} />
  </p>
);

const Items = ({ ordered, items }: { readonly ordered: boolean; readonly items: readonly ReactNode[] }) =>
  ordered ? <ol>{inOrder(items)}</ol> : <ul>{inOrder(items)}</ul>;

const List = ({ site, block: { ordered, items } }: Shown<'list'>) => {
  const item = ({ words, below }: (typeof items)[number]) => (
    <li>
      <ShownWords site={site} words={words} />
      {below ? (
        <List
          site={site}
          block={{
            kind: 'list',
            ordered: below.ordered,
            items: below.items.map((line) => ({ words: line })),
          }}
        />
      ) : null}
    </li>
  );
  return <Items ordered={ordered} items={items.map(item)} />;
};

const StepList = ({ site, block: { items } }: Shown<'steps'>) => (
  <div>
    <Steps
      items={items.map(({ title, text }) => ({
        title: plainWords(site, title),
        text: <ShownWords site={site} words={text} />,
      }))}
    />
  </div>
);

const Table = ({ site, block: { caption, corner, columns, rows } }: Shown<'table'>) => (
  <CompareTable
    caption={caption}
    corner={corner}
    columns={columns.map((title) => ({ title }))}
    rows={rows.map(({ head, cells }, at) => ({
      key: String(at),
      head: plainWords(site, head),
      cells: cells.map((words) => plainWords(site, words)),
    }))}
  />
);

const Quote = ({ site, block: { words, source } }: Shown<'quote'>) => (
  <figure className="border-s-4 border-ink ps-5">
    <blockquote>
      <p>
        <ShownWords site={site} words={words} />
      </p>
    </blockquote>
    {source ? <figcaption className="mt-2 text-base text-ink-soft">{source}</figcaption> : null}
  </figure>
);

const Questions = ({ site, block: { items } }: Shown<'questions'>) => (
  <dl className="border-b border-rule">
    {items.map(({ question, answer }) => (
      <div key={question} className="border-t border-rule py-4">
        <dt className="font-semibold">{question}</dt>
        <dd className="mt-1">
          <ShownWords site={site} words={answer} />
        </dd>
      </div>
    ))}
  </dl>
);

const Drawing = ({ block: { drawing } }: Shown<'drawing'>) => {
  const Named = drawingOf[drawing];
  return <Named />;
};

/** One block of a post, as its page shows it. */
const shownBlock = (site: Site, block: Block, isFirst: boolean): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return <Heading site={site} block={block} />;
    case 'paragraph':
      return <Paragraph site={site} block={block} />;
    case 'list':
      return <List site={site} block={block} />;
    case 'steps':
      return <StepList site={site} block={block} />;
    case 'table':
      return <Table site={site} block={block} />;
    case 'quote':
      return <Quote site={site} block={block} />;
    case 'questions':
      return <Questions site={site} block={block} />;
    case 'drawing':
      return <Drawing site={site} block={block} />;
    case 'image':
      return <Picture block={block} isFirst={isFirst} />;
    case 'live':
      return <ShownLive site={site} block={block} />;
  }
};

/** Blocks of a post, one below the other, with the components of the site. */
export const Blocks = ({
  site,
  blocks,
  first,
}: {
  readonly site: Site;
  readonly blocks: readonly Block[];
  /** A picture that readers see without scrolling. */
  readonly first?: Block | undefined;
}) => inOrder(blocks.map((block) => shownBlock(site, block, block === first)));
