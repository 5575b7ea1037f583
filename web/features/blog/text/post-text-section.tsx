import type { SavedText } from '#domain/blog/text/saving.ts';
import { wordCount } from '#domain/blog/text/version.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { TEXT } from '../page/places.ts';
import { usePostText } from '../use-posts.ts';
import { useWriters } from '../use-writers.ts';
import { Versions } from '../versions/versions.tsx';
import { wordsWords } from '../words.tsx';
import { ShownText } from './shown-text.tsx';

const Text = ({ saved: { text, by, at } }: { readonly saved: SavedText }) => {
  const nameOf = useWriters([by]);
  if (text.body.length === 0 && text.lead.length === 0)
    return <p className="text-ink-soft">Nobody has written it yet.</p>;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {wordsWords(wordCount(text.body))} · {nameOf(by)}, <Instant at={at} />
      </p>
      <ShownText text={text} />
    </>
  );
};

/** The text of a post as it is now, to read, and its kept versions. */
export const PostTextSection = ({ id }: { readonly id: string }) => (
  <div id={TEXT}>
    <Section title="Text" className="grid gap-3">
      <Loaded query={usePostText(id)} loading="Loading the text…">
        {(saved) => (
          <div className="grid gap-6">
            <div className="grid gap-3">
              <Text saved={saved} />
            </div>
            <Versions id={id} saved={saved} />
          </div>
        )}
      </Loaded>
    </Section>
  </div>
);
