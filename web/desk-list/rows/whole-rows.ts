/**
 * Class names for the table of a list that has few rows: at a desk with a mouse each row has as many lines as it needs, and is not cut at the
 * end of one.
 */
export const wholeRows =
  '[&_td]:h-auto! [&_td]:py-2! [&_td]:whitespace-normal! [&_td]:align-top! [&_.cell-lines]:grid! [&_.cell-lines]:justify-items-start [&_.row-link]:min-h-0!';
