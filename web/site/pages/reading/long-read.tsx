import type { ReactNode } from 'react';
import { Toc } from '../../components/toc.tsx';
import { prose } from './prose.ts';

/** A chapter: its title in the table of contents, its id, and its content. */
interface ReadChapter {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/**
 * A long text in chapters, with the table of contents above it on phones and beside it on wide screens. Chapters are laid out from the
 * beginning: they are text, which is cheap, and no estimate fits chapters of every length, so that the scroll bar would jump.
 */
export const LongRead = ({
  chapters,
  opening,
}: {
  readonly chapters: readonly ReadChapter[];
  /** What stands above the first chapter. */
  readonly opening?: ReactNode;
}) => (
  <div className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
    <Toc items={chapters.map(({ id, title }) => ({ id, label: title }))} />
    <div className="grid min-w-0 gap-12">
      {opening === undefined ? null : <div className={prose}>{opening}</div>}
      {chapters.map(({ id, title, body }) => (
        <section key={id} id={id} data-laid-out="" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="max-w-2xl text-3xl sm:text-4xl">
            {title}
          </h2>
          <div className={`mt-4 ${prose}`}>{body}</div>
        </section>
      ))}
    </div>
  </div>
);
