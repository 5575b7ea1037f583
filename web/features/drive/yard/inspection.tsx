import { useState } from 'react';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { type InspectedItem, inspectedItems } from '#domain/vehicles/road/inspection.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { Tell } from '../day/use-tell.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import { beginning, inspectionOf, itemNames, type Look, missingIn } from './looked.ts';
import { MilesField, type MilesTyped, readingOf } from './miles-field.tsx';

/** One item: it is fine, or what is wrong with it, with its photo. */
const ItemField = ({
  item,
  look,
  onLook,
}: {
  readonly item: InspectedItem;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}) => (
  <div className="grid gap-3 border-t border-rule pt-3">
    <Choices
      name={item}
      legend={inspectedItems[item]}
      choices={[
        { value: 'FINE', label: 'Fine' },
        { value: 'FAULT', label: 'Fault' },
      ]}
      chosen={look.how}
      onChoose={(how) => onLook({ ...look, how })}
      className="grid grid-cols-2 gap-2 [&_.choice]:justify-center"
    />
    {look.how === 'FAULT' ? (
      <>
        <PlainTextArea
          label={`What is wrong: ${inspectedItems[item]}`}
          required
          rows={2}
          maxLength={300}
          value={look.note}
          onChange={({ target }) => onLook({ ...look, note: target.value })}
        />
        <Photos
          label={`Photo of the fault: ${inspectedItems[item]}`}
          purpose="FAULT_PHOTO"
          most={1}
          photos={look.photos}
          onPhotos={(photos) => onLook({ ...look, photos })}
        />
        <CheckField
          label="It must not be driven like this"
          checked={look.unsafe}
          onChange={({ target }) => onLook({ ...look, unsafe: target.checked })}
        />
      </>
    ) : null}
  </div>
);

/** The inspection before the day: every item is looked at, and what is wrong is said with a photo. */
export const Inspection = ({
  vehicle,
  report,
}: {
  readonly vehicle: DrivenVehicle;
  readonly report: Tell['report'];
}) => {
  const back = useBack();
  const [looks, setLooks] = useState(beginning);
  const [typed, setTyped] = useState<MilesTyped>({ miles: '', isSure: false });
  const reading = readingOf(typed, vehicle.odometer.miles);
  const missing = [...(reading === undefined ? ['the odometer'] : []), ...missingIn(looks)];
  const send = async (): Promise<void> => {
    if (reading === undefined) return;
    const inspection = inspectionOf(looks, { ...reading, at: new Date().toISOString() });
    if (await report(vehicle, { kind: 'INSPECT', inspection })) back();
  };
  return (
    <View name="van" caption={vehicle.plate} title={`Inspect ${vehicle.name}`} onBack={back}>
      <WorkForm missing={missing} press="Send the inspection" onSend={send}>
        <MilesField last={vehicle.odometer.miles} typed={typed} onTyped={setTyped} />
        {itemNames.map((item) => (
          <ItemField
            key={item}
            item={item}
            look={looks[item]}
            onLook={(look) => setLooks((before) => ({ ...before, [item]: look }))}
          />
        ))}
      </WorkForm>
    </View>
  );
};
