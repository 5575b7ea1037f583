import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Lines } from './lines.tsx';
import { OurPhone } from './our-phone.tsx';
import type { CollectProps, ShownProps } from './props.ts';

const Counter = ({ at }: { readonly at: NonNullable<ShownProps['page']['counter']> }) => (
  <>
    <div>
      <p className="text-2xl font-semibold break-words">{at.place}</p>
      <p className="mt-1 font-semibold">{at.openNow}</p>
      <p className="text-ink-soft">{at.hours}</p>
    </div>
    <p className="flex flex-wrap gap-3 print:hidden">
      <a href={at.map} className={actionClass({ look: 'plain' })} target="_blank" rel="noreferrer">
        {collectWords.map}
      </a>
      <a href={at.phone.link} className={actionClass({ look: 'plain' })}>
        {collectWords.call}
      </a>
      {at.whatsapp === undefined ? null : (
        <a
          href={at.whatsapp.link}
          className={actionClass({ look: 'plain' })}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </a>
      )}
    </p>
    <p>
      Phone there:{' '}
      <a href={at.phone.link} className="text-link whitespace-nowrap">
        {at.phone.text}
      </a>
    </p>
  </>
);

/** Where it is collected or brought, and whom to call there. Only where we have nobody there, our own number stands in. */
export const Where = ({
  page: { counter, doorTown, words },
  phone,
}: Pick<ShownProps, 'page'> & CollectProps) => (
  <>
    <Lines lines={words.where} />
    {counter === undefined ? (
      <p>
        <OurPhone phone={phone} />
      </p>
    ) : doorTown === undefined ? (
      <Counter at={counter} />
    ) : (
      <p>
        Questions there:{' '}
        <a href={counter.phone.link} className="text-link whitespace-nowrap">
          {counter.phone.text}
        </a>
      </p>
    )}
  </>
);
