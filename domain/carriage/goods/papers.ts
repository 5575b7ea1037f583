import type { Row } from './row.ts';

/** Goods that fly with a form or a document. For the first two it is the export filing (`export-filing.ts`), for the others it is for customs. */
export const papers = {
  HIGH_VALUE: {
    name: 'High value of one kind of goods',
    verdict: 'papers',
    words: 'stock, equipment, spare parts, machinery',
    also: '',
    reason: 'The U.S. requires an export filing first.',
    whatToDo: 'We file it for you.',
  },
  LICENSED: {
    name: 'Goods under an export license',
    verdict: 'papers',
    words: 'night vision, military equipment, anything marked as export controlled',
    also: `export controlled, night vision goggles, thermal scope, rifle scope, gun scope, body armor, bulletproof vest, bullet proof vest, ballistic vest, military, encryption device`,
    reason: 'They need a license and an export filing first, whatever their value.',
    whatToDo: 'Send us the license before you book.',
  },
  MEDICINE: {
    name: 'Medicine',
    verdict: 'papers',
    words: 'prescription medicine, pain tablets, cough syrup, eye drops, inhaler',
    also: `medicine, medication, prescription, prescription drug, pill, meds, antibiotic, amoxicillin, painkiller, pain killer, paracetamol, panadol, tylenol, ibuprofen, advil, aspirin, cough medicine, cold medicine, cold and flu, dayquil, nyquil, allergy medicine, allergy tablet, blood pressure tablet, blood pressure pill, blood pressure medicine, diabetes medicine, diabetic medicine, metformin, viagra, birth control,
      ointment, medicated cream, eye drop, ear drop, asthma inhaler, asthma pump, ventolin, nasal spray, antacid, gravol, benadryl, tablets for pressure, tablets for sugar, first aid kit, over the counter drug, capsule, injection, syringe, pain tablet, cold tablet, folic acid tablet, acid reflux tablet, acid reflux medicine`,
    reason: 'It can fly. Customs there may ask who it is for, and a doctor’s name.',
    whatToDo:
      'Leave it in the pharmacy’s pack, for one person’s own use, with a copy of the prescription. Nothing that must stay cold.',
  },
  PLANT: {
    name: 'Plants, seeds and soil',
    verdict: 'papers',
    words: 'plants, cuttings, seeds for planting, soil',
    also: `plant, live plant, house plant, seedling, cutting, planting seed, vegetable seed, flower seed, garden seed, seed, flower bulb, potting soil, soil, peat, tree, raw wood, grass seed, manure`,
    reason: 'Plants can carry pests. The country wants its permit and a health certificate.',
    whatToDo: 'Ask for the permit before you buy. Customs there take away what comes without it.',
  },
  TOBACCO: {
    name: 'Tobacco',
    verdict: 'papers',
    words: 'cigarettes, cigars, tobacco',
    also: 'cigarette, cigar, rolling tobacco, snuff, chewing tobacco, hookah tobacco, shisha, marlboro',
    reason: 'It can fly. Customs there tax it heavily, and above a few packs may take it away.',
    whatToDo: 'Put the receipt with it, and ask the receiver what customs there allow.',
  },
} as const satisfies Record<string, Row>;
