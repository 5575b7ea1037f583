import type { Wizard } from '../use-wizard.ts';
import { ContentsStep } from './contents-step.tsx';
import { FlightStep } from './flight-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PiecesStep } from './pieces-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TermsStep } from './terms-step.tsx';

/** The fields of the step that is open. */
export const StepFields = ({ wizard }: { readonly wizard: Wizard }) => {
  switch (wizard.step) {
    case 'people':
      return <PeopleStep wizard={wizard} />;
    case 'terms':
      return <TermsStep wizard={wizard} />;
    case 'pieces':
      return <PiecesStep wizard={wizard} />;
    case 'contents':
      return <ContentsStep wizard={wizard} />;
    case 'flight':
      return <FlightStep wizard={wizard} />;
    default:
      return <ReviewStep wizard={wizard} />;
  }
};
