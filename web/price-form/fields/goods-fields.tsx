import { dollars } from '#domain/kernel/money.ts';
import type { Barrel, RateCard } from '#domain/quotes/rate-card.ts';
import { Button } from '#web/ui/button.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { fieldOf } from '../draft/check.ts';
import {
  type BarrelDraft,
  type BoxDraft,
  emptyBarrel,
  emptyBox,
  freeId,
  type GoodsDraft,
  MOST_ROWS,
  withCopy,
  withEdit,
  withoutRow,
  withRow,
} from '../draft/draft.ts';
import type { PriceForm } from '../price-form.ts';
import { BarrelPicture } from './barrel-picture.tsx';
import { Extra } from './extra.tsx';
import { NumberField } from './number-field.tsx';

interface RowProps<Row> {
  readonly form: PriceForm;
  readonly row: Row;
  /** `of box 2`, for those who do not see the frame. */
  readonly hidden: string;
}

const Measure = ({
  form,
  row,
  hidden,
  name,
  label,
  value,
  unit,
}: RowProps<GoodsDraft> & {
  readonly name: 'quantity' | 'length' | 'width' | 'height' | 'weight';
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
}) => (
  <NumberField
    form={form}
    field={fieldOf(row, name)}
    label={label}
    hidden={hidden}
    value={value}
    whole={name === 'quantity'}
    {...(unit === undefined ? {} : { unit })}
    onType={(typed) => form.change((draft) => withEdit(draft, row.id, { [name]: typed }))}
  />
);

const BoxRow = (props: RowProps<BoxDraft>) => {
  const { lengthUnit, weightUnit } = props.form.draft;
  const { length, width, height, weight, quantity } = props.row;
  return (
    <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      <Measure {...props} name="length" label="Length" value={length} unit={lengthUnit} />
      <Measure {...props} name="width" label="Width" value={width} unit={lengthUnit} />
      <Measure {...props} name="height" label="Height" value={height} unit={lengthUnit} />
      <Measure {...props} name="weight" label="Weight" value={weight} unit={weightUnit} />
      <Measure {...props} name="quantity" label="How many" value={quantity} />
    </div>
  );
};

/** The barrel itself, for those who do not have one. It is bought at the dock, so that no second drive is promised. */
const EmptyBarrel = ({
  form,
  row,
  hidden,
  barrel: { name, emptyPrice },
}: RowProps<BarrelDraft> & { readonly barrel: Barrel }) => (
  <Extra
    id={fieldOf(row, 'empty')}
    label={`I need an empty barrel, +${dollars(emptyPrice)}${row.quantity === '1' ? '' : ' each'}`}
    hidden={hidden}
    note={`You pick up the empty ${name} at our dock and fill it at home. Call before you come, so that we put one aside.`}
    wanted={row.emptyNeeded}
    onChange={(emptyNeeded) => form.change((draft) => withEdit(draft, row.id, { emptyNeeded }))}
  />
);

const BarrelRow = ({
  barrels,
  ...props
}: RowProps<BarrelDraft> & { readonly barrels: readonly Barrel[] }) => (
  <div className="grid gap-3">
    <Choices
      name={fieldOf(props.row, 'size')}
      legend={`Size ${props.hidden}`}
      legendHidden
      className="grid grid-cols-3 gap-2"
      chosen={props.row.barrel}
      choices={barrels.map(({ code, name }) => ({
        value: code,
        label: (
          <span className="grid w-full justify-items-center gap-1 text-center text-sm">
            <BarrelPicture barrel={code} />
            {name.replace(/ barrel$/, '')}
          </span>
        ),
      }))}
      onChoose={(barrel) => props.form.change((draft) => withEdit(draft, props.row.id, { barrel }))}
    />
    <div className="grid grid-cols-2 gap-3">
      <Measure
        {...props}
        name="weight"
        label="Filled weight"
        value={props.row.weight}
        unit={props.form.draft.weightUnit}
      />
      <Measure {...props} name="quantity" label="How many" value={props.row.quantity} />
    </div>
    {barrels
      .filter(({ code }) => code === props.row.barrel)
      .map((barrel) => (
        <EmptyBarrel key={barrel.code} {...props} barrel={barrel} />
      ))}
  </div>
);

const RowActions = ({ form, row, hidden }: RowProps<GoodsDraft>) => (
  <div className="flex gap-1">
    <Button
      look="quiet"
      disabled={form.draft.goods.length >= MOST_ROWS}
      onClick={() => form.change((draft) => withCopy(draft, row.id))}
    >
      Duplicate<span className="sr-only"> {hidden.replace('of ', '')}</span>
    </Button>
    <Button
      look="quiet"
      onClick={() => {
        form.change((draft) => withoutRow(draft, row.id));
        form.focusOn('add-box');
      }}
    >
      Remove<span className="sr-only"> {hidden.replace('of ', '')}</span>
    </Button>
  </div>
);

/** Id of the goods, for those who must see that they have changed. */
export const GOODS = 'goods';

/** The goods: boxes and barrels, one row for each size. */
export const GoodsFields = ({ form, card }: { readonly form: PriceForm; readonly card: RateCard }) => {
  const { goods } = form.draft;
  const add = (make: (id: number) => GoodsDraft, first: string) => () => {
    const row = make(freeId(form.draft));
    form.change((draft) => withRow(draft, row));
    form.focusOn(fieldOf(row, first));
  };
  const usual = card.barrels.find(({ code }) => code === 'B55') ?? card.barrels[0];
  return (
    <div id={GOODS} className="grid scroll-mt-20 scroll-mb-24 gap-4">
      {goods.map((row, index) => {
        const name = `${row.kind === 'box' ? 'Box' : 'Barrel'} ${index + 1}`;
        const hidden = `of ${name.toLowerCase()}`;
        return (
          <fieldset key={row.id} className="min-w-0 rounded-label border border-edge p-4">
            <legend className="px-1 font-display text-lg font-extrabold">{name}</legend>
            {row.kind === 'box' ? (
              <BoxRow form={form} row={row} hidden={hidden} />
            ) : (
              <BarrelRow form={form} row={row} hidden={hidden} barrels={card.barrels} />
            )}
            <RowActions form={form} row={row} hidden={hidden} />
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button id="add-box" look="plain" onClick={add(emptyBox, 'length')}>
          Add a box
        </Button>
        {usual ? (
          <Button look="plain" onClick={add((id) => emptyBarrel(id, usual.code), 'weight')}>
            Add a barrel
          </Button>
        ) : null}
      </div>
    </div>
  );
};
