import { IssueSettings } from './issue-settings';
import { type ChatTemplates, ChatTemplatesByKey } from './chat-templates';
import { Setting } from './setting';
import { AccountId, BaseUrl, OneOf, Text, TileUrl } from './setting-rules';

/** What everyone sees of chat messages. */
export type ChatWall = 'full' | 'masked' | 'converted-only';

/**
 * Settings of the services this one calls (the geocoder and the platforms of the channels), and of the map tiles that
 * browsers load.
 */
export class UpstreamSettings extends IssueSettings {
  @Setting({
    about:
      'The base URL of an open reverse geocoder (Nominatim), which finds the places of points; at most one request per second. Unset: no requests are sent, and the nearest known place is used',
    fix: 'Set a URL such as https://nominatim.example.org, or unset it.',
  })
  @BaseUrl()
  GEOCODER_URL?: string;

  @Setting({
    about:
      'A folder with base maps, extracts of OpenStreetMap as <city>.pmtiles (PMTiles of version 3 with vector tiles), which this service sends to browsers. They are shown instead of tiles; a city without a file has none. A file that cannot be read is named in a warning',
    fix: 'Set the path of a folder, or unset it.',
  })
  @Text()
  MAP_PMTILES_DIR?: string;

  @Setting({
    about:
      'The URL from which browsers load map tiles, with {z}, {x} and {y} for zoom, column and row. Its origin is added to the content security policy of pages. It can see who looks at which place, and the privacy page says so. Unset: maps have only the ward boundaries of the service, and cities without boundaries have no map to select a place on',
    fix: 'Set a URL such as https://tiles.example.org/{z}/{x}/{y}.png, or unset it.',
  })
  @TileUrl()
  MAP_TILE_URL?: string;

  @Setting({
    about:
      'The attribution of the tiles on the map, as their licence requires it. Required with MAP_TILE_URL',
    fix: 'Set a text such as © OpenStreetMap contributors, or unset MAP_TILE_URL as well.',
  })
  @Text()
  MAP_TILE_ATTRIBUTION?: string;

  @Setting({
    about:
      'The access token of the chat platform, which is also the secret that signs its webhooks. Unset: demo messages, and no signature is required',
    fix: 'Set the access token of the platform, or unset it.',
  })
  @Text()
  CHAT_TOKEN?: string;

  @Setting({
    about:
      'The previous CHAT_TOKEN: webhooks signed with it are also accepted, for the time until the platform signs with the new one. Unset: there is one secret',
    fix: 'Set the former access token of the platform, or unset it once the platform signs with the new one.',
  })
  @Text()
  CHAT_TOKEN_PREVIOUS?: string;

  @Setting({
    about: 'The verify token that the chat platform must send when it verifies the webhook',
    fallback: 'civic-development-verify-token',
    fix: 'Set the verify token that is entered at the platform.',
  })
  @Text()
  CHAT_VERIFY_TOKEN!: string;

  @Setting({
    about: 'The id of the business phone number',
    fallback: 'demo_phone',
    fix: 'Set the phone number id of the platform.',
  })
  @Text()
  CHAT_PHONE_NUMBER_ID!: string;

  @Setting({
    about:
      'The base URL of the chat platform, from which pictures and videos are fetched, and to which messages are sent. Unset: neither is done',
    fix: 'Set a URL such as https://chat.example.org/v1, or unset it.',
  })
  @BaseUrl()
  CHAT_API_URL?: string;

  @Setting({
    about:
      'The message templates that the chat platform has approved, as JSON. Once a person has not written for 24 hours, the platform delivers only these; without the template of a message, it fails with the code no_template. The keys are status_new, status_ack, status_progress, status_resolved, status_overdue, confirm_repair and issue_joined; parameters, in the order of the template, are title and link',
    fallback: '{}',
    fix: 'Set JSON such as {"status_ack": {"name": "report_seen", "languages": {"en": "en", "hi": "hi"}, "parameters": ["title", "link"]}}, or unset it.',
  })
  @ChatTemplatesByKey()
  CHAT_TEMPLATES!: ChatTemplates;

  @Setting({
    about:
      'What everyone sees of chat messages: full, masked (the end of the number and the first name), or converted-only (only messages that became an issue, masked)',
    fallback: 'full',
    fix: 'Set it to full, masked or converted-only.',
  })
  @OneOf(['full', 'masked', 'converted-only'])
  CHAT_WALL!: ChatWall;

  @Setting({
    about: 'The access token of the photo platform. Unset: demo mentions',
    fix: 'Set a long-lived user access token, or unset it.',
  })
  @Text()
  PHOTO_ACCESS_TOKEN?: string;

  @Setting({
    about: 'The account on the photo platform whose mentions are read. Unset: demo mentions',
    fix: 'Set the id of the business account, or unset it.',
  })
  @AccountId()
  PHOTO_USER_ID?: string;

  @Setting({
    about: 'The handle of that account, without the at sign',
    fallback: 'civic_issues',
    fix: 'Set a handle.',
  })
  @Text()
  PHOTO_HANDLE!: string;

  @Setting({
    about: 'The base URL of the photo platform. Unset: demo mentions',
    fix: 'Set a URL such as https://photo.example.org/v1, or unset it.',
  })
  @BaseUrl()
  PHOTO_API_URL?: string;

  @Setting({
    about: 'The bearer token of the microblog platform. Unset: demo mentions',
    fix: 'Set a bearer token, or unset it.',
  })
  @Text()
  MICRO_BEARER_TOKEN?: string;

  @Setting({
    about: 'The account on the microblog platform whose mentions are read. Unset: demo mentions',
    fix: 'Set the id of the account, or unset it.',
  })
  @AccountId()
  MICRO_USER_ID?: string;

  @Setting({
    about: 'The handle of that account, without the at sign',
    fallback: 'civic_issues',
    fix: 'Set a handle.',
  })
  @Text()
  MICRO_HANDLE!: string;

  @Setting({
    about: 'The base URL of the microblog platform. Unset: demo mentions',
    fix: 'Set a URL such as https://micro.example.org, or unset it.',
  })
  @BaseUrl()
  MICRO_API_URL?: string;
}
