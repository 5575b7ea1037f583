import type { ReactNode } from 'react';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { Code } from './code.tsx';
import { Collector } from './collector.tsx';
import { Lines } from './lines.tsx';
import type { CollectProps, ShownProps } from './props.ts';
import { Top } from './top.tsx';
import { Where } from './where.tsx';

/** It comes after the page was laid out, so it has its true height from the beginning. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section data-laid-out="" className="label-tear grid gap-3 p-5 sm:px-6 print:py-2" aria-label={title}>
    <h2 className="font-sans text-xl font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {lines.map((line) => (
      <li key={line} className="min-w-0 break-words">
        {line}
      </li>
    ))}
  </ul>
);

/** Everything that a receiver needs to know, in the order in which they need it. */
export const Shown = ({ token, page, phone, load }: ShownProps & CollectProps) => {
  const { doorTown, goods, where, words, mayName } = page;
  const isCollected = doorTown === undefined;
  // What is in several groups is counted above, where each of them is.
  const [only, ...others] = where.groups;
  const isInOne = only !== undefined && others.length === 0;
  return (
    <div className="label-sheet">
      <Top page={page} />
      {where.isDone || !isCollected ? null : (
        <Part title={collectWords.code}>
          <Code token={token} page={page} load={load} />
        </Part>
      )}
      {where.isDone ? null : (
        <Part title={isCollected ? collectWords.where : collectWords.brought}>
          <Where page={page} phone={phone} />
        </Part>
      )}
      {where.isDone || !isCollected ? null : (
        <Part title={collectWords.bring}>
          <List lines={words.bring} />
        </Part>
      )}
      {where.isDone ? null : (
        <Part title={collectWords.duty}>
          <Lines lines={words.duty} />
        </Part>
      )}
      {where.isDone || !isCollected ? null : (
        <Part title={collectWords.storage}>
          <Lines lines={words.storage} />
        </Part>
      )}
      {mayName && isCollected ? (
        <Part title={collectWords.collector}>
          <Collector token={token} page={page} load={load} />
        </Part>
      ) : null}
      <Part title={where.isDone ? collectWords.came : collectWords.what}>
        {isInOne ? (
          <p>
            {only?.what}. {collectWords.inside}
          </p>
        ) : null}
        <List lines={goods} />
      </Part>
    </div>
  );
};
