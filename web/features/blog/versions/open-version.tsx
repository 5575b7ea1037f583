import type { PostText } from '#domain/blog/text/post-text.ts';
import { readableLines } from '#domain/blog/text/readable-lines.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { useMay } from '#web/session/use-session.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useVersion } from '../use-posts.ts';
import { compareLines } from './compare.ts';
import { ComparedText } from './compared-text.tsx';
import { RestoreVersion } from './restore-version.tsx';

const isSame = (one: PostText, other: PostText): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs, or that nothing does. */
const Differences = ({ version, now }: { readonly version: PostText; readonly now: PostText }) => {
  const compared = compareLines(readableLines(version), readableLines(now));
  if (compared.some(({ is }) => is === 'different')) return <ComparedText compared={compared} />;
  return (
    <p>
      {isSame(version, now)
        ? 'This version is the same as the text now.'
        : 'The words are the same. Bold or italic words, or what a block shows, differ.'}
    </p>
  );
};

/** A version beside the text as it is now, and the way to restore it. */
export const OpenVersion = ({
  id,
  version,
  saved,
  onRestored,
}: {
  readonly id: string;
  readonly version: string;
  readonly saved: SavedText;
  readonly onRestored: () => void;
}) => {
  const mayManage = useMay()('content.manage');
  return (
    <Loaded query={useVersion(id, version)} loading="Loading the version…" lines={4}>
      {({ text }) => (
        <div className="grid gap-3 border-s-4 border-rule ps-3">
          <Differences version={text} now={saved.text} />
          {mayManage && !isSame(text, saved.text) ? (
            <RestoreVersion id={id} version={version} saved={saved} onRestored={onRestored} />
          ) : null}
        </div>
      )}
    </Loaded>
  );
};
