import { useState } from 'react';
import { KEYWORDS_MAX, type Keyword, type Keywords, phraseKey } from '#domain/blog/keywords/keyword.ts';
import { keywordFile } from '#domain/blog/keywords/keyword-file.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { saveFile } from '#web/desk-list/export/save-file.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { Conflicts } from './conflicts.tsx';
import { GapMatrix } from './gap-matrix.tsx';
import { ImportFile } from './import-file.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { KeywordList } from './keyword-list.tsx';
import { PostLinks } from './post-links.tsx';
import { useKeywords } from './use-keywords.ts';

/** The phrase that is changed; `new` for one that is added. */
type Editing = Keyword | 'new';

const Others = ({ others, area }: Pick<Keywords, 'others'> & { readonly area: Area }) =>
  others.length === 0 ? null : (
    <Section title="Phrases of posts that are not in this list" className="grid gap-2">
      <ul className="grid gap-2">
        {[...Map.groupBy(others, ({ phrase }) => phraseKey(phrase))].map(([key, posts]) => (
          <li key={key}>
            <p className="font-semibold wrap-anywhere">{posts[0]?.phrase}</p>
            <PostLinks posts={posts} area={area} />
          </li>
        ))}
      </ul>
    </Section>
  );

const Shown = ({
  shown,
  area,
  edit,
}: {
  readonly shown: Keywords;
  readonly area: Area;
  readonly edit: (editing: Editing) => void;
}) => {
  const mayManage = useMay()('content.manage');
  const { keywords, others, isCut } = shown;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        {mayManage ? (
          <>
            <Button onClick={() => edit('new')}>Add a phrase</Button>
            <ImportFile kept={keywords} />
          </>
        ) : null}
        <Button
          look="plain"
          onClick={() => saveFile(keywordFile(keywords), `keywords-${newYorkDay(Date.now())}.csv`)}
        >
          Export CSV
        </Button>
        <p className="text-sm text-ink-soft">
          {keywords.length} of at most {KEYWORDS_MAX} phrases
        </p>
      </div>
      <Conflicts shown={shown} area={area} />
      {isCut ? (
        <Alert kind="warning">More posts have a phrase than are compared here: the first 2,000 are.</Alert>
      ) : null}
      <KeywordList keywords={keywords} area={area} onEdit={mayManage ? edit : undefined} />
      <GapMatrix keywords={keywords} area={area} />
      <Others others={others} area={area} />
    </div>
  );
};

/** `/admin/blog/keywords` and `/staff/blog/keywords`: what people search for who should find us, and which post is for it. */
export const KeywordsPage = ({ area }: { readonly area: Area }) => {
  const [editing, edit] = useState<Editing>();
  const close = () => edit(undefined);
  return (
    <>
      <BlogTabs area={area} current="/blog/keywords" />
      <PageHeader caption="Blog" title="Keywords">
        What people type into a search engine who should find us. A post targets the phrase that is in its
        plan.
      </PageHeader>
      <Loaded query={useKeywords()} loading="Loading the phrases…" lines={12}>
        {(shown) => <Shown shown={shown} area={area} edit={edit} />}
      </Loaded>
      <AskDialog
        title={editing === 'new' ? 'Add a phrase' : 'Change a phrase'}
        isOpen={editing !== undefined}
        onClose={close}
      >
        <KeywordForm keyword={editing === 'new' ? undefined : editing} onDone={close} />
      </AskDialog>
    </>
  );
};
