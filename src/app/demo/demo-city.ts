import type { NewIssue } from '../../issues';
import type { Scene } from './demo-photos';
import type { DemoUnit } from './demo-staff';

/** The people of the demonstration; local identity lets anyone sign in as one of them. */
export const DEMO_PEOPLE = {
  asha: { email: 'asha@demo.example', name: 'Asha Kulkarni' },
  farhan: { email: 'farhan@demo.example', name: 'Farhan Shaikh' },
  meera: { email: 'meera@demo.example', name: 'Meera Iyer' },
  joseph: { email: 'joseph@demo.example', name: 'Joseph D’Souza' },
  lakshmi: { email: 'lakshmi@demo.example', name: 'Lakshmi Rao' },
  wardOfficer: { email: 'ward.hwest@demo.example', name: 'Ward Officer, H/West' },
} as const;
export type DemoPerson = keyof typeof DEMO_PEOPLE;

/** What somebody says about an issue: a person, or city staff in a note or an answer. */
export interface DemoWords {
  by: DemoPerson | 'note' | 'answer';
  text: string;
  /** The units that a note mentions. */
  mentions?: readonly DemoUnit[];
  /** Whether an answer is a question to the reporter. */
  waitsForReporter?: boolean;
}

/** A report of the demonstration, and its history. */
export interface DemoIssue extends NewIssue {
  by: DemoPerson;
  hoursAgo: number;
  upvotedBy: readonly DemoPerson[];
  becomes?: 'in_progress';
  /** What its photo shows. */
  scene?: Scene;
  /** What city staff say and show once it is repaired. */
  repair?: { text: string; scene: Scene };
  assigned?: boolean;
  /** What is said about it, in this order. */
  words?: readonly DemoWords[];
}

