import type { PostText } from '#domain/blog/text/post-text.ts';
import { Blocks } from '#web/site/pages/blog/body/blocks.tsx';
import { PictureContext } from '#web/site/pages/blog/body/picture.tsx';
import { ShownWords } from '#web/site/pages/blog/body/words.tsx';
import { prose } from '#web/site/pages/reading/prose.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DeskPicture } from './desk-picture.tsx';
import { useSite } from './use-site.ts';

const Ending = ({
  ending: { title, text, action, second },
}: {
  readonly ending: NonNullable<PostText['ending']>;
}) => (
  <div className="grid gap-2 border-t border-rule pt-4">
    <p className="font-display text-2xl font-bold">{title}</p>
    <p>{text}</p>
    <p className="flex flex-wrap gap-4">
      {[action, second].map(({ label, to }) => (
        <a key={`${label} ${to}`} href={to}>
          {label}
        </a>
      ))}
    </p>
  </div>
);

/** A text as its readers see it, by the components of the site, with the prices and times of today. */
export const ShownText = ({
  text: { title, description, lead, body, ending },
}: {
  readonly text: PostText;
}) => {
  const site = useSite();
  return (
    <div className={classNames(prose, 'wrap-anywhere [&>h2]:mt-4 [&>h2]:text-3xl')}>
      <p className="font-display text-3xl font-bold">{title}</p>
      {lead.length === 0 ? null : (
        <p className="text-ink-soft">
          <ShownWords site={site} words={lead} />
        </p>
      )}
      <PictureContext value={DeskPicture}>
        <Blocks site={site} blocks={body} />
      </PictureContext>
      {ending ? <Ending ending={ending} /> : null}
      <p className="border-t border-rule pt-4 text-base text-ink-soft">
        In lists and search results: {description || 'nothing yet.'}
      </p>
    </div>
  );
};
