import { CATEGORY_SLUGS, FEED_CATEGORIES } from './categories';
import { CHAIN_ROLES } from './people/chain-roles';
import { CITY_SLUGS } from './cities';
import { CONFIRMATION_ANSWERS, CONFIRMATION_STATES } from './confirmations';
import { CONSOLE_LANGUAGES, CONSOLE_ROLES } from './console';
import { FLAG_REASONS, FLAG_TARGETS } from './flags';
import { HOLDER_MAILS } from './holder-mails';
import { INTAKES } from './intakes';
import { LANGUAGES } from './languages';
import { MEDIA_TYPES, MIME_TYPES } from './media-types';
import { OUTCOME_REASONS, OUTCOMES, PHOTO_FLAGS } from './outcome-reasons';
import { PLACE_PRECISIONS } from './place-precision';
import {
  CONSENT_PURPOSES,
  CONSENT_SURFACES,
  DATA_KINDS,
  EXPORT_STATES,
  READ_PURPOSES,
  REQUEST_KINDS,
} from './personal-data';
import { PRIORITIES } from './priorities';
import { REACTIONS } from './reactions';
import { ACCOUNT_ROLES, TOKEN_ROLES } from './people/roles';
import { SHOWN_AS as WAYS_SHOWN } from './people/shown-as';
import { UNIT_KINDS } from './units';
import { DISABLED_REASONS, WEBHOOK_EVENT_TYPES } from './webhooks';
import { CLOSE_SOURCES, FEED_STATUSES, LIFECYCLE_STATUSES, LISTED_STATUSES } from './statuses';

/** Closed sets of values, each with the schema name it has in the OpenAPI documents. */
export const CITY = { enum: CITY_SLUGS, enumName: 'CitySlug' };
export const CATEGORY = { enum: CATEGORY_SLUGS, enumName: 'CategorySlug' };
export const FEED_CATEGORY = { enum: FEED_CATEGORIES, enumName: 'FeedCategory' };
export const DATA_KIND = { enum: DATA_KINDS, enumName: 'DataKind' };
export const CONSENT_PURPOSE = { enum: CONSENT_PURPOSES, enumName: 'ConsentPurpose' };
export const CONSENT_SURFACE = { enum: CONSENT_SURFACES, enumName: 'ConsentSurface' };
export const EXPORT_STATE = { enum: EXPORT_STATES, enumName: 'ExportState' };
export const READ_PURPOSE = { enum: READ_PURPOSES, enumName: 'ReadPurpose' };
export const REQUEST_KIND = { enum: REQUEST_KINDS, enumName: 'PrivacyRequestKind' };
export const ERASED_WORDS = { enum: ['keep', 'remove'] as const, enumName: 'ErasedWords' };
export const ERASED_PLACES = { enum: ['keep', 'grid', 'ward'] as const, enumName: 'ErasedPlace' };
export const PRIORITY = { enum: PRIORITIES, enumName: 'Priority' };
export const PLACE_PRECISION = { enum: PLACE_PRECISIONS, enumName: 'PlacePrecision' };
export const LIFECYCLE_STATUS = { enum: LIFECYCLE_STATUSES, enumName: 'LifecycleStatus' };
export const LISTED_STATUS = { enum: LISTED_STATUSES, enumName: 'ListedStatus' };
export const FEED_STATUS = { enum: FEED_STATUSES, enumName: 'FeedStatus' };
export const CLOSE_SOURCE = { enum: CLOSE_SOURCES, enumName: 'CloseSource' };
export const MEDIA_TYPE = { enum: MEDIA_TYPES, enumName: 'MediaType' };
export const MIME_TYPE = { enum: MIME_TYPES, enumName: 'MimeType' };
export const REACTION = { enum: REACTIONS, enumName: 'Reaction' };
export const TOKEN_ROLE = { enum: TOKEN_ROLES, enumName: 'TokenRole' };
export const ACCOUNT_ROLE = { enum: ACCOUNT_ROLES, enumName: 'AccountRole' };
export const CONSOLE_LANGUAGE = { enum: CONSOLE_LANGUAGES, enumName: 'ConsoleLanguage' };
export const CONSOLE_ROLE = { enum: CONSOLE_ROLES, enumName: 'ConsoleRoleName' };
export const CHAIN_ROLE = { enum: CHAIN_ROLES, enumName: 'ChainRole' };
export const FLAG_REASON = { enum: FLAG_REASONS, enumName: 'FlagReason' };
export const FLAG_TARGET = { enum: FLAG_TARGETS, enumName: 'FlagTargetKind' };
export const WEBHOOK_EVENT_TYPE = { enum: WEBHOOK_EVENT_TYPES, enumName: 'WebhookEventType' };
export const DISABLED_REASON = { enum: DISABLED_REASONS, enumName: 'WebhookDisabledReason' };
export const SHOWN_AS = { enum: WAYS_SHOWN, enumName: 'ShownAs' };
export const UNIT_KIND = { enum: UNIT_KINDS, enumName: 'UnitKind' };
export const HOLDER_MAIL = { enum: HOLDER_MAILS, enumName: 'HolderMail' };
export const LANGUAGE = { enum: LANGUAGES, enumName: 'Language' };
export const INTAKE = { enum: INTAKES, enumName: 'Intake' };
export const OUTCOME = { enum: OUTCOMES, enumName: 'Outcome' };
export const OUTCOME_REASON = { enum: OUTCOME_REASONS, enumName: 'NotRepairedReason' };
export const PHOTO_FLAG = { enum: PHOTO_FLAGS, enumName: 'PhotoFlag' };
export const CONFIRMATION_ANSWER = { enum: CONFIRMATION_ANSWERS, enumName: 'ConfirmationAnswer' };
export const CONFIRMATION_STATE = { enum: CONFIRMATION_STATES, enumName: 'ConfirmationState' };
