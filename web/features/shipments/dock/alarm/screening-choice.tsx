import {
  type Screening,
  type ScreeningMethod,
  screeningMethods,
  screeningResults,
} from '#domain/shipments/screening/screening.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { methodNames, resultNames } from '../../desk/screening-names.ts';

/** What the next screening says: its result and how it was done. */
export const ScreeningChoice = ({
  method,
  result,
  onMethod,
  onResult,
}: {
  readonly method: ScreeningMethod;
  readonly result: Screening['result'];
  readonly onMethod: (method: ScreeningMethod) => void;
  readonly onResult: (result: Screening['result']) => void;
}) => (
  <>
    <Choices
      name="result"
      legend="Result"
      choices={screeningResults.map((value) => ({ value, label: resultNames[value] }))}
      chosen={result}
      onChoose={onResult}
      className="grid grid-cols-2 gap-2 [&_.choice]:min-h-14 [&_.choice]:justify-center [&_.choice:last-child]:col-span-2"
    />
    <PlainSelect
      label="Method"
      required
      value={method}
      onChange={({ target }) => {
        onMethod(target.value as ScreeningMethod);
        // The next scan is for the dock. A list with the focus would take its letters for a choice.
        target.blur();
      }}
    >
      {screeningMethods.map((one) => (
        <option key={one} value={one}>
          {methodNames[one]} ({one})
        </option>
      ))}
    </PlainSelect>
  </>
);
