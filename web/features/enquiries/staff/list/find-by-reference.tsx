import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';

/** Opens an enquiry by its reference, for example during a phone call. */
export const FindByReference = ({ base }: { readonly base: string }) => {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState('');
  const find = (typed: string): void => {
    const reference = enquiryReference.from(typed);
    setWrong(reference === undefined ? typed : '');
    if (reference !== undefined) void navigate(`${base}/${reference}`);
  };
  return (
    <div className="max-w-2xl">
      <SearchField label="Reference" placeholder="ENQ-7K3M9Q" value={wrong} onSearch={find} />
      <p role="status" className="text-sm text-ink-soft">
        {wrong ? `“${wrong}” is not a reference. A reference looks like ENQ-7K3M9Q.` : null}
      </p>
    </div>
  );
};
