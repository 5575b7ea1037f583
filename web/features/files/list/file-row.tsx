import type { FileEntry } from '#domain/files/file.ts';
import type { FileState } from '#domain/files/lifecycle.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { OpenFile } from './open-file.tsx';

const states: Record<Exclude<FileState, 'RELEASED'>, { readonly words: string; readonly tone: BadgeTone }> = {
  ASKED: { words: 'On its way', tone: 'note' },
  CHECKING: { words: 'Being checked', tone: 'note' },
  REFUSED: { words: 'Not accepted', tone: 'wrong' },
  EXPIRED: { words: 'Did not arrive', tone: 'time' },
};

const kinds = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Photo',
  'image/png': 'Picture',
  'image/webp': 'Picture',
} as const;

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

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
          {kinds[contentType]}, {sizeWords(bytes)}, <Instant at={askedAt} />
        </p>
        {help ? <p className="mt-1 max-w-prose">{help}</p> : null}
      </div>
      {state === 'RELEASED' ? (
        <OpenFile file={file} />
      ) : (
        <p role="status">
          <Badge tone={states[state].tone}>{states[state].words}</Badge>
        </p>
      )}
    </li>
  );
};
