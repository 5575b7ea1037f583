import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { PaperRow } from './paper-row.tsx';
import { PrintForm } from './print-form.tsx';
import { usePapers } from './use-papers.ts';

const Issued = ({ subject, atDesk }: { readonly subject: string; readonly atDesk: boolean }) => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={usePapers(subject, pages.cursor)}
      loading="Loading the papers…"
      empty={<p className="text-ink-soft">Nothing was printed yet.</p>}
    >
      {(papers) => (
        <ul>
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} atDesk={atDesk} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** The papers that we issue, at the desk: what can be printed, and what was. */
export const PapersAtDesk = ({
  subject,
  pieces,
  versions,
}: {
  readonly subject: string;
  readonly pieces?: readonly number[];
  /** How many versions the manifest of a flight has. */
  readonly versions?: number;
}) => (
  <Section title="Print labels and papers" className="min-w-0">
    <div className="mt-3 grid gap-5">
      <PrintForm
        subject={subject}
        {...(pieces === undefined ? {} : { pieces })}
        {...(versions === undefined ? {} : { versions })}
      />
      <Issued subject={subject} atDesk />
    </div>
  </Section>
);

/** The papers that a sender gets from us. Before there are any, the papers and photos below say that there are none. */
export const PapersForSender = ({ number }: { readonly number: string }) => {
  const subject = `shipment:${number}`;
  const { data, isPending } = usePapers(subject, undefined);
  if (isPending || data?.items.length === 0) return null;
  return (
    <Section title="Papers from us" className="border-t-[1.5px] border-ink pt-4">
      <div className="mt-3">
        <Issued subject={subject} atDesk={false} />
      </div>
    </Section>
  );
};
