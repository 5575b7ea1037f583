import { MOST_LINES } from '#domain/parcels/declaration/declaration.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { emptyLine, GUESSED, nextId, type TypedLine } from './typed.ts';

interface Props {
  readonly lines: readonly TypedLine[];
  readonly problems: Readonly<Record<string, string>>;
  /** Where a field was filled from: `lines.0.description`. */
  readonly guessed: ReadonlySet<string>;
  readonly onChange: (lines: readonly TypedLine[], touched?: string) => void;
}

const Line = ({
  line,
  index,
  lines,
  problems,
  guessed,
  onChange,
}: Props & { readonly line: TypedLine; readonly index: number }) => {
  const at = (field: string) => `lines.${index}.${field}`;
  const hint = (field: string) => (guessed.has(at(field)) ? GUESSED : undefined);
  const edit = (field: string, part: Partial<TypedLine>) =>
    onChange(
      lines.map((one) => (one.id === line.id ? { ...one, ...part } : one)),
      at(field),
    );
  return (
    <fieldset className="grid gap-3 border-t border-rule pt-3">
      <legend className="sr-only">Item {index + 1}</legend>
      <PlainInput
        label="What is it?"
        hint={hint('description')}
        optional={false}
        maxLength={120}
        placeholder="children’s shoes"
        value={line.description}
        error={problems[at('description')]}
        onChange={({ target }) => edit('description', { description: target.value })}
      />
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
        <PlainInput
          label="How many?"
          hint={hint('quantity')}
          optional={false}
          inputMode="numeric"
          value={line.quantity}
          error={problems[at('quantity')]}
          onChange={({ target }) => edit('quantity', { quantity: target.value })}
        />
        <PlainInput
          label="$ for one"
          hint={hint('value')}
          optional={false}
          inputMode="decimal"
          value={line.value}
          error={problems[at('unitValue')]}
          onChange={({ target }) => edit('value', { value: target.value })}
        />
        {lines.length > 1 ? (
          <Button look="quiet" onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}>
            Remove<span className="sr-only"> item {index + 1}</span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
};

/** What is inside, one line for each kind of goods. Customs reads it. */
export const LineFields = (props: Props) => {
  const { lines, onChange } = props;
  return (
    <div className="grid gap-4">
      {lines.map((line, index) => (
        <Line key={line.id} line={line} index={index} {...props} />
      ))}
      <Button
        look="plain"
        className="justify-self-start"
        disabled={lines.length >= MOST_LINES}
        onClick={() => onChange([...lines, emptyLine(nextId(lines))])}
      >
        Add an item
      </Button>
    </div>
  );
};
