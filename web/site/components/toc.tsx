/** An entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** The table of contents. On wide screens it stays visible beside the text. */
export const Toc = ({ items }: { readonly items: readonly TocEntry[] }) => (
  <nav aria-labelledby="toc-title" className="print:hidden lg:sticky lg:top-24 lg:self-start">
    <h2 id="toc-title" className="label-caption font-mono!">
      On this page
    </h2>
    <ol className="mt-2 border-t-[1.5px] border-ink">
      {items.map(({ id, label }) => (
        <li key={id} className="border-b border-rule">
          <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 no-underline hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
