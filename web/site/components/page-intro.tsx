import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import { breadcrumbsTo, type PagePath } from '../breadcrumb-path.ts';

/** Breadcrumbs. Phones leave out the page itself, whose name is right below. */
const Trail = ({ path, name }: { readonly path: PagePath; readonly name: string | undefined }) => {
  const stops = breadcrumbsTo(path, name);
  const here = stops.at(-1);
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center">
        {stops.slice(0, -1).map((stop, index) => (
          <li key={stop.path} className="flex items-center max-lg:font-semibold">
            {stops.length === 2 ? <Sign name="left" className="me-2 lg:hidden" /> : null}
            <a href={stop.path} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {stop.name}
            </a>
            {/* Behind the last one only the page itself would follow. */}
            <Sign
              name="right"
              className={classNames('mx-3 text-edge', index === stops.length - 2 && 'max-lg:hidden')}
            />
          </li>
        ))}
        <li aria-current="page" className="font-semibold max-lg:sr-only">
          {here?.name}
        </li>
      </ol>
    </nav>
  );
};

/**
 * The head of an inner page: breadcrumbs, its only h1, one or two sentences. `children` are its actions. `aside` is beside it on wide
 * screens and below it on phones.
 */
export const PageIntro = ({
  path,
  title,
  lead,
  aside,
  children,
}: {
  readonly path: PagePath;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <header className="page-intro">
    <div className="mx-auto max-w-6xl px-4 pt-3 pb-10 sm:pb-14 lg:pt-5 print:py-0">
      <Trail path={path} name={typeof title === 'string' ? title : undefined} />
      <div
        className={
          aside
            ? 'mt-4 grid items-end gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16 print:grid-cols-[minmax(0,1fr)_auto] print:gap-6'
            : 'mt-4 grid gap-8'
        }
      >
        <div className="grid max-w-3xl gap-5">
          <h1 className="text-4xl sm:text-6xl print:text-4xl">{title}</h1>
          <div className="max-w-prose text-lg text-ink-soft sm:text-xl">{lead}</div>
          {children ? <div className="flex flex-wrap gap-3 pt-1">{children}</div> : null}
        </div>
        {aside}
      </div>
    </div>
    <div aria-hidden="true" className="route-line" />
  </header>
);
