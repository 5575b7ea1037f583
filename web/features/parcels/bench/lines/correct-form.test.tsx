import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { CorrectForm } from './correct-form.tsx';

afterEach(() => closeScreen());

const opened = async () => {
  const onSave = vi.fn();
  const screen = await openScreen(
    <CorrectForm seen={[]} code="PCL-7K3M9Q2X" onSave={onSave} onClose={() => undefined} />,
  );
  const note = () =>
    [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith('What you see'))
      ?.control as HTMLInputElement | undefined;
  return { onSave, note };
};

test('a condition is put right with its words, and what is left alone is not sent', async () => {
  const { onSave, note } = await opened();
  expect(note()).toBeUndefined();
  await press('Wet');
  await press('Save');
  await type(note(), 'The bottom is soft.');
  await press('Save');
  expect(onSave.mock.calls).toEqual([
    [{ condition: 'WET' }],
    [{ condition: 'WET', conditionNote: 'The bottom is soft.' }],
  ]);
});

test('a parcel that is sealed after all has no such words any more', async () => {
  const { onSave, note } = await opened();
  await press('Wet');
  await type(note(), 'The bottom is soft.');
  await press('Sealed');
  await press('Save');
  expect(onSave).toHaveBeenCalledWith({ condition: 'SEALED', conditionNote: '' });
});
