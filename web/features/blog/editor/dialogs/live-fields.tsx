import type { LiveBlock, LiveOf } from '#domain/blog/body/live.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DestinationField } from './destination-field.tsx';
import { NumberField } from './number-field.tsx';
import { PriceFields } from './price-fields.tsx';

const verdicts = [
  { value: 'never', label: 'Never flies' },
  { value: 'ask', label: 'Ask us first' },
];

const GoodsFields = ({
  value,
  onChange,
}: {
  readonly value: LiveOf<'goods'>;
  readonly onChange: (next: LiveBlock) => void;
}) => (
  <>
    <SelectField
      label="Goods"
      options={verdicts}
      value={value.verdict}
      onChange={(event) => onChange({ ...value, verdict: event.target.value === 'ask' ? 'ask' : 'never' })}
    />
    <CheckField
      label="Names only, without reasons"
      checked={value.namesOnly ?? false}
      onChange={(event) => {
        const { namesOnly: _, ...rest } = value;
        onChange(event.target.checked ? { ...rest, namesOnly: true } : rest);
      }}
    />
  </>
);

const sides = ['Length', 'Width', 'Height'] as const;

const SizeFields = ({
  value,
  onChange,
}: {
  readonly value: LiveOf<'size-weight'>;
  readonly onChange: (next: LiveBlock) => void;
}) =>
  sides.map((side, at) => (
    <NumberField
      key={side}
      label={`${side} in inches`}
      value={value.size[at]}
      onChange={(inches) => {
        const [length, width, height] = value.size.map((each, place) => (place === at ? inches : each));
        if (length !== undefined && width !== undefined && height !== undefined)
          onChange({ ...value, size: [length, width, height] });
      }}
    />
  ));

/** The form of a live block: what it is about. Its figures are made when the page is shown. */
export const LiveFields = ({
  value,
  onChange,
}: {
  readonly value: LiveBlock;
  readonly onChange: (next: LiveBlock) => void;
}) => (
  <>
    {'to' in value ? (
      <DestinationField value={value.to} onChange={(to) => onChange({ ...value, to })} />
    ) : null}
    {value.live === 'facts' ? (
      <CheckField
        label="With the price of boxes"
        checked={value.boxes}
        onChange={(event) => onChange({ ...value, boxes: event.target.checked })}
      />
    ) : null}
    {value.live === 'price' ? <PriceFields value={value} onChange={onChange} /> : null}
    {value.live === 'size-weight' ? <SizeFields value={value} onChange={onChange} /> : null}
    {value.live === 'goods' ? <GoodsFields value={value} onChange={onChange} /> : null}
  </>
);
