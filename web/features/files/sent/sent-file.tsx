import { type ReactNode, useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, type FileSubject, subjectText } from '#domain/files/file.ts';
import { fileKinds, sizeWords } from '#domain/files/file-words.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';
import { openInTab } from '#web/ui/open-tab.ts';
import { OpenFile } from '../list/open-file.tsx';
import { useSentFile } from './use-sent-file.ts';

/** It was sent, and is not here to look at yet. */
const STILL_COMING = 'The photo or PDF is still coming…';

const SIDE = 'size-40 border border-rule bg-sunk object-cover';

/** A photo, small. A press opens it large in a tab of its own. */
const SmallPhoto = ({ file }: { readonly file: FileEntry }) => {
  const link = usePhotoLink(file);
  const [failure, setFailure] = useState('');
  const { id, subject } = file;
  const open = (): void => {
    setFailure('');
    const query = { subject: subjectText(subject) };
    void openInTab(async () => (await api(fileEndpoints.open, { params: { id }, query })).url).catch(
      (error: unknown) => setFailure(messageOf(error)),
    );
  };
  return (
    <>
      <button type="button" onClick={open} className="justify-self-start">
        {link === undefined ? (
          <span className={`resting grid place-items-center p-2 text-sm text-ink-soft ${SIDE}`}>
            The photo is still coming…
          </span>
        ) : (
          <img src={link} alt="" className={SIDE} />
        )}
        <span className="sr-only">Open the photo large</span>
      </button>
      {failure ? (
        <p role="alert" className="text-wrong">
          {failure}
        </p>
      ) : null}
    </>
  );
};

const Released = ({ file }: { readonly file: FileEntry }) =>
  file.contentType === 'application/pdf' ? (
    <div className="flex flex-wrap items-center gap-3">
      <span>
        {fileKinds[file.contentType]}, {sizeWords(file.bytes)}
      </span>
      <OpenFile file={file} />
    </div>
  ) : (
    <SmallPhoto file={file} />
  );

/** Why a file cannot be opened, in words for the desk. */
const whyNot = (file: FileEntry | undefined, isSoon: boolean): string => {
  if (file?.state === 'REFUSED') return `We did not take it. ${file.reason ? refusalWords(file.reason) : ''}`;
  if (file?.state === 'CHECKING') return 'Being checked…';
  return isSoon ? STILL_COMING : 'We could not fetch this from WhatsApp. Ask them to send it again.';
};

/** What somebody sent with a message: a photo stands here small, a PDF is downloaded. `uses` stands below what can be opened. */
export const SentFile = ({
  subject,
  id,
  since,
  uses,
}: {
  readonly subject: FileSubject;
  readonly id: string;
  /** When the message came, ISO 8601 UTC. */
  readonly since: string;
  readonly uses?: ReactNode;
}) => {
  const { isPending, file, isSoon } = useSentFile(subject, id, since);
  if (isPending)
    return (
      <span role="status" className={`resting grid place-items-center p-2 text-sm text-ink-soft ${SIDE}`}>
        {STILL_COMING}
      </span>
    );
  if (file?.state !== 'RELEASED')
    return (
      <p role="status" className="max-w-prose text-ink-soft">
        {whyNot(file, isSoon())}
      </p>
    );
  return (
    <div className="grid gap-2">
      <Released file={file} />
      {uses}
    </div>
  );
};
