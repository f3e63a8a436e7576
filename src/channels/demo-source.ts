import type { Clock } from '../kernel/time/clock';
import { type Channel, type ChannelPost, ChannelSource } from './channel';

interface Sample {
  author: string;
  authorName: string;
  text: string;
  minutesAgo: number;
  media?: 'image';
  location?: ChannelPost['location'];
}

const SAMPLES: Record<Channel, readonly Sample[]> = {
  chat: [
    {
      author: '+910000000001',
      authorName: 'Asha',
      text: 'There is a deep pothole in front of the school on Hill Road, Bandra, Mumbai. Two riders fell today.',
      minutesAgo: 4,
      media: 'image',
    },
    {
      author: '+910000000002',
      authorName: 'Ravi',
      text: 'Garbage has not been collected in 5th Cross, Jayanagar, Bengaluru for a week. The smell is unbearable.',
      minutesAgo: 17,
    },
    {
      author: '+910000000003',
      authorName: 'Sunita',
      text: 'Karol Bagh, Delhi: street light gul hai, raat ko bahut andhera rehta hai.',
      minutesAgo: 42,
    },
    {
      author: '+910000000004',
      authorName: 'Imran',
      text: 'Traffic signal at the Gachibowli junction in Hyderabad is dead since morning, long jam on all sides.',
      minutesAgo: 75,
      media: 'image',
    },
    {
      author: '+910000000005',
      authorName: 'Kavya',
      text: 'Drainage water is flooding the lane behind Adyar market, Chennai.',
      minutesAgo: 130,
      location: { lat: 13.0067, lng: 80.2571, name: 'Adyar' },
    },
  ],
  photo: [
    {
      author: 'walks.in.bandra',
      authorName: '',
      text: 'Broken footpath all along the sea face, Mumbai. Nobody can walk here with a pram. #fixmycity',
      minutesAgo: 12,
      media: 'image',
    },
    {
      author: 'lakewatch',
      authorName: '',
      text: 'Garbage dumped beside the lake in Bangalore again, third time this month.',
      minutesAgo: 55,
      media: 'image',
    },
    {
      author: 'punecycles',
      authorName: '',
      text: 'Potholes on the cycle track near Kothrud, Pune. Take care after dark.',
      minutesAgo: 96,
      media: 'image',
    },
    {
      author: 'northkolkata',
      authorName: '',
      text: 'Waterlogging in our para after an hour of rain. Kolkata, every single year.',
      minutesAgo: 180,
      media: 'image',
    },
    {
      author: 'sabarmati.mornings',
      authorName: '',
      text: 'Street lights along the riverside in Ahmedabad have been out for ten days.',
      minutesAgo: 260,
      media: 'image',
    },
  ],
  micro: [
    {
      author: 'commuter_ka',
      authorName: 'Commuter',
      text: 'Wrong side driving and no traffic police at the Whitefield junction, Bengaluru. Every evening.',
      minutesAgo: 8,
    },
    {
      author: 'ward_watch',
      authorName: 'Ward watch',
      text: 'Bribe asked for a water connection at the ward office in Delhi. Who do we report this to?',
      minutesAgo: 33,
    },
    {
      author: 'mumbai_rains',
      authorName: 'Mumbai rains',
      text: 'Open manhole near Andheri station, Mumbai. Please cover it before the evening rush.',
      minutesAgo: 61,
      media: 'image',
    },
    {
      author: 'hyd_mom',
      authorName: 'A mother in Hyderabad',
      text: 'Mosquitoes everywhere, three dengue cases in our lane in Secunderabad. No fogging at the clinic side.',
      minutesAgo: 140,
    },
    {
      author: 'chennai_bus',
      authorName: 'Bus rider',
      text: 'The bus shelter at Velachery, Chennai has lost its roof. People wait in the rain.',
      minutesAgo: 210,
      media: 'image',
    },
  ],
};

/** Built-in samples, for a channel that is not configured. */
export class DemoSource extends ChannelSource {
  constructor(
    private readonly channel: Channel,
    private readonly clock: Clock,
    private readonly baseUrl: string,
  ) {
    super();
  }

  override read(count: number): Promise<ChannelPost[]> {
    return Promise.resolve(
      SAMPLES[this.channel].slice(0, count).map((sample, index) => this.post(sample, index + 1)),
    );
  }

  private post(
    { author, authorName, text, minutesAgo, media, location }: Sample,
    number: number,
  ): ChannelPost {
    const externalId = `demo_${this.channel}_${number}`;
    const page = `${this.baseUrl}/docs`;
    return {
      externalId,
      author,
      authorName,
      text,
      permalink: page,
      media: media
        ? [{ id: `${externalId}_media`, url: `${page}/favicon-32x32.png`, type: media, caption: text }]
        : [],
      location: location ?? null,
      sentAt: new Date(this.clock.now().getTime() - minutesAgo * 60_000),
    };
  }
}
