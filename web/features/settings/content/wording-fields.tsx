import { useWatch } from 'react-hook-form';
import {
  fillWords,
  type LetterName,
  type LetterWords,
  letterNames,
  wordedLetters,
} from '#domain/notifications/letter-words.ts';
import type { SettingValue } from '#domain/settings/site-settings.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

type Wording = SettingValue<'wording'>;
const { Text, LongText } = fieldsOf<Wording>();

/** The words as a reader gets them, with sample values. */
const Sample = ({ letter }: { readonly letter: LetterName }) => {
  const typed: LetterWords | undefined = useWatch<Wording, LetterName>({ name: letter });
  const { subject, opening } = fillWords(typed ?? wordedLetters[letter], wordedLetters[letter].fields);
  return (
    <div className="border-l-4 border-rule pl-3 text-sm">
      <p className="font-semibold">{subject}</p>
      <p>{opening}</p>
    </div>
  );
};

/** The words of the e-mails: subject and first paragraph, with the fields that stay in them. */
export const WordingFields = () => (
  <>
    {letterNames.map((letter) => {
      const { name, fields } = wordedLetters[letter];
      return (
        <FieldGroup
          key={letter}
          title={name}
          hint={`Fields: ${Object.keys(fields)
            .map((field) => `{${field}}`)
            .join(', ')}. Below you see how it reads.`}
        >
          <Text name={`${letter}.subject`} label="Subject" />
          <LongText name={`${letter}.opening`} label="First paragraph" />
          <Sample letter={letter} />
        </FieldGroup>
      );
    })}
  </>
);
