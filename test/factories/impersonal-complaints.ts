import type { Chance } from '../support/fuzz/chance';

/** What complaints say that is about nobody: places, measures, dates, amounts, numbers of poles and complaints. */
const SENTENCES = [
  'The pothole near pillar {n} of the metro is {m} feet wide since {d}.',
  'Street light pole no {n} on {road} is dark from {t} to {t}.',
  'Garbage is not collected at {road}, ward {w}, pincode {p}, for {m} days.',
  'Bus route {r} stops {m} metres after the signal at {road}.',
  'Complaint no {c} of {d} was closed without any work.',
  'The drain between {road} and survey no {n}/{m} overflows after {m} mm of rain.',
  'The estimate of Rs {a} for {m} km of road was passed on {d}.',
  'Water comes only at {t} for {m} minutes, {road}, {p}.',
  'Tree fell on the wall at {lat}, {lng}, {m} metres from gate {m}.',
  '{road} पर खंभा नंबर {n} की बत्ती {d} से बंद है, पिन {p}.',
  'वार्ड {w} में कचरा {m} दिन से नहीं उठा, शिकायत संख्या {c}.',
  '{road} वरील खड्डा {m} फूट आहे, तक्रार क्रमांक {c}.',
  'ವಾರ್ಡ್ {w} ರಲ್ಲಿ {road} ರಸ್ತೆಯ ದೀಪ {d} ರಿಂದ ಆರಿದೆ.',
  '{road} சாலையில் {m} நாட்களாக குப்பை, புகார் எண் {c}.',
  'వార్డు {w} లో {road} వద్ద నీరు {t} కే వస్తుంది.',
  '{road} রাস্তায় {m} দিন ধরে জল জমে আছে, পিন {p}.',
  'વોર્ડ {w} માં {road} પર ખાડો {m} ફૂટનો છે.',
];
const ROADS = [
  'MG Road',
  '12th Main',
  'Hill Road',
  '80 Feet Road',
  'NH 48',
  'Sector 17',
  'Phase 2',
  'SV Road',
  'Gandhi Chowk',
];

/** A complaint of a few sentences that has no personal data. */
export function impersonalComplaint(chance: Chance): string {
  const two = () => String(1 + chance.below(28)).padStart(2, '0');
  const values: Record<string, () => string> = {
    n: () => String(1 + chance.below(9999)),
    m: () => String(1 + chance.below(400)),
    d: () =>
      chance.of([
        `${two()}/0${1 + chance.below(9)}/2026`,
        `${two()}-1${chance.below(3)}-2025`,
        `${two()} March 2026`,
      ]),
    t: () => chance.of([`${two()}:30`, `${1 + chance.below(12)} pm`, `${1 + chance.below(11)}.15 am`]),
    w: () => chance.of([`${1 + chance.below(198)}`, 'H/West', 'K-East', `A-${1 + chance.below(20)}`]),
    p: () => `${1 + chance.below(8)}${String(chance.below(100_000)).padStart(5, '0')}`,
    r: () =>
      chance.of([`${1 + chance.below(600)}`, `${1 + chance.below(400)}-C`, `G-${1 + chance.below(20)}`]),
    c: () =>
      chance.of([
        `${20_250_000 + chance.below(99_999)}`,
        `BBMP/${two()}/${1 + chance.below(9999)}`,
        `SR-${10_000 + chance.below(89_999)}`,
      ]),
    a: () =>
      chance.of([
        `${1 + chance.below(90)},00,000`,
        `${10_000 + chance.below(900_000)}`,
        `${1 + chance.below(9)}.5 crore`,
      ]),
    lat: () => `12.9${1000 + chance.below(8999)}`,
    lng: () => `77.5${1000 + chance.below(8999)}`,
    road: () => chance.of(ROADS),
  };
  const sentences = Array.from({ length: 1 + chance.below(4) }, () => chance.of(SENTENCES));
  return sentences.join(' ').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!());
}
