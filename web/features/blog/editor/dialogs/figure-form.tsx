import { $insertNodes } from 'lexical';
import { useState } from 'react';
import {
  type DestinationFigure,
  destinationFigures,
  type HouseFigure,
  houseFigures,
} from '#domain/blog/body/figures.ts';
import type { FigurePart } from '#domain/blog/body/inline.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destination-codes.ts';
import { figureWords } from '#web/site/pages/blog/body/figure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { $createFigure, FigureNode } from '../nodes/figure-node.ts';
import { $chosen } from '../typing/place-here.ts';
import { DestinationField } from './destination-field.tsx';
import type { TextFormProps } from './form-props.ts';

const isOfDestination = (name: string): name is DestinationFigure => Object.hasOwn(destinationFigures, name);
const isOfHouse = (name: string): name is HouseFigure => Object.hasOwn(houseFigures, name);

const options = Object.entries({ ...destinationFigures, ...houseFigures })
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

const partOf = (name: string, to: DestinationCode): FigurePart | undefined => {
  if (isOfDestination(name)) return { figure: name, to };
  return isOfHouse(name) ? { figure: name } : undefined;
};

/** Puts the figure where the caret is, or in the place of the one that is chosen. */
const $putFigure = (part: FigurePart): void => {
  const chosen = $chosen();
  if (chosen instanceof FigureNode) chosen.setPart(part);
  else $insertNodes([$createFigure(part)]);
};

/** Asks which figure a sentence shows, and shows what it says today. */
export const FigureForm = ({
  site,
  apply,
  start,
}: TextFormProps & { readonly start?: FigurePart | undefined }) => {
  const [name, setName] = useState<string>(start?.figure ?? 'rate-per-lb');
  const [to, setTo] = useState<DestinationCode>(start && 'to' in start ? start.to : destinationCodes[0]);
  const part = partOf(name, to);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (part) apply(() => $putFigure(part));
      }}
    >
      <SelectField
        label="Figure"
        options={options}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {isOfDestination(name) ? <DestinationField value={to} onChange={setTo} /> : null}
      <p>
        Today it says: <strong>{(part && figureWords(site, part)) || 'nothing'}</strong>
      </p>
      <Button type="submit" className="justify-self-start">
        {start ? 'Change the figure' : 'Insert the figure'}
      </Button>
    </form>
  );
};
