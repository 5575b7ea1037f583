/** Styles of plain elements in a long text. */
export const prose =
  'grid max-w-prose gap-4 text-lg [&>h3]:mt-3 [&>h3]:text-2xl [&>ol]:grid [&>ol]:list-decimal [&>ol]:gap-2 [&>ol]:ps-6 [&>ul]:grid [&>ul]:list-disc [&>ul]:gap-2 [&>ul]:ps-6 [&_:is(p,li,dd)>a]:text-link [&_:is(p,li,dd)>a]:underline [&_:is(p,li,dd)>a]:underline-offset-4';