export const DEMO_ISSUES: readonly DemoIssue[] = [
  {
    title: 'Deep pothole at the Hill Road signal',
    description:
      'A pothole as wide as a scooter has opened in the left lane just before the signal. Two riders fell there this week.',
    city: 'mumbai',
    category: 'road',
    priority: 'high',
    location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal, Bandra West' },
    pincode: '400050',
    scene: 'pothole',
    by: 'asha',
    hoursAgo: 310,
    upvotedBy: ['farhan', 'meera', 'joseph', 'lakshmi'],
    becomes: 'in_progress',
    assigned: true,
    words: [
      {
        by: 'note',
        text: 'Same place as last year: the drain below leaks. @Ward office, H/West, please look before it is filled.',
        mentions: ['ward'],
      },
      { by: 'meera', text: 'Still there this morning.' },
      {
        by: 'answer',
        text: 'Dear Asha, our crew has seen the hole. It is filled as soon as the drain below is repaired.',
      },
      { by: 'note', text: 'Cold mix ordered, crew 4.' },
    ],
  },
  {
    title: 'Garbage not collected for five days in Pali Naka',
    description:
      'The bins behind the market overflow and dogs spread the waste over the footpath. The morning truck has not come since Sunday.',
    city: 'mumbai',
    category: 'hygiene',
    priority: 'high',
    location: { lat: 19.0626, lng: 72.8286, address: 'Pali Naka market, Bandra West' },
    pincode: '400050',
    scene: 'garbage',
    by: 'joseph',
    hoursAgo: 220,
    upvotedBy: ['asha', 'meera'],
    repair: { text: 'The bins are emptied, and the truck comes every morning again.', scene: 'clean-street' },
    assigned: true,
    words: [
      { by: 'answer', text: 'The truck of this route was broken. Another one comes today at four.' },
      { by: 'joseph', text: 'It came. Thank you.' },
    ],
  },
  {
    title: 'Street lights out along Carter Road promenade',
    description: 'Eleven lamps in a row between the jogging track gate and the dog park stay dark all night.',
    city: 'mumbai',
    category: 'infrastructure',
    priority: 'medium',
    location: { lat: 19.0655, lng: 72.8216, address: 'Carter Road promenade' },
    pincode: '400050',
    scene: 'dark-lamps',
    by: 'meera',
    hoursAgo: 180,
    upvotedBy: ['asha', 'farhan', 'lakshmi'],
    words: [
      {
        by: 'answer',
        text: 'Dear Meera, which pole numbers are dark? They are painted at shoulder height.',
        waitsForReporter: true,
      },
    ],
  },
  {
    title: 'Pedestrian signal outside Andheri station never turns green',
    description:
      'People wait for minutes and then run across the traffic. The button does nothing and the countdown shows zero all day.',
    city: 'mumbai',
    category: 'traffic',
    priority: 'high',
    location: { lat: 19.1197, lng: 72.8464, address: 'Andheri station east' },
    pincode: '400069',
    scene: 'signal',
    by: 'farhan',
    hoursAgo: 150,
    upvotedBy: ['joseph', 'meera', 'lakshmi'],
    assigned: true,
  },
  {
    title: 'Stagnant water breeding mosquitoes near Mahakali caves',
    description:
      'Water from a broken pipe has collected in a pit beside the bus stop for two weeks. Three children in our building have dengue.',
    city: 'mumbai',
    category: 'healthcare',
    priority: 'high',
    location: { lat: 19.1303, lng: 72.8735, address: 'Mahakali Caves Road, Andheri East' },
    pincode: '400093',
    scene: 'puddle',
    by: 'lakshmi',
    hoursAgo: 96,
    upvotedBy: ['farhan', 'asha', 'joseph'],
  },
  {
    title: 'Complaint closed three times without anyone visiting',
    description:
      'Our drain complaint is marked as done each time, yet no one has come. We ask for the name of whoever signs these visits.',
    city: 'mumbai',
    category: 'systemic',
    priority: 'medium',
    by: 'joseph',
    hoursAgo: 80,
    upvotedBy: ['asha'],
  },
  {
    title: 'Manhole cover missing in front of the school gate',
    description:
      'A branch marks the hole now. Hundreds of children pass here every morning and afternoon. Please cover it before the rain.',
    city: 'mumbai',
    category: 'infrastructure',
    priority: 'high',
    location: { lat: 19.0176, lng: 72.8562, address: 'Near Five Gardens, Dadar East' },
    pincode: '400014',
    scene: 'manhole',
    by: 'asha',
    hoursAgo: 30,
    upvotedBy: ['meera', 'lakshmi', 'farhan', 'joseph'],
  },
  {
    title: 'Footpath blocked by construction rubble',
    description:
      'Sand and broken tiles cover the whole footpath, so that wheelchairs and prams have to use the road.',
    city: 'mumbai',
    category: 'road',
    priority: 'low',
    location: { lat: 19.1075, lng: 72.8263, address: 'JVPD Scheme, Juhu' },
    pincode: '400049',
    scene: 'rubble',
    by: 'meera',
    hoursAgo: 9,
    upvotedBy: [],
  },
  {
    title: 'Sewage flowing on the street behind the bus depot',
    description:
      'The drain has been blocked since last night and the whole lane smells. Shops have closed their shutters.',
    city: 'pune',
    category: 'hygiene',
    priority: 'high',
    location: { lat: 18.5018, lng: 73.8636, address: 'Swargate bus depot' },
    pincode: '411037',
    scene: 'sewage',
    by: 'farhan',
    hoursAgo: 50,
    upvotedBy: ['asha'],
  },
  {
    title: 'Broken divider at Silk Board junction',
    description:
      'A truck hit the divider and the steel bars stick out into the fast lane. It is invisible at night.',
    city: 'bangalore',
    category: 'traffic',
    priority: 'high',
    location: { lat: 12.9177, lng: 77.6238, address: 'Central Silk Board junction' },
    pincode: '560068',
    scene: 'divider',
    by: 'lakshmi',
    hoursAgo: 20,
    upvotedBy: ['meera', 'joseph'],
  },
];
