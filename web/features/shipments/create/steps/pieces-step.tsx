import { inUnits } from '#web/price-form/draft/draft.ts';
import { GoodsFields } from '#web/price-form/fields/goods-fields.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Boxes and barrels with size and weight, in the fields of the calculator. */
export const PiecesStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const { priceForm, rateCard, problemOf, live } = wizard;
  const { lengthUnit, weightUnit } = priceForm.draft;
  const problem = problemOf('goods') ?? live.problem;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Choices
          name="length-unit"
          legend="Measured in"
          choices={[
            { value: 'in', label: 'inches' },
            { value: 'cm', label: 'cm' },
          ]}
          chosen={lengthUnit}
          onChoose={(unit) => priceForm.change((draft) => inUnits(draft, unit, draft.weightUnit))}
        />
        <Choices
          name="weight-unit"
          legend="Weighed in"
          choices={[
            { value: 'lb', label: 'pounds' },
            { value: 'kg', label: 'kg' },
          ]}
          chosen={weightUnit}
          onChoose={(unit) => priceForm.change((draft) => inUnits(draft, draft.lengthUnit, unit))}
        />
      </div>
      <p className="text-ink-soft">
        Not packed yet? Give your best guess. We weigh and measure at our dock, and if it differs much, we ask
        you first.
      </p>
      <GoodsFields form={priceForm} card={rateCard.card} />
      {problem ? (
        <p id="goods-problem" role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </div>
  );
};
