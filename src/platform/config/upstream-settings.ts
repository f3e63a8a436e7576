import { z } from 'zod';
import type { Setting } from './setting';

/** The base URL of another service. */
const upstream = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** The settings of the services this one asks: a geocoder, and the platforms of the channels. */
export const UPSTREAM_SETTINGS = {
  GEOCODER_URL: {
    schema: upstream,
    about:
      'The base URL of an open reverse geocoder (Nominatim), which is asked where points lie, once a second at most. Unset: nobody is asked, the nearest known place must do',
    fix: 'Set a URL such as https://nominatim.example.org, or unset it.',
  },
  CHAT_TOKEN: {
    schema: z.string().min(1),
    about:
      'The access token of the chat platform, which is also what its webhooks are signed with. Unset: demo messages, and no signature is asked for',
    fix: 'Set the access token of the platform, or unset it.',
  },
  CHAT_TOKEN_PREVIOUS: {
    schema: z.string().min(1),
    about:
      'What CHAT_TOKEN was before: webhooks signed with it are taken, too, until the platform signs with the new one. Unset: there is one secret',
    fix: 'Set the former access token of the platform, or unset it once the platform signs with the new one.',
  },
  CHAT_VERIFY_TOKEN: {
    schema: z.string().min(1),
    about: 'What the chat platform must say when it verifies the webhook',
    fallback: 'civic-development-verify-token',
    fix: 'Set the verify token entered at the platform.',
  },
  CHAT_PHONE_NUMBER_ID: {
    schema: z.string().min(1),
    about: 'The id of the business phone number',
    fallback: 'demo_phone',
    fix: 'Set the phone number id of the platform.',
  },
  CHAT_API_URL: {
    schema: upstream,
    about:
      'The base URL of the chat platform, from which pictures and videos are fetched. Unset: they are not',
    fix: 'Set a URL such as https://chat.example.org/v1, or unset it.',
  },
  PHOTO_ACCESS_TOKEN: {
    schema: z.string().min(1),
    about: 'The access token of the photo platform. Unset: demo mentions',
    fix: 'Set a long-lived user access token, or unset it.',
  },
  PHOTO_USER_ID: {
    schema: z.string().regex(/^[\w.-]+$/),
    about: 'The account on the photo platform whose mentions are read. Unset: demo mentions',
    fix: 'Set the id of the business account, or unset it.',
  },
  PHOTO_HANDLE: {
    schema: z.string().min(1),
    about: 'The handle of that account, without the at sign',
    fallback: 'civic_issues',
    fix: 'Set a handle.',
  },
  PHOTO_API_URL: {
    schema: upstream,
    about: 'The base URL of the photo platform. Unset: demo mentions',
    fix: 'Set a URL such as https://photo.example.org/v1, or unset it.',
  },
  MICRO_BEARER_TOKEN: {
    schema: z.string().min(1),
    about: 'The bearer token of the microblog platform. Unset: demo mentions',
    fix: 'Set a bearer token, or unset it.',
  },
  MICRO_USER_ID: {
    schema: z.string().regex(/^[\w.-]+$/),
    about: 'The account on the microblog platform whose mentions are read. Unset: demo mentions',
    fix: 'Set the id of the account, or unset it.',
  },
  MICRO_HANDLE: {
    schema: z.string().min(1),
    about: 'The handle of that account, without the at sign',
    fallback: 'civic_issues',
    fix: 'Set a handle.',
  },
  MICRO_API_URL: {
    schema: upstream,
    about: 'The base URL of the microblog platform. Unset: demo mentions',
    fix: 'Set a URL such as https://micro.example.org, or unset it.',
  },
} satisfies Record<string, Setting>;
