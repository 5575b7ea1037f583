import type { LiveBlock, LiveOf } from '#domain/blog/body/live.ts';
import { barrelGallons } from '#domain/kernel/barrels.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { NumberField } from './number-field.tsx';

type Price = LiveOf<'price'>;
type Goods = Price['goods'][number];
type BarrelCode = keyof typeof barrelGallons;

const BOX = 'box';
const kinds = [
  { value: BOX, label: 'Box' },
  ...Object.entries(barrelGallons).map(([value, gallons]) => ({ value, label: `${gallons}-gallon barrel` })),
];
const isBarrel = (code: string): code is BarrelCode => Object.hasOwn(barrelGallons, code);

const goodsOf = (kind: string, { weight }: Goods): Goods =>
  isBarrel(kind) ? { barrel: kind, weight } : { size: [24, 18, 18], weight };

const GoodsFields = ({
  goods,
  onChange,
}: {
  readonly goods: Goods;
  readonly onChange: (goods: Goods) => void;
}) => (
  <>
    <SelectField
      label="Goods"
      options={kinds}
      value={'barrel' in goods ? goods.barrel : BOX}
      onChange={(event) => onChange(goodsOf(event.target.value, goods))}
    />
    <NumberField
      label="Weight in pounds"
      value={goods.weight}
      onChange={(weight) => onChange({ ...goods, weight })}
    />
    {'size' in goods
      ? (['Length', 'Width', 'Height'] as const).map((side, at) => (
          <NumberField
            key={side}
            label={`${side} in inches`}
            value={goods.size[at]}
            onChange={(inches) => {
              const size: [number, number, number] = [...goods.size];
              size[at] = inches;
              onChange({ ...goods, size });
            }}
          />
        ))
      : null}
  </>
);

/** What an example price is about: its title, the first of its goods, and what is asked for besides. Further goods stay as they are. */
export const PriceFields = ({
  value,
  onChange,
}: {
  readonly value: Price;
  readonly onChange: (next: LiveBlock) => void;
}) => {
  const [first, ...others] = value.goods;
  const { pickupMiles, brokerage, ...wishes } = value.wishes;
  const wish = (next: Price['wishes']) => onChange({ ...value, wishes: next });
  return (
    <>
      <TextField
        label="Title of the example"
        value={value.title}
        maxLength={120}
        onChange={(event) => onChange({ ...value, title: event.target.value })}
      />
      {first ? (
        <GoodsFields goods={first} onChange={(goods) => onChange({ ...value, goods: [goods, ...others] })} />
      ) : null}
      <NumberField
        label="Pickup, in miles from our dock (empty: brought to us)"
        value={pickupMiles}
        onChange={(miles) =>
          wish({
            ...wishes,
            ...(brokerage ? { brokerage } : {}),
            ...(Number.isNaN(miles) ? {} : { pickupMiles: miles }),
          })
        }
      />
      <CheckField
        label="With customs brokerage"
        checked={brokerage ?? false}
        onChange={(event) =>
          wish({
            ...wishes,
            ...(pickupMiles === undefined ? {} : { pickupMiles }),
            ...(event.target.checked ? { brokerage: true } : {}),
          })
        }
      />
    </>
  );
};
