import type { MessagePreview } from '#domain/previews/endpoints.ts';

type Letter = MessagePreview['letters'][number];
type Link = NonNullable<Letter['action']>;

/** Leads nowhere here, because the facts of the letter are samples. */
const Button = ({ label, url }: Link) => (
  <p className="break-words">
    <span className="inline-block bg-action px-5 py-3 font-bold text-on-action">{label}</span>
    <span className="mt-1 block text-sm text-ink-soft">{url}</span>
  </p>
);

const Rows = ({ rows }: { readonly rows: readonly (readonly [string, string | undefined])[] }) => (
  <dl className="grid gap-1">
    {rows.map(([label, value]) =>
      value === undefined ? null : (
        <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line break-words">{value}</dd>
        </div>
      ),
    )}
  </dl>
);

/** A place as rows: where, when it is open, and a number there. */
const placeRows = (place: Letter['place']): readonly (readonly [string, string | undefined])[] => [
  ['Where', place && [place.name, ...place.lines].filter(Boolean).join('\n')],
  ['Open', place?.hours?.join('\n')],
  ['Phone', place?.phone?.display],
];

const ToDo = ({
  title,
  lines = [],
  by,
  sum,
  place,
  action,
  before = [],
  after = [],
}: NonNullable<Letter['todo']>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-s-4 border-action bg-sheet p-4">
    <p className="text-sm font-semibold text-ink-soft">What to do now</p>
    <p className="text-lg font-bold">{title}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <Rows rows={[['By', by], ['To pay', sum], ...placeRows(place)]} />
    {action ? <Button {...action} /> : null}
    {before.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {after.map((sentence) => (
      <p key={sentence}>Then: {sentence}</p>
    ))}
  </div>
);

const Table = ({ title, columns, rows }: NonNullable<Letter['table']>) => (
  <table className="w-full text-sm">
    <caption className="text-start font-bold">{title}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-1 text-end first:text-start">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join()} className="border-t border-rule">
          {cells.map((cell, index) => (
            <td key={columns[index]} className="py-1 text-end first:text-start">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** An e-mail with the parts that its reader sees, in their order. */
export const DrawnLetter = (letter: Letter) => (
  <div className="grid max-w-[35rem] grid-cols-[minmax(0,1fr)] gap-4 border border-rule bg-sunk p-4 sm:p-6">
    <p className="text-lg font-bold">{letter.from}</p>
    {letter.status ? <p className="font-semibold">{letter.status.words}</p> : null}
    <p className="text-2xl font-bold leading-tight">{letter.heading}</p>
    {letter.paragraphs.map((paragraph) => (
      <p key={paragraph} className="break-words">
        {paragraph}
      </p>
    ))}
    {letter.todo ? <ToDo {...letter.todo} /> : null}
    {letter.place ? <Rows rows={placeRows(letter.place)} /> : null}
    {letter.table ? <Table {...letter.table} /> : null}
    {letter.shows?.map((photo) => (
      <p key={photo} className="grid h-36 place-items-center border border-ink text-sm text-ink-soft">
        {photo}
      </p>
    ))}
    {letter.block ? (
      <p className="whitespace-pre-line break-words border border-ink p-4 font-mono">
        {letter.block.join('\n')}
      </p>
    ) : null}
    {letter.action ? <Button {...letter.action} /> : null}
    {letter.facts ? <Rows rows={letter.facts.map(({ label, value }) => [label, value])} /> : null}
    {letter.links?.map(({ label, url }) => (
      <p key={url} className="break-words underline">
        {label}
      </p>
    ))}
    {letter.note === undefined ? null : <p className="text-sm">{letter.note}</p>}
    <div className="grid gap-1 border-t border-ink pt-3 text-sm text-ink-soft">
      {letter.closing.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
    </div>
  </div>
);
