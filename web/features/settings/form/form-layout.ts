/** How the settings' forms stand: a field that gets the focus comes to rest above the bar over the form's end. */
export const formLayout =
  'grid gap-8 [&_:is(input,select,textarea)]:scroll-mb-72 [&_:is(input,select,textarea)]:scroll-mt-32';
