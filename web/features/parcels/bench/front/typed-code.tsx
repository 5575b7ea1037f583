import { Button } from '#web/ui/button.tsx';
import type { Bench } from '../use-bench.ts';
import { OneField } from './one-field.tsx';

/** A label that no scanner reads is typed, and a parcel without one is begun by a touch. */
export const TypedCode = ({ bench }: { readonly bench: Bench }) => (
  <div className="grid gap-2">
    <OneField
      label={bench.draft ? 'Shelf' : 'Scan or type a number'}
      press="Enter"
      onText={(text) => {
        bench.scan(text, 'typed');
        return true;
      }}
    />
    {bench.draft ? null : (
      <Button
        look="quiet"
        className="min-h-12 justify-self-start"
        onClick={() => void bench.begin(undefined)}
      >
        It has no label that can be read
      </Button>
    )}
  </div>
);
