import { afterEach, expect, test, vi } from 'vitest';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { anEnquiry } from '../testing/samples.ts';
import { useEnquiries, useEnquiry, useStatusChange } from './use-enquiries.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
afterEach(closeScreen);

const { reference } = anEnquiry();
const Desk = () => {
  const { data: one } = useEnquiry(reference);
  const { data: list } = useEnquiries({ status: 'NEW' }, undefined);
  const move = useStatusChange(reference);
  return (
    <>
      <button type="button" onClick={() => move.mutate({ version: 1, status: 'OPEN' })}>
        Take it on
      </button>
      <p id="one">{one?.enquiry.status}</p>
      <p id="list">{list?.items.map((row) => row.reference).join(' ')}</p>
    </>
  );
};

test('an enquiry in progress leaves the list of new ones at once, even if the index still has it', async () => {
  let status: 'NEW' | 'OPEN' = 'NEW';
  const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === enquiryEndpoints.list) return { items: [anEnquiry({ status: 'NEW', version: 1 })] };
    if (endpoint === enquiryEndpoints.show)
      return { enquiry: anEnquiry({ status, version: status === 'NEW' ? 1 : 2 }), thread: [] };
    status = 'OPEN';
    return { status, version: 2 };
  });
  const screen = await openScreen(<Desk />, '/');
  await settle();
  const shown = (id: string) => screen.querySelector(`#${id}`)?.textContent;
  expect([shown('one'), shown('list')]).toEqual(['NEW', reference]);
  await press('Take it on');
  await settle();
  expect([shown('one'), shown('list')]).toEqual(['OPEN', '']);
});
