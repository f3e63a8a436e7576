import type { ConsoleActor } from '../../kernel/console';
import type { NewTemplate, NewUnit } from './seed-demo-staff';

/** Who works in the console of the demonstration; it has no account, and cannot sign in. */
export const DEMO_STAFF: ConsoleActor = {
  id: 'adm_demo_kavita',
  email: 'kavita@demo.example',
  name: 'Kavita Joshi',
  role: 'reviewer',
  cityScope: ['mumbai'],
  permissions: null,
  scope: {},
  contacts: false,
  hasTotp: false,
  language: null,
};

/** The units of the demonstration; that of the ward has the ward officer. */
export const DEMO_UNITS = {
  ward: {
    name: { en: 'Ward office, H/West', hi: 'वार्ड कार्यालय, एच/पश्चिम', mr: 'विभाग कार्यालय, एच/पश्चिम' },
    kind: 'ward_office',
    email: 'ward.hwest@demo.example',
  },
  waste: {
    name: { en: 'Solid waste, western suburbs', hi: 'ठोस कचरा, पश्चिमी उपनगर', mr: 'घनकचरा, पश्चिम उपनगरे' },
    kind: 'department',
    email: null,
  },
  lights: {
    name: { en: 'Lights and covers, crew 4', hi: 'बत्ती और ढक्कन, दल ४', mr: 'दिवे आणि झाकणे, पथक ४' },
    kind: 'contractor',
    email: null,
  },
} as const satisfies Readonly<Record<string, NewUnit>>;
export type DemoUnit = keyof typeof DEMO_UNITS;

/** The units that new issues go to, by ward and category. */
export const DEMO_RULES = [
  { unit: 'ward', ward: 'H/West', category: null },
  { unit: 'waste', ward: null, category: 'hygiene' },
  { unit: 'lights', ward: null, category: 'infrastructure' },
] as const;

export const DEMO_TEMPLATES: readonly NewTemplate[] = [
  {
    name: 'Repair is planned',
    category: null,
    status: null,
    texts: {
      en: 'Dear {reporter}, thank you for telling us about “{issue}”. {unit} repairs it by {dueDate}.',
      hi: 'नमस्ते {reporter}, “{issue}” बताने के लिए धन्यवाद। {unit} इसे {dueDate} तक ठीक करेगा।',
      mr: 'नमस्कार {reporter}, “{issue}” कळवल्याबद्दल धन्यवाद. {unit} हे {dueDate} पर्यंत दुरुस्त करेल.',
    },
  },
  {
    name: 'Where exactly?',
    category: null,
    status: null,
    texts: {
      en: 'Dear {reporter}, our crew did not find the place. Is there a shop, a pole number or a gate beside it?',
      hi: 'नमस्ते {reporter}, हमारे दल को जगह नहीं मिली। पास में कोई दुकान, खंभे का नंबर या फाटक है?',
      mr: 'नमस्कार {reporter}, आमच्या पथकाला जागा सापडली नाही. जवळ एखादे दुकान, खांबाचा क्रमांक किंवा फाटक आहे का?',
    },
  },
  {
    name: 'Bins are emptied daily again',
    category: 'hygiene',
    status: null,
    texts: { en: 'Dear {reporter}, from tomorrow the bins in {ward} are emptied every morning again.' },
  },
];
