import type { FileEntry } from '#domain/files/file.ts';
import { fileKinds, fileStateNames, sizeWords } from '#domain/files/file-words.ts';
import type { FileState } from '#domain/files/lifecycle.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { OpenFile } from './open-file.tsx';

const tones: Readonly<Record<Exclude<FileState, 'RELEASED'>, BadgeTone>> = {
  ASKED: 'note',
  CHECKING: 'note',
  REFUSED: 'wrong',
  EXPIRED: 'time',
};

/** What a person can do about a file that cannot be opened. */
const helpOf = ({ state, reason }: FileEntry): string | undefined => {
  if (state === 'REFUSED') return reason && refusalWords(reason);
  return state === 'EXPIRED' ? 'It did not reach us. Add it again.' : undefined;
};

/** One file: what it is, when it was sent, and how it can be opened or why not. */
export const FileRow = ({ file }: { readonly file: FileEntry }) => {
  const { purpose, state, contentType, bytes, askedAt } = file;
  const help = helpOf(file);
  return (
    <li className="grid gap-2 border-t border-edge py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{rulesOf(purpose).title}</p>
        <p className="text-sm text-ink-soft">
          {fileKinds[contentType]}, {sizeWords(bytes)}, <Instant at={askedAt} />
        </p>
        {help ? <p className="mt-1 max-w-prose">{help}</p> : null}
      </div>
      {state === 'RELEASED' ? (
        <OpenFile file={file} />
      ) : (
        <p role="status">
          <Badge tone={tones[state]}>{fileStateNames[state]}</Badge>
        </p>
      )}
    </li>
  );
};
