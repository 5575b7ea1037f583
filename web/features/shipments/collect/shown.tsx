import type { ReactNode } from 'react';
import { collectWords, whoWords } from '#domain/shipments/handover/collect-words.ts';
import { Code } from './code.tsx';
import { Collector } from './collector.tsx';
import { OurPhone } from './our-phone.tsx';
import type { CollectProps, ShownProps } from './props.ts';

/** It comes after the page was laid out, so it has its true height from the beginning. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section data-laid-out="" className="label-tear grid gap-3 p-5 sm:px-6 print:py-2" aria-label={title}>
    <h2 className="font-sans text-xl font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="min-w-0 break-words">
      {line}
    </p>
  ));

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {lines.map((line) => (
      <li key={line} className="min-w-0 break-words">
        {line}
      </li>
    ))}
  </ul>
);

const Whole = ({ page }: Pick<ShownProps, 'page'>) => {
  const { number, where } = page;
  const { status, arrival, groups, isDone } = where;
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <header>
        <p className="label-caption">{number}</p>
        <h2 className="text-3xl sm:text-4xl">{status}</h2>
        <p className="mt-2 break-words text-ink-soft">{whoWords(page)}</p>
      </header>
      <dl className="grid gap-4">
        {isDone || arrival?.why === undefined ? null : (
          <div>
            <dt className="label-caption">{collectWords.when}</dt>
            <dd className="text-ink-soft">{arrival.why}</dd>
          </div>
        )}
        {isDone || groups.length === 1
          ? null
          : groups.map(({ title, what, next, trouble }) => (
              <div key={title}>
                <dt className="label-caption">
                  {title} ({what})
                </dt>
                <dd>{trouble ?? next}</dd>
              </div>
            ))}
      </dl>
    </div>
  );
};

/** Everything that a receiver needs to know, in the order in which they need it. */
export const Shown = ({ token, page, phone, load }: ShownProps & CollectProps) => {
  const { counter, doorTown, goods, where, words, mayName } = page;
  const isCollected = doorTown === undefined;
  return (
    <div className="label-sheet">
      <Whole page={page} />
      {where.isDone || !isCollected ? null : (
        <Part title={collectWords.code}>
          <Code token={token} page={page} load={load} />
        </Part>
      )}
      {where.isDone ? null : (
        <Part title={collectWords.where}>
          <Lines lines={words.where} />
          <p>
            {isCollected && counter?.phone !== undefined ? (
              <a href={`tel:${counter.phone.replaceAll(/[ ()-]/g, '')}`} className="text-link">
                {counter.phone}
              </a>
            ) : (
              <OurPhone phone={phone} />
            )}
          </p>
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
      <Part title={collectWords.what}>
        <List lines={goods} />
      </Part>
    </div>
  );
};
