import type { FileSubject } from '#domain/files/file.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { FileRow } from './list/file-row.tsx';
import { SendFile } from './send/send-file.tsx';
import { useSending } from './send/use-sending.ts';
import { useFiles } from './use-files.ts';

/** The papers and photos of a shipment or a person, with what is needed to add one for those who may. */
export const FilesOf = ({
  subject,
  title = 'Papers and photos',
  className,
}: {
  readonly subject: FileSubject;
  readonly title?: string;
  readonly className?: string;
}) => {
  const pages = useCursorPages();
  const query = useFiles(subject, pages.cursor);
  const sending = useSending(subject);
  // What is on its way from this device has a line of its own.
  const own = new Set(sending.sendings.map(({ fileId }) => fileId));
  return (
    <Section title={title} {...(className === undefined ? {} : { className })}>
      <div className="mt-3 grid gap-5">
        <PagedList
          pages={pages}
          query={query}
          loading="Loading papers and photos…"
          empty={<p className="text-ink-soft">There are no papers or photos yet.</p>}
        >
          {(files) => (
            <ul>
              {files
                .filter(({ id }) => !own.has(id))
                .map((file) => (
                  <FileRow key={file.id} file={file} />
                ))}
            </ul>
          )}
        </PagedList>
        {query.data?.mayAdd ? <SendFile subject={subject} sending={sending} /> : null}
      </div>
    </Section>
  );
};
