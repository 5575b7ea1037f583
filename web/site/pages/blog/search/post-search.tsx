import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { moreAtTouch } from '../../../on-touch/load-more.ts';

/** Searches all posts by their words. `search-posts.ts` makes it work; `parts` are the files that it looks through. */
export const PostSearch = ({ parts }: { readonly parts: number }) => (
  <search {...moreAtTouch} data-search={parts} className="mb-8 grid gap-3">
    <form action="/blog" className="max-w-xl">
      <PlainInput
        label="Search the guides"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={100}
        optional={false}
      />
    </form>
    {/* Only how many were found is read out while somebody types: their titles would never end. */}
    <p role="status" className="text-ink-soft" />
    <ul hidden className="border-b-[1.5px] border-ink" />
  </search>
);
