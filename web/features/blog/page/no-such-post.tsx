import type { Area } from '#web/shell/screens.ts';
import { Missing } from '#web/ui/feedback/missing.tsx';

/** Says that there is no post at an address. */
export const NoSuchPost = ({ area }: { readonly area: Area }) => (
  <Missing title="There is no such post" list={`${area}/blog`} all="All posts">
    Open it from the list.
  </Missing>
);
