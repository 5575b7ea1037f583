import { Fragment } from 'react';
import type { Compared, ComparedPart } from './compare.ts';

/** So many lines that are the same are shown; more are folded. */
const SHOWN = 2;

const Part = ({ text, only }: ComparedPart) => {
  if (only === 'before')
    return (
      <del className="bg-wrong-wash text-wrong">
        <span className="sr-only">Only in this version: </span>
        {text}
      </del>
    );
  if (only === 'after')
    return (
      <ins className="bg-done-wash text-done">
        <span className="sr-only">Only in the text now: </span>
        {text}
      </ins>
    );
  return text;
};

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className="whitespace-pre-wrap wrap-anywhere">{lines.join('\n')}</div>
);

const Same = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length <= SHOWN ? (
    <Lines lines={lines} />
  ) : (
    <details>
      <summary className="unfold">{lines.length} lines are the same</summary>
      <Lines lines={lines} />
    </details>
  );

/** Two texts in one: what is only in the version is struck out, and what is only in the text now is underlined. */
export const ComparedText = ({ compared }: { readonly compared: readonly Compared[] }) => (
  <div className="grid gap-3">
    <p className="text-sm text-ink-soft">
      <del className="bg-wrong-wash text-wrong">Struck out</del>: only in this version.{' '}
      <ins className="bg-done-wash text-done">Underlined</ins>: only in the text now.
    </p>
    {compared.map((one, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison have no other name, and never move
      <Fragment key={at}>
        {one.is === 'same' ? (
          <Same lines={one.lines} />
        ) : (
          <div className="whitespace-pre-wrap wrap-anywhere">
            {one.parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Part key={place} {...part} />
            ))}
          </div>
        )}
      </Fragment>
    ))}
  </div>
);
